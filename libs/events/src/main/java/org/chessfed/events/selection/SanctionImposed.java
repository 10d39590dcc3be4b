package org.chessfed.events.selection;

/**
 * A sanction is in force.
 *
 * @param sanction the sanction after the fact
 * @param version rising by every change of the sanction
 */
public record SanctionImposed(SanctionState sanction, long version) implements SanctionFact {}
