package org.chessfed.registration.competition;

/** Where a version of a regulation stands. */
public enum CompetitionState {
    /** Being written; nothing rests on it. */
    DRAFT,
    /** Has the authority's document number. */
    APPROVED,
    /** In force. */
    PUBLISHED,
    /** Was in force until a newer version was published. */
    SUPERSEDED,
    /** The competition is over. */
    CLOSED
}
