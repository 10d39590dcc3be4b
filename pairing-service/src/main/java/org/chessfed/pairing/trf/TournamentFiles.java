package org.chessfed.pairing.trf;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.UUID;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfHeader;
import org.chessfed.engine.trf.TrfPlayer;
import org.chessfed.engine.trf.TrfWriter;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.Play;
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

    /** What a file is for. */
    enum Purpose {
        /** The results as they stand, for reports. */
        REPORT,
        /** As the next round is paired: a correction that came too late for pairing is left out. */
        PAIRING
    }

    /**
     * A tournament after its completed rounds, with the byes and absences that are announced for the next one.
     *
     * @throws org.chessfed.chassis.problem.DomainProblem 404, 403
     */
    String write(UUID tournamentId, Purpose purpose) {
        Tournament tournament = tournaments.authorised(tournamentId);
        TournamentTerms terms = tournaments.terms(tournament);
        TrfFile file = TrfFile.of(header(tournament, terms), state(tournament, terms, purpose));
        List<TrfPlayer> players = file.players().stream()
                .map(player -> named(player, tournament.player(player.number())))
                .toList();
        return TrfWriter.text(file.withPlayers(players), TrfWriter.LineEnd.LF);
    }

    private TournamentState state(Tournament tournament, TournamentTerms terms, Purpose purpose) {
        PlayHistory history = rounds.history(tournament.id());
        int completed = rounds.completed(tournament.id());
        return switch (purpose) {
            case REPORT -> history.report(tournament, terms, completed);
            case PAIRING -> history.pairing(tournament, terms, completed, true);
        };
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
                tournament.system() == Play.System.ROUND_ROBIN
                        ? "BERGER_ROUNDROBIN"
                        : "FIDE_DUTCH_" + terms.pairingEdition().name().replaceAll("[^0-9]", ""),
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

    /** As much of a name as its columns hold, counted by character; a blank at the end would not be read back. */
    static String cut(String name) {
        return name.codePointCount(0, name.length()) <= NAME
                ? name
                : name.substring(0, name.offsetByCodePoints(0, NAME)).strip();
    }
}
