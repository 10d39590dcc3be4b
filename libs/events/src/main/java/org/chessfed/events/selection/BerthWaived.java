package org.chessfed.events.selection;

/**
 * A person gave a place up.
 *
 * @param berth the berth after the fact
 * @param version rising by every change of the berth
 */
public record BerthWaived(BerthState berth, long version) implements BerthFact {}
