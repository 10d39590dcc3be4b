package org.chessfed.events.selection;

/**
 * A place was taken back.
 *
 * @param berth the berth after the fact
 * @param version rising by every change of the berth
 */
public record BerthRevoked(BerthState berth, long version) implements BerthFact {}
