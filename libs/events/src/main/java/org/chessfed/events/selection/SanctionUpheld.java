package org.chessfed.events.selection;

/**
 * The appeal against a sanction was rejected.
 *
 * @param sanction the sanction after the fact
 * @param version rising by every change of the sanction
 */
public record SanctionUpheld(SanctionState sanction, long version) implements SanctionFact {}
