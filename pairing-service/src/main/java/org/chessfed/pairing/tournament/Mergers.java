package org.chessfed.pairing.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.events.pairing.TournamentCreated;

/** Merging of sections: several lists, one pairing. */
@ApplicationScoped
class Mergers {

    private final Tournaments tournaments;
    private final TournamentRepository repository;
    private final Database database;
    private final Outbox outbox;
    private final Audit audit;

    Mergers(Tournaments tournaments, TournamentRepository repository, Database database, Outbox outbox, Audit audit) {
        this.tournaments = tournaments;
        this.repository = repository;
        this.database = database;
        this.outbox = outbox;
        this.audit = audit;
    }

    /**
     * Lets the players of another tournament of the event play in this one, by its rounds and clock. Everybody stays in the
     * section that he entered, which keeps its own list. Doing it again changes nothing.
     *
     * @param other the tournament that is merged into this one
     * @throws DomainProblem 404, 403; 409 if one of them has begun or is paired, a check-in question is open, or they do not
     *     belong to one event; 400 for merging a tournament with itself
     */
    @Transactional
    Tournament merge(UUID id, UUID other, String reason) {
        Tournament into = tournaments.lock(id);
        if (id.equals(other)) {
            throw DomainProblem.invalid(FieldError.of("/tournamentId", "twice"));
        }
        Tournament merged = tournaments.lock(other);
        if (merged.status() == TournamentStatus.MERGED
                && database.number("select count(*) from tournament where id = ? and merged_into = ?", other, id) > 0) {
            return into;
        }
        boolean possible = into.status() == TournamentStatus.CREATED
                && merged.status() == TournamentStatus.CREATED
                && into.rosterId().equals(merged.rosterId())
                && database.number("""
                                select (select count(*) from round where tournament_id in (?, ?))
                                    + (select count(*) from check_in_question where tournament_id in (?, ?)
                                        and answered_at is null)""", id, other, id, other) == 0;
        if (!possible) {
            throw DomainProblem.conflict("merge-refused");
        }
        List<Entrant> together = new ArrayList<>(into.players());
        merged.players()
                .forEach(player -> together.add(
                        player.withNumber(player.number() + into.players().size())));
        List<Entrant> players = StartingOrderPolicy.number(together);
        List<String> sections = new ArrayList<>(into.sections());
        sections.addAll(merged.sections());
        Tournament gone = merged.next().merged().done();
        repository.merge(gone, into, into.players().size());
        repository.renumber(into, players);
        Tournament changed = into.next()
                .players(players)
                .setup(into.setup().playing(sections))
                .done();
        repository.update(changed);
        outbox.add(new TournamentCreated(changed.card(), changed.version()));
        outbox.add(new TournamentCreated(gone.card(), gone.version()));
        audit.record("tournaments-merged", "tournament", id, reason);
        return changed;
    }
}
