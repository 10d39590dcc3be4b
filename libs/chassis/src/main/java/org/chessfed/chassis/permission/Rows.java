package org.chessfed.chassis.permission;

import java.util.Map;
import java.util.Set;

/**
 * Which rows of a list the caller may see.
 *
 * @param all whether every row
 * @param ids otherwise the objects, per kind; a row is seen if any of its objects is named
 */
public record Rows(boolean all, Map<ScopeKind, Set<String>> ids) {

    /** Ids of one kind, for a condition {@code column = any(?)}. */
    public Set<String> of(ScopeKind kind) {
        return ids.getOrDefault(kind, Set.of());
    }
}
