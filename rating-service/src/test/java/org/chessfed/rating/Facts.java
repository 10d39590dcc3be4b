package org.chessfed.rating;

import java.time.Instant;
import java.util.List;
import org.chessfed.events.pairing.ResultCard;
import org.chessfed.events.pairing.ResultCorrected;
import org.chessfed.events.pairing.TournamentCard;
import org.chessfed.events.pairing.TournamentFinished;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.events.registration.PersonRegistered;
import org.chessfed.regulation.reader.Documents;

/** Facts of other services about invented people. */
public final class Facts {

    /** The competition that these tournaments belong to. */
    public static final String COMPETITION = "SEL";

    private Facts() {}

    public static CompetitionPublished competition() {
        return new CompetitionPublished(
                COMPETITION, 1, "doc", Documents.text("sel-114"), Instant.parse("2025-01-02T00:00:00Z"));
    }

    public static PersonCard card(String id, String fideId, Integer birthYear) {
        return new PersonCard(id, "棋手" + id, "Player " + id, null, "M", birthYear, "TPE", null, fideId, null, false);
    }

    public static PersonRegistered person(String id, String fideId, Integer birthYear) {
        return new PersonRegistered(card(id, fideId, birthYear), 1);
    }

    /** A game; outcomes of White and Black as {@code WIN-LOSS}. */
    public static ResultCard game(String id, String tournament, int round, String white, String black, String result) {
        List<String> outcomes = List.of(result.split("-", -1));
        return new ResultCard(
                id,
                tournament,
                COMPETITION,
                "PRELIM",
                "P1N",
                round,
                1,
                white,
                black,
                outcomes.get(0),
                outcomes.get(1),
                false,
                false);
    }

    public static TournamentFinished finished(
            String tournament, long version, String at, boolean rated, ResultCard... games) {
        return new TournamentFinished(
                new TournamentCard(
                        tournament, COMPETITION, 1, "PRELIM", "P1N", List.of("MEN"), "SWISS", 7, "roster", List.of()),
                version,
                Instant.parse(at),
                rated,
                List.of(games));
    }

    public static ResultCorrected corrected(ResultCard game, long version) {
        return new ResultCorrected(game, version, true);
    }
}
