package org.chessfed.selection.sanction;

/**
 * Rounds that one person did not play properly in one event. Byes are in none of the numbers.
 *
 * @param absent rounds missed without notice, withdrawal included
 * @param announced rounds missed with notice
 * @param late rounds lost by arriving late
 */
public record Missed(int absent, int announced, int late) {

    /** Refuses negative numbers. */
    public Missed {
        if (absent < 0 || announced < 0 || late < 0) {
            throw new IllegalArgumentException("missed rounds must not be negative");
        }
    }

    /**
     * Rounds that a rule counts.
     *
     * @param countLate whether late losses count
     * @param countAnnounced whether rounds missed with notice count
     * @return the sum
     */
    public int counted(boolean countLate, boolean countAnnounced) {
        return absent + (countAnnounced ? announced : 0) + (countLate ? late : 0);
    }
}
