package org.chessfed.chassis.assignment;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.AssignmentRevoked;

/** Marks each revoked assignment, so that it ends here too. */
@ApplicationScoped
class KeepRevokedAssignment implements FactHandler<AssignmentRevoked> {

    private final Assignments assignments;

    KeepRevokedAssignment(Assignments assignments) {
        this.assignments = assignments;
    }

    @Override
    public Class<AssignmentRevoked> type() {
        return AssignmentRevoked.class;
    }

    @Override
    public void handle(AssignmentRevoked fact, Delivery delivery) {
        assignments.revoked(KeepGrantedAssignment.copyOf(fact.assignment()), fact.version());
    }

    @Override
    public String copy() {
        return "assignment";
    }
}
