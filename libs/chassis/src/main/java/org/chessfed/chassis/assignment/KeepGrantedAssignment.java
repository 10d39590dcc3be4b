package org.chessfed.chassis.assignment;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentState;

/** Copies each granted assignment. */
@ApplicationScoped
class KeepGrantedAssignment implements FactHandler<AssignmentGranted> {

    private final Assignments assignments;

    KeepGrantedAssignment(Assignments assignments) {
        this.assignments = assignments;
    }

    @Override
    public Class<AssignmentGranted> type() {
        return AssignmentGranted.class;
    }

    @Override
    public void handle(AssignmentGranted fact, Delivery delivery) {
        assignments.granted(copyOf(fact.assignment()), fact.version());
    }

    @Override
    public String copy() {
        return "assignment";
    }

    static Assignments.Assignment copyOf(AssignmentState state) {
        return new Assignments.Assignment(
                state.assignmentId(), state.userName(), state.role(), state.scope(), state.scopeId());
    }
}
