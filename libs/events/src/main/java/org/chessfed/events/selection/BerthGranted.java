package org.chessfed.events.selection;

/**
 * A person has a place.
 *
 * @param berth the berth after the fact
 * @param version rising by every change of the berth
 */
public record BerthGranted(BerthState berth, long version) implements BerthFact {}
