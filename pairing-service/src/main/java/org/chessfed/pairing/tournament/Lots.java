package org.chessfed.pairing.tournament;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.pairing.page.Pages;
import org.jspecify.annotations.Nullable;

/** Draws lots and keeps every draw: witness, person, time, outcome and reason. */
@ApplicationScoped
public class Lots {

    private final Database database;
    private final Pages pages;
    private final Caller caller;
    private final BusinessClock clock;
    private final SecureRandom random = new SecureRandom();

    Lots(Database database, Pages pages, Caller caller, BusinessClock clock) {
        this.database = database;
        this.pages = pages;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * Draws, or records what was drawn at the venue.
     *
     * @param candidates among whom or what
     * @param drawn what came out at the venue, each candidate once, or for a single choice the one; null: the platform draws
     *     an order of all
     * @param witness who saw it
     * @param playoffId the tie that it decides; null for none
     * @throws DomainProblem 400 for an outcome that does not go with the candidates, or a draw at the venue without witness
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Lot draw(
            UUID tournamentId,
            Lot.Kind kind,
            String reason,
            List<String> candidates,
            @Nullable List<String> drawn,
            String witness,
            @Nullable String playoffId) {
        if (drawn != null && witness.isBlank()) {
            throw DomainProblem.invalid(FieldError.of("/witness", "not-null"));
        }
        if (drawn != null
                && (drawn.isEmpty()
                        || new HashSet<>(drawn).size() != drawn.size()
                        || !new HashSet<>(candidates).containsAll(drawn))) {
            throw DomainProblem.invalid(FieldError.of("/outcome", "not-the-candidates"));
        }
        Lot lot = new Lot(
                Ids.next(),
                kind,
                reason,
                candidates,
                drawn == null ? shuffled(candidates) : drawn,
                drawn == null,
                witness,
                caller.name(),
                clock.now(),
                playoffId);
        database.update(
                """
                insert into lot(id, tournament_id, kind, reason, candidates, outcome, drawn_by_platform, witness, recorded_by,
                    drawn_at, playoff_id)
                values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?)""",
                lot.id(),
                tournamentId,
                kind.name(),
                reason,
                pages.write(lot.candidates()),
                pages.write(lot.outcome()),
                lot.drawnByPlatform(),
                witness,
                lot.recordedBy(),
                lot.drawnAt(),
                playoffId);
        return lot;
    }

    private List<String> shuffled(List<String> candidates) {
        List<String> order = new ArrayList<>(candidates);
        Collections.shuffle(order, random);
        return order;
    }

    /** Every draw of a tournament, the first one first. */
    public List<Lot> of(UUID tournamentId) {
        return database.query(
                "select * from lot where tournament_id = ? order by drawn_at, id",
                row -> new Lot(
                        row.getObject("id", UUID.class),
                        Lot.Kind.valueOf(row.getString("kind")),
                        row.getString("reason"),
                        pages.read(row.getString("candidates"), new TypeReference<List<String>>() {}),
                        pages.read(row.getString("outcome"), new TypeReference<List<String>>() {}),
                        row.getBoolean("drawn_by_platform"),
                        row.getString("witness"),
                        row.getString("recorded_by"),
                        Objects.requireNonNull(Database.instant(row, "drawn_at")),
                        row.getString("playoff_id")),
                tournamentId);
    }
}
