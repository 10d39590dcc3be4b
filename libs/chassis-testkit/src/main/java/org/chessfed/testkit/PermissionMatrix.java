package org.chessfed.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chessfed.chassis.permission.PermissionTable;
import org.chessfed.chassis.permission.ScopeKind;

/**
 * Operation by role by object, from the service's permissions.yaml: the source of a parameterised test that calls each
 * operation as each role on an own object, on another's and without an assignment, and compares with {@link Case#allowed}.
 */
public final class PermissionMatrix {

    /** The realm roles. */
    public static final Set<String> ROLES = Set.of(
            "federation-admin",
            "federation-staff",
            "regional-committee",
            "treasurer",
            "chief-arbiter",
            "arbiter",
            "selection-committee",
            "appeals-panel",
            "auditor",
            "player");

    /** The operations that every service has from the chassis; the chassis' own tests call them. */
    private static final Set<String> OF_EVERY_SERVICE =
            Set.of("listDeadLetters", "readDeadLetter", "replayDeadLetter", "listParkedFacts", "readParkedFact");

    private PermissionMatrix() {}

    /** What the caller has to do with the object. */
    public enum Relation {
        /** An assignment in the role names it. */
        OWN,
        /** An assignment in the role names another object. */
        OTHER,
        /** The role alone. */
        NONE
    }

    /**
     * One cell.
     *
     * @param role realm role; {@code anonymous} without a token
     * @param kinds kinds of objects that an assignment may name for this role; empty if the role has no grant
     * @param allowed whether the operation must be let through: any answer but 401 and 403 (and 404 where it hides)
     */
    public record Case(String operation, String role, Relation relation, Set<ScopeKind> kinds, boolean allowed) {

        @Override
        public String toString() {
            return operation + " as " + role + " on " + relation + (allowed ? " is allowed" : " is refused");
        }
    }

    /** The cells of the operations that are the service's own. */
    public static Stream<Case> ownCases(PermissionTable table) {
        return cases(table).filter(cell -> !OF_EVERY_SERVICE.contains(cell.operation()));
    }

    /** All cells of the service under test. */
    public static Stream<Case> cases(PermissionTable table) {
        List<Case> cases = new ArrayList<>();
        for (PermissionTable.Rule rule : table.all()) {
            cases.add(new Case(rule.operation(), "anonymous", Relation.NONE, Set.of(), rule.open()));
            for (String role : new TreeSet<>(ROLES)) {
                Set<ScopeKind> kinds = rule.grants().getOrDefault(role, Set.of());
                boolean everywhere = rule.open()
                        || kinds.contains(ScopeKind.ANY)
                        || rule.grants().containsKey("authenticated");
                for (Relation relation : Relation.values()) {
                    boolean allowed = everywhere || relation == Relation.OWN && !kinds.isEmpty();
                    cases.add(new Case(rule.operation(), role, relation, kinds, allowed));
                }
            }
        }
        return cases.stream();
    }
}
