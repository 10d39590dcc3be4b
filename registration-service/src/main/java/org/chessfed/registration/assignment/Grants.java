package org.chessfed.registration.assignment;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.assignment.Assignments;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentRevoked;
import org.chessfed.events.registration.AssignmentState;
import org.jspecify.annotations.Nullable;

/** Grants and revokes assignments. This service's own copy changes in the same transaction. */
@ApplicationScoped
class Grants {

    private final Database database;
    private final Assignments copies;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;

    Grants(Database database, Assignments copies, Outbox outbox, Audit audit, BusinessClock clock) {
        this.database = database;
        this.copies = copies;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
    }

    /**
     * An assignment.
     *
     * @param id its id
     * @param version rising by every change
     * @param userName the user's name in the identity provider
     * @param role the role
     * @param scope kind of object
     * @param scopeId the object
     * @param grantedAt since when
     * @param revokedAt until when
     */
    record Grant(
            UUID id,
            int version,
            String userName,
            String role,
            String scope,
            String scopeId,
            Instant grantedAt,
            @Nullable Instant revokedAt) {

        AssignmentState state() {
            return new AssignmentState(id.toString(), userName, role, scope, scopeId);
        }

        Assignments.Assignment copy() {
            return new Assignments.Assignment(id.toString(), userName, role, scope, scopeId);
        }
    }

    /** Grants a role on an object; the same a second time gives the one that stands. */
    @Transactional
    Grant grant(String userName, String role, String scope, String scopeId) {
        UUID id = Ids.next();
        int added = database.update("""
                insert into assignment(id, version, user_name, role, scope, scope_id, granted_at) values (?, 0, ?, ?, ?, ?, ?)
                on conflict (user_name, role, scope, scope_id) where revoked_at is null do nothing""", id, userName, role, scope, scopeId, clock.now());
        if (added == 0) {
            return database.first("""
                            select * from assignment
                            where user_name = ? and role = ? and scope = ? and scope_id = ? and revoked_at is null""", Grants::read, userName, role, scope, scopeId)
                    .orElseThrow(() -> DomainProblem.conflict("concurrent-change"));
        }
        Grant made = require(id);
        copies.granted(made.copy(), made.version());
        outbox.add(new AssignmentGranted(made.state(), made.version()));
        audit.record("assignment-granted", "assignment", id, "");
        return made;
    }

    /**
     * Revokes an assignment; once more changes nothing.
     *
     * @throws DomainProblem 404 if unknown
     */
    @Transactional
    Grant revoke(UUID id) {
        int changed = database.update(
                "update assignment set revoked_at = ?, version = version + 1 where id = ? and revoked_at is null",
                clock.now(),
                id);
        Grant grant = require(id);
        if (changed == 1) {
            copies.revoked(grant.copy(), grant.version());
            outbox.add(new AssignmentRevoked(grant.state(), grant.version()));
            audit.record("assignment-revoked", "assignment", id, "");
        }
        return grant;
    }

    List<Grant> standing() {
        return database.query(
                "select * from assignment where revoked_at is null order by user_name, role, scope, scope_id",
                Grants::read);
    }

    /** The next assignments behind an id, in the order of ids; of the one of a key where that is not empty. */
    List<Grant> after(UUID id, boolean revoked, String key, int most) {
        return database.query("""
                select * from assignment
                where id > ? and (revoked_at is not null) = ? and (? = '' or id::text = ?) order by id limit ?""", Grants::read, id, revoked, key, key, most);
    }

    List<Grant> standingOf(String userName) {
        return database.query(
                "select * from assignment where user_name = ? and revoked_at is null order by role, scope, scope_id",
                Grants::read,
                userName);
    }

    private Grant require(UUID id) {
        return database.first("select * from assignment where id = ?", Grants::read, id)
                .orElseThrow(DomainProblem::notFound);
    }

    private static Grant read(ResultSet row) throws SQLException {
        return new Grant(
                row.getObject("id", UUID.class),
                row.getInt("version"),
                row.getString("user_name"),
                row.getString("role"),
                row.getString("scope"),
                row.getString("scope_id"),
                row.getTimestamp("granted_at").toInstant(),
                Database.instant(row, "revoked_at"));
    }
}
