package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/**
 * A user has a role on an object.
 *
 * @param assignment the assignment
 * @param version rising by every change of the assignment
 */
public record AssignmentGranted(AssignmentState assignment, long version) implements Fact {
    @Override
    public String aggregateId() {
        return assignment.assignmentId();
    }

    @Override
    public String key() {
        return assignment.assignmentId();
    }
}
