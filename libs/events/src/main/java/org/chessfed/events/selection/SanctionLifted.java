package org.chessfed.events.selection;

/**
 * A sanction no longer stands.
 *
 * @param sanction the sanction after the fact
 * @param version rising by every change of the sanction
 */
public record SanctionLifted(SanctionState sanction, long version) implements SanctionFact {}
