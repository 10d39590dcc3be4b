package org.chessfed.console.page;

import java.util.Set;

/**
 * Whoever looks at a page.
 *
 * @param name user name; empty for somebody who has not signed in
 * @param roles realm roles
 */
public record Viewer(String name, Set<String> roles) {

    /** Somebody who has not signed in. */
    public static final Viewer NOBODY = new Viewer("", Set.of());

    /** Whether nobody has signed in. */
    public boolean anonymous() {
        return name.isEmpty();
    }

    /** Whether the viewer works for the federation, a host or a committee, or is an arbiter. */
    public boolean staff() {
        return roles.stream().anyMatch(role -> !role.equals("player"));
    }
}
