package org.chessfed.pairing.standings;

import org.chessfed.regulation.stage.MissedRule;

/**
 * Rounds that a player has missed. Byes are none.
 *
 * @param absent not played because absent or withdrawn, without notice in time
 * @param announced not played after notice in time
 * @param late lost by coming late
 */
public record MissedCounts(int absent, int announced, int late) {

    /** Nothing missed. */
    public static final MissedCounts NONE = new MissedCounts(0, 0, 0);

    /** The rounds that a rule counts. */
    public int counted(MissedRule rule) {
        return absent + (rule.countAnnounced() ? announced : 0) + (rule.countLate() ? late : 0);
    }

    /** Both together. */
    public MissedCounts plus(MissedCounts other) {
        return new MissedCounts(absent + other.absent, announced + other.announced, late + other.late);
    }
}
