package org.chessfed.chassis.permission;

/** Kinds of objects on which a right may rest. */
public enum ScopeKind {
    /** Every object. */
    ANY,
    /** An event: {@code <competition>/<event>}. */
    EVENT,
    /** A region of the regulation: {@code <competition>/<region>}, or the region alone where it is the federation's. */
    REGION,
    /** A payee, by its code. */
    PAYEE,
    /** A tournament, by its id. */
    TOURNAMENT,
    /** A person, by id: oneself, one's ward, or the person of a private link. */
    PERSON
}
