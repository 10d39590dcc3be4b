package org.chessfed.events.selection;

/**
 * A sanction is proposed; it does not bar yet.
 *
 * @param sanction the sanction after the fact
 * @param version rising by every change of the sanction
 */
public record SanctionProposed(SanctionState sanction, long version) implements SanctionFact {}
