package org.chessfed.registration.assignment;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.function.Function;
import org.chessfed.chassis.flow.Republication;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.events.Fact;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentRevoked;
import org.chessfed.registration.assignment.Grants.Grant;

/** Tells assignments once more: those that stand, and those that were revoked. The key is an assignment's id. */
@ApplicationScoped
class RepublishAssignments {

    private final Grants grants;
    private final Republication republication;

    RepublishAssignments(Grants grants, Republication republication) {
        this.grants = grants;
        this.republication = republication;
    }

    /** Assignments that stand. */
    @Produces
    @Singleton
    Republisher standingAssignments() {
        return of(false, AssignmentGranted.class, grant -> new AssignmentGranted(grant.state(), grant.version()));
    }

    /** Assignments that were revoked. */
    @Produces
    @Singleton
    Republisher revokedAssignments() {
        return of(true, AssignmentRevoked.class, grant -> new AssignmentRevoked(grant.state(), grant.version()));
    }

    private Republisher of(boolean revoked, Class<? extends Fact> type, Function<Grant, Fact> fact) {
        return new Republisher() {
            @Override
            public Class<? extends Fact> type() {
                return type;
            }

            @Override
            public long republish(String key) {
                return republication.of((after, most) -> grants.after(after, revoked, key, most), Grant::id, fact);
            }
        };
    }
}
