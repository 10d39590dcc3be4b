package org.chessfed.pairing.standings;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.pairing.page.Snapshots;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.Tournaments;

/** How the values in published standings came about: the same ranking again, with every line of its working. */
@ApplicationScoped
class Workings {

    private final StandingsBook standings;
    private final StandingsRepository repository;
    private final Snapshots snapshots;
    private final Tournaments tournaments;
    private final Rounds rounds;

    Workings(
            StandingsBook standings,
            StandingsRepository repository,
            Snapshots snapshots,
            Tournaments tournaments,
            Rounds rounds) {
        this.standings = standings;
        this.repository = repository;
        this.snapshots = snapshots;
        this.tournaments = tournaments;
        this.rounds = rounds;
    }

    /** The workings of a whole section, so that a hall full of telephones has them computed once. */
    private record Section(List<Working> players) {}

    /**
     * The working of one player.
     *
     * @throws DomainProblem 404 while the section has no published standings, and for a number that is not in it
     */
    Working of(UUID tournamentId, String section, int number) {
        return snapshots.of(tournamentId, Section.class, section, () -> compute(tournamentId, section)).stream()
                .flatMap(all -> all.players().stream())
                .filter(working -> working.number() == number)
                .findFirst()
                .orElseThrow(DomainProblem::notFound);
    }

    private Optional<Section> compute(UUID tournamentId, String section) {
        return repository.page(tournamentId, section).map(published -> {
            Tournament tournament = tournaments.get(tournamentId);
            return standings.compute(tournament, rounds.history(tournamentId), published.afterRound()).stream()
                    .filter(computed -> computed.section().equals(section))
                    .findFirst()
                    .map(computed -> new Section(tournament.players().stream()
                            .filter(player -> computed.lists(player))
                            .map(player -> Working.of(tournament, computed, published, player))
                            .toList()))
                    .orElseThrow();
        });
    }
}
