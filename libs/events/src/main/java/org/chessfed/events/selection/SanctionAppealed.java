package org.chessfed.events.selection;

/**
 * A sanction is under appeal.
 *
 * @param sanction the sanction after the fact
 * @param version rising by every change of the sanction
 */
public record SanctionAppealed(SanctionState sanction, long version) implements SanctionFact {}
