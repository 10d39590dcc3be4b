package org.chessfed.engine.tiebreak;

/** How a list is ranked that holds only some of the players of a tournament, such as one section of a merged group. */
public enum ListMode {
    /** The chain is applied among the players of the list: direct encounter is taken among the tied of the list only. */
    WITHIN_LIST,
    /** The chain is applied to all players, then the table is cut down to the list and its places are counted again. */
    FILTER_JOINT
}
