package org.chessfed.events.selection;

/**
 * A person is asked to take a place.
 *
 * @param berth the berth after the fact
 * @param version rising by every change of the berth
 */
public record BerthOffered(BerthState berth, long version) implements BerthFact {}
