package org.chessfed.chassis.inbox;

import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.SqlStates;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.inbox.DeadLetters.DeadLetter;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.problem.DomainProblem;

/** The facts that this service gave up, for staff: which, why, and once more. Their content is never shown. */
@Path("/v1/dead-letters")
@Produces(MediaType.APPLICATION_JSON)
class DeadLetterResource {

    private static final String LIST = "dead-letters";
    private static final UUID BEFORE_ALL = new UUID(0, 0);

    private final DeadLetters deadLetters;
    private final Deliveries deliveries;
    private final Cursors cursors;
    private final Audit audit;

    DeadLetterResource(DeadLetters deadLetters, Deliveries deliveries, Cursors cursors, Audit audit) {
        this.deadLetters = deadLetters;
        this.deliveries = deliveries;
        this.cursors = cursors;
        this.audit = audit;
    }

    /** The unresolved ones, in the order in which they were given up. */
    @GET
    public Page<DeadLetter> listDeadLetters(@BeanParam @Valid PageRequest page) {
        UUID after = cursors.position(page, LIST)
                .map(key -> UUID.fromString(key.getFirst()))
                .orElse(BEFORE_ALL);
        return cursors.page(
                page,
                LIST,
                deadLetters.after(after, page.limit() + 1),
                letter -> List.of(letter.id().toString()));
    }

    /** One of them, resolved or not. */
    @GET
    @Path("/{id}")
    public DeadLetter readDeadLetter(UUID id) {
        return deadLetters.find(id).orElseThrow(DomainProblem::notFound);
    }

    /** Handles the fact once more; where it fails again, nothing has changed and the dead letter stays. */
    @POST
    @Path("/{id}/replay")
    @Idempotent
    public DeadLetter replayDeadLetter(UUID id) {
        if (readDeadLetter(id).resolvedAt() != null) {
            throw DomainProblem.conflict("dead-letter-resolved");
        }
        // Noted before: from the replay on this is the handling of a fact, and no longer a person's act.
        audit.record("dead-letter-replayed", "dead-letter", id, "");
        try {
            deliveries.replay(id);
        } catch (RuntimeException failure) {
            if (SqlStates.passing(failure)) {
                throw failure;
            }
            throw DomainProblem.conflict("replay-failed").with("reason", DeadLetters.reason(failure));
        }
        return readDeadLetter(id);
    }
}
