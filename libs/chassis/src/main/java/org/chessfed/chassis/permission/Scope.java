package org.chessfed.chassis.permission;

/**
 * An object on which a right may rest.
 *
 * @param kind kind of object
 * @param id its id
 */
public record Scope(ScopeKind kind, String id) {

    /** An event of a competition. */
    public static Scope event(String competition, String event) {
        return new Scope(ScopeKind.EVENT, competition + "/" + event);
    }

    /** A region. */
    public static Scope region(String region) {
        return new Scope(ScopeKind.REGION, region);
    }

    /** A payee. */
    public static Scope payee(String payee) {
        return new Scope(ScopeKind.PAYEE, payee);
    }

    /** A tournament. */
    public static Scope tournament(Object tournamentId) {
        return new Scope(ScopeKind.TOURNAMENT, tournamentId.toString());
    }

    /** A person. */
    public static Scope person(Object personId) {
        return new Scope(ScopeKind.PERSON, personId.toString());
    }
}
