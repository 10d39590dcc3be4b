package org.chessfed.registration.assignment;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.registration.assignment.Grants.Grant;
import org.jboss.resteasy.reactive.RestResponse;

/** Assignments over HTTP. */
@Path("/v1/assignments")
@RunOnVirtualThread
class AssignmentResource {

    private final Grants grants;
    private final Caller caller;

    AssignmentResource(Grants grants, Caller caller) {
        this.grants = grants;
        this.caller = caller;
    }

    /** Roles that rest on objects. */
    enum Role {
        REGIONAL_COMMITTEE("regional-committee"),
        TREASURER("treasurer"),
        CHIEF_ARBITER("chief-arbiter"),
        ARBITER("arbiter"),
        PLAYER("player");

        private final String realmRole;

        Role(String realmRole) {
            this.realmRole = realmRole;
        }
    }

    /** Kinds of objects. */
    enum ObjectKind {
        ALL,
        REGION,
        EVENT,
        PAYEE,
        TOURNAMENT,
        PERSON
    }

    /**
     * A role on an object.
     *
     * @param userName the user's name in the identity provider
     * @param role the role
     * @param scope kind of object
     * @param scopeId the object
     */
    record GrantAssignmentRequest(
            @NotBlank @Size(max = 100) String userName,
            @NotNull Role role,
            @NotNull ObjectKind scope,
            @NotBlank @Size(max = 100) String scopeId) {}

    @GET
    public List<Grant> listAssignments() {
        return grants.standing();
    }

    /** The caller's own assignments that stand: what a user interface offers. */
    @GET
    @Path("/mine")
    public List<Grant> listMyAssignments() {
        return grants.standingOf(caller.name());
    }

    @POST
    @Idempotent
    public RestResponse<Grant> grantAssignment(@NotNull @Valid GrantAssignmentRequest body) {
        Grant made = grants.grant(
                body.userName(), body.role().realmRole, body.scope().name(), body.scopeId());
        return RestResponse.ResponseBuilder.<Grant>created(URI.create("/v1/assignments/" + made.id()))
                .entity(made)
                .build();
    }

    @POST
    @Path("/{assignmentId}/revocation")
    @Idempotent
    public Grant revokeAssignment(UUID assignmentId) {
        return grants.revoke(assignmentId);
    }
}
