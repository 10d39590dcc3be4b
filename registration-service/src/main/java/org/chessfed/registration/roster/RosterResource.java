package org.chessfed.registration.roster;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.registration.RosterState;

/** Rosters over HTTP. */
@Path("/v1/competitions/{competition}/events/{event}/roster")
@RunOnVirtualThread
class RosterResource {

    private final Rosters rosters;
    private final Permissions permissions;
    private final Caller caller;

    RosterResource(Rosters rosters, Permissions permissions, Caller caller) {
        this.rosters = rosters;
        this.permissions = permissions;
        this.caller = caller;
    }

    @POST
    @Idempotent
    public RosterState closeRoster(String competition, String event) {
        permissions.require(Scope.event(competition, event));
        return rosters.close(competition, event, caller.name());
    }

    @GET
    public RosterState getRoster(String competition, String event) {
        permissions.require(Scope.event(competition, event));
        return rosters.find(competition, event).orElseThrow(DomainProblem::notFound);
    }
}
