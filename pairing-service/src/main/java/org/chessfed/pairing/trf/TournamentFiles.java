package org.chessfed.pairing.trf;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.UUID;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfHeader;
import org.chessfed.engine.trf.TrfPlayer;
import org.chessfed.engine.trf.TrfWriter;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.jspecify.annotations.Nullable;

/** Writes tournaments as files (TRF26). */
@ApplicationScoped
class TournamentFiles {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy/MM/dd", Locale.ROOT);

    /** Columns of a name in a file. */
    private static final int NAME = 33;

    private final Tournaments tournaments;
    private final Rounds rounds;

    TournamentFiles(Tournaments tournaments, Rounds rounds) {
        this.tournaments = tournaments;
        this.rounds = rounds;
    }

    /**
     * A tournament after its completed rounds.
     *
     * @throws org.chessfed.chassis.problem.DomainProblem 404, 403
     */
    String write(UUID tournamentId) {
        Tournament tournament = tournaments.authorised(tournamentId);
        TournamentTerms terms = tournaments.terms(tournament);
        TrfFile file = TrfFile.of(
                header(tournament, terms),
                rounds.history(tournamentId).standing(tournament, terms, rounds.completed(tournamentId)));
        List<TrfPlayer> players = file.players().stream()
                .map(player -> named(player, tournament.player(player.number())))
                .toList();
        return TrfWriter.text(file.withPlayers(players), TrfWriter.LineEnd.LF);
    }

    private static TrfHeader header(Tournament tournament, TournamentTerms terms) {
        String city = terms.event().city();
        LocalDate last = terms.event().days().getLast().toLocalDate();
        return new TrfHeader(
                terms.regulation().title().en() + ", " + terms.event().title().en() + ", "
                        + String.join(" ", tournament.sections()),
                city == null ? "" : city,
                "",
                DAY.format(terms.event().date()),
                DAY.format(last),
                "",
                "",
                List.of(),
                terms.rule().play().clock().text(Locale.ENGLISH),
                List.of(),
                "",
                "",
                "",
                "",
                "",
                "");
    }

    private static TrfPlayer named(TrfPlayer player, Entrant entrant) {
        String passportName = entrant.passportName();
        return new TrfPlayer(
                player.number(),
                "",
                title(entrant.title()),
                cut(passportName == null ? entrant.nameZh() : passportName),
                player.rating(),
                "",
                "",
                "",
                player.points(),
                OptionalInt.empty(),
                player.cells());
    }

    private static String title(@Nullable String title) {
        return title == null ? "" : title;
    }

    private static String cut(String name) {
        return name.length() <= NAME ? name : name.substring(0, NAME);
    }
}
