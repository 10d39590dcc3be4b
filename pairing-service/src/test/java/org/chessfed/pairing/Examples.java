package org.chessfed.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Setup;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.TournamentRule;

/** Small tournaments under the selection's regulation. */
public final class Examples {

    private Examples() {}

    /** The regulation, some of its settings changed. */
    public static Regulation regulation(Map<String, String> settings) {
        return new RegulationReader(Documents.federation())
                .read(Documents.text("sel-114"), settings)
                .orThrow();
    }

    /** A tournament of an event with players by section, who have the numbers 1, 2, 3 ... in the order given. */
    public static Tournament tournament(String stage, String event, String... sections) {
        Regulation regulation = regulation(Map.of());
        TournamentRule rule =
                regulation.stage(stage).orElseThrow().tournamentOf(sections[0]).orElseThrow();
        List<Entrant> players = new ArrayList<>();
        for (String section : sections) {
            int number = players.size() + 1;
            players.add(new Entrant(
                    number, "p" + number, "e" + number, "示" + number, null, null, section, null, 2000 - number, false));
        }
        return new Tournament(
                UUID.randomUUID(),
                0,
                "SEL",
                1,
                stage,
                event,
                rule.id(),
                rule.play().system(),
                rule.play().rounds(),
                "roster",
                TournamentStatus.RUNNING,
                Optional.of(Colour.WHITE),
                List.of(),
                null,
                Setup.USUAL,
                null,
                null,
                players);
    }

    /** As {@link #tournament(String, String, String...)} with so many players of one section. */
    public static Tournament tournament(String stage, String event, String section, int players) {
        return tournament(
                stage, event, java.util.Collections.nCopies(players, section).toArray(String[]::new));
    }

    /** The terms of a tournament under the settings as published. */
    public static TournamentTerms terms(Tournament tournament) {
        return terms(tournament, Map.of());
    }

    /** The terms of a tournament under changed settings. */
    public static TournamentTerms terms(Tournament tournament, Map<String, String> settings) {
        return TournamentTerms.of(regulation(settings), tournament);
    }

    /** A game by numbers; {@code result} is {@code 1}, {@code =}, {@code 0}, {@code +}, {@code -} of White, or {@code x}: both forfeit. */
    public static Game game(int round, int board, int white, int black, char result) {
        return switch (result) {
            case '1' -> game(round, board, white, black, Outcome.WIN, Outcome.LOSS, false, false);
            case '=' -> game(round, board, white, black, Outcome.DRAW, Outcome.DRAW, false, false);
            case '0' -> game(round, board, white, black, Outcome.LOSS, Outcome.WIN, false, false);
            case '+' -> game(round, board, white, black, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, false, false);
            case '-' -> game(round, board, white, black, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN, false, false);
            case 'x' -> game(round, board, white, black, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS, false, false);
            default -> throw new IllegalArgumentException("result " + result);
        };
    }

    /** A game in full. */
    public static Game game(
            int round,
            int board,
            int white,
            int black,
            Outcome whiteOutcome,
            Outcome blackOutcome,
            boolean whiteLate,
            boolean blackLate) {
        return new Game(
                UUID.randomUUID(),
                1,
                round,
                board,
                white,
                black,
                whiteOutcome,
                blackOutcome,
                whiteLate,
                blackLate,
                false,
                false,
                null);
    }
}
