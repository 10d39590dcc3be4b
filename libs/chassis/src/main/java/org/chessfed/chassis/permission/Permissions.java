package org.chessfed.chassis.permission;

import jakarta.enterprise.context.RequestScoped;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.chassis.assignment.Assignments;
import org.chessfed.chassis.assignment.Assignments.Assignment;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.request.CurrentRequest;

/**
 * What the caller may do in this request. The role has been looked at before the operation began; the operation itself asks
 * about the object. An operation whose right rests on objects and that never asks is answered with 500.
 */
@RequestScoped
public class Permissions {

    private final PermissionTable table;
    private final CurrentRequest request;
    private final Caller caller;
    private final Assignments assignments;
    private boolean settled;

    Permissions(PermissionTable table, CurrentRequest request, Caller caller, Assignments assignments) {
        this.table = table;
        this.request = request;
        this.caller = caller;
        this.assignments = assignments;
    }

    /**
     * Requires the right to do this on an object.
     *
     * @param scopes the object in each way in which an assignment may name it: its event, region, payee, person
     * @throws DomainProblem 403 if no right covers it
     */
    public void require(Scope... scopes) {
        if (!allows(scopes)) {
            throw DomainProblem.forbidden();
        }
    }

    /**
     * As {@link #require}, for objects whose existence is not to be known.
     *
     * @throws DomainProblem 404 if no right covers it
     */
    public void requireElseHidden(Scope... scopes) {
        if (!allows(scopes)) {
            throw DomainProblem.notFound();
        }
    }

    /** Whether the caller may do this on an object. */
    public boolean allows(Scope... scopes) {
        Rows rows = rows();
        return rows.all()
                || Arrays.stream(scopes).anyMatch(scope -> rows.of(scope.kind()).contains(scope.id()));
    }

    /** Which objects the caller may do this on: the filter of a list. */
    public Rows rows() {
        settled = true;
        if (request.operation().isEmpty()) {
            return new Rows(true, Map.of()); // no request over HTTP: the service itself acts
        }
        PermissionTable.Rule rule = rule();
        if (rule.open()) {
            return new Rows(true, Map.of());
        }
        Map<ScopeKind, Set<String>> ids = new EnumMap<>(ScopeKind.class);
        Set<String> scopedRoles = new HashSet<>();
        for (Map.Entry<String, Set<ScopeKind>> grant : rule.grants().entrySet()) {
            if (!holds(grant.getKey())) {
                continue;
            }
            if (grant.getValue().contains(ScopeKind.ANY)) {
                return new Rows(true, Map.of());
            }
            if (grant.getKey().startsWith("link:")) {
                caller.person()
                        .ifPresent(person -> ids.computeIfAbsent(ScopeKind.PERSON, kind -> new HashSet<>())
                                .add(person));
            } else {
                scopedRoles.add(grant.getKey());
            }
        }
        if (scopedRoles.isEmpty()) {
            return new Rows(false, ids);
        }
        List<Assignment> held = assignments.of(caller.name(), scopedRoles);
        for (Assignment assignment : held) {
            if ("ALL".equals(assignment.scope())) {
                return new Rows(true, Map.of());
            }
            ScopeKind kind = ScopeKind.valueOf(assignment.scope());
            if (rule.grants().getOrDefault(assignment.role(), Set.of()).contains(kind)) {
                ids.computeIfAbsent(kind, key -> new HashSet<>()).add(assignment.objectId());
            }
        }
        return new Rows(false, ids);
    }

    /**
     * The right of this operation does not rest on an object after all, for the reason given; for operations that show
     * only what is the caller's own.
     */
    public void noObject(String reason) {
        if (reason.isBlank()) {
            throw new IllegalArgumentException("say why no object is asked about");
        }
        settled = true;
    }

    /** Looks at the role: called before the operation begins. */
    void enter() {
        PermissionTable.Rule rule = rule();
        if (rule.open()) {
            settled = true;
            return;
        }
        if (caller.anonymous()) {
            throw DomainProblem.of(401, "unauthenticated");
        }
        List<Set<ScopeKind>> held = rule.grants().entrySet().stream()
                .filter(grant -> holds(grant.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        if (held.isEmpty()) {
            throw DomainProblem.forbidden();
        }
        if (held.stream().anyMatch(kinds -> kinds.contains(ScopeKind.ANY))) {
            settled = true;
        }
    }

    /** Whether the operation has asked about its object, or need not. */
    boolean settled() {
        return settled;
    }

    private boolean holds(String key) {
        if (key.startsWith("link:")) {
            return caller.purpose()
                    .filter(key.substring("link:".length())::equals)
                    .isPresent();
        }
        if (key.startsWith("client:")) {
            return caller.scopes().contains(key.substring("client:".length()));
        }
        if ("authenticated".equals(key)) {
            return !caller.anonymous() && !caller.linkHolder();
        }
        return caller.roles().contains(key);
    }

    private PermissionTable.Rule rule() {
        return table.of(request.operation())
                .orElseThrow(() -> new IllegalStateException("no permission line for " + request.operation()));
    }
}
