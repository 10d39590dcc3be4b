package org.chessfed.events.selection;

/**
 * A person did not answer in time.
 *
 * @param berth the berth after the fact
 * @param version rising by every change of the berth
 */
public record BerthLapsed(BerthState berth, long version) implements BerthFact {}
