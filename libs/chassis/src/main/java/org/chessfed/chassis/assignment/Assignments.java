package org.chessfed.chassis.assignment;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chessfed.chassis.database.Database;

/**
 * This service's copy of the assignments. It is asked at every decision, never cached, so that a revoked assignment ends at
 * once, whatever the token says.
 */
@ApplicationScoped
public class Assignments {

    private final Database database;

    Assignments(Database database) {
        this.database = database;
    }

    /**
     * A user's role on an object.
     *
     * @param id the assignment's id
     * @param userName the user's name in the identity provider
     * @param role such as {@code regional-committee}
     * @param scope kind of object
     * @param objectId the object: region id; {@code <competition>/<event>}; payee code; tournament id; person id; {@code *}
     *     with {@code ALL}
     */
    public record Assignment(String id, String userName, String role, String scope, String objectId) {}

    /** A user's assignments in force, those of the given roles only. */
    public List<Assignment> of(String userName, Set<String> roles) {
        return database
                .query(
                        "select * from assignment_copy where user_name = ? and not revoked",
                        row -> new Assignment(
                                row.getString("id"),
                                row.getString("user_name"),
                                row.getString("role"),
                                row.getString("scope"),
                                row.getString("object_id")),
                        userName)
                .stream()
                .filter(assignment -> roles.contains(assignment.role()))
                .toList();
    }

    /** Names of the users who hold a role on an object. */
    public Set<String> holders(String role, String scope, String objectId) {
        return new TreeSet<>(database.query(
                "select user_name from assignment_copy where role = ? and scope = ? and object_id = ? and not revoked",
                row -> row.getString(1),
                role,
                scope,
                objectId));
    }

    /** Keeps a granted assignment. The owner calls it in the transaction that grants. */
    @Transactional
    public void granted(Assignment assignment, long version) {
        keep(assignment, version, false);
    }

    /** Keeps a revoked assignment. The owner calls it in the transaction that revokes. */
    @Transactional
    public void revoked(Assignment assignment, long version) {
        keep(assignment, version, true);
    }

    private void keep(Assignment assignment, long version, boolean revoked) {
        database.update(
                """
                insert into assignment_copy(id, user_name, role, scope, object_id, revoked, version) values (?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set user_name = excluded.user_name, role = excluded.role, scope = excluded.scope,
                    object_id = excluded.object_id, revoked = excluded.revoked, version = excluded.version
                where assignment_copy.version < excluded.version""",
                assignment.id(),
                assignment.userName(),
                assignment.role(),
                assignment.scope(),
                assignment.objectId(),
                revoked,
                version);
    }
}
