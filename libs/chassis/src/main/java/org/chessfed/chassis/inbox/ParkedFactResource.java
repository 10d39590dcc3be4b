package org.chessfed.chassis.inbox;

import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.inbox.Parking.ParkedFact;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.problem.DomainProblem;

/** The facts that wait for a thing which has not arrived, for staff; they are taken up by themselves when it does. */
@Path("/v1/parked-facts")
@Produces(MediaType.APPLICATION_JSON)
class ParkedFactResource {

    private static final String LIST = "parked-facts";
    private static final UUID BEFORE_ALL = new UUID(0, 0);

    private final Parking parking;
    private final Cursors cursors;

    ParkedFactResource(Parking parking, Cursors cursors) {
        this.parking = parking;
        this.cursors = cursors;
    }

    /** All of them, in the order of their events' ids. */
    @GET
    public Page<ParkedFact> listParkedFacts(@BeanParam @Valid PageRequest page) {
        UUID after = cursors.position(page, LIST)
                .map(key -> UUID.fromString(key.getFirst()))
                .orElse(BEFORE_ALL);
        return cursors.page(page, LIST, parking.after(after, page.limit() + 1), fact -> List.of(fact.eventId()));
    }

    /** One of them, by the id of its event; unknown once it has been taken up. */
    @GET
    @Path("/{eventId}")
    public ParkedFact readParkedFact(UUID eventId) {
        return parking.find(eventId).orElseThrow(DomainProblem::notFound);
    }
}
