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
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.registration.assignment.Grants.Grant;
import org.jboss.resteasy.reactive.RestResponse;

/** Assignments over HTTP. */
@Path("/v1/assignments")
@RunOnVirtualThread
class AssignmentResource {

    private static final String ID = "[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,39}";
    private static final String UUIDS = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
    private static final Pattern USER_NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._@+-]{0,99}");

    private final Grants grants;
    private final Caller caller;

    AssignmentResource(Grants grants, Caller caller) {
        this.grants = grants;
        this.caller = caller;
    }

    /** Roles that rest on objects. */
    enum Role {
        REGIONAL_COMMITTEE("regional-committee", ObjectKind.EVENT, ObjectKind.REGION),
        TREASURER("treasurer", ObjectKind.PAYEE),
        CHIEF_ARBITER("chief-arbiter", ObjectKind.EVENT, ObjectKind.TOURNAMENT),
        ARBITER("arbiter", ObjectKind.EVENT, ObjectKind.TOURNAMENT),
        PLAYER("player", ObjectKind.PERSON);

        private final String realmRole;
        private final Set<ObjectKind> objects;

        Role(String realmRole, ObjectKind first, ObjectKind... others) {
            this.realmRole = realmRole;
            this.objects = EnumSet.of(first, others);
        }
    }

    /** Kinds of objects. Nobody is given a role on everything. */
    enum ObjectKind {
        ALL("(?!)"),
        REGION(ID + "(/" + ID + ")?"),
        EVENT(ID + "/" + ID),
        PAYEE(ID),
        TOURNAMENT(UUIDS),
        PERSON(UUIDS);

        private final Pattern ids;

        ObjectKind(String ids) {
            this.ids = Pattern.compile(ids);
        }
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
        if (!USER_NAME.matcher(body.userName()).matches()) {
            throw DomainProblem.invalid(FieldError.of("/userName", "user-name"));
        }
        if (!body.role().objects.contains(body.scope())) {
            throw DomainProblem.invalid(FieldError.of("/scope", "scope-of-role"));
        }
        if (!body.scope().ids.matcher(body.scopeId()).matches()) {
            throw DomainProblem.invalid(FieldError.of("/scopeId", "object-id"));
        }
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
