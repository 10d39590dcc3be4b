package org.chessfed.rating.elo;

/**
 * Score that a rating difference lets one expect: FIDE Rating Regulations B.02, table 8.1.2. The table holds, not the
 * curve that it was once read from.
 */
public final class ExpectationTable {

    /** Largest difference, in rating points, with which the stronger player expects .50, .51 and so on to .99. */
    private static final int[] LARGEST_DIFFERENCE = {
        3, 10, 17, 25, 32, 39, 46, 53, 61, 68, //
        76, 83, 91, 98, 106, 113, 121, 129, 137, 145, //
        153, 162, 170, 179, 188, 197, 206, 215, 225, 235, //
        245, 256, 267, 278, 290, 302, 315, 328, 344, 357, //
        374, 391, 411, 432, 456, 484, 517, 559, 619, 735
    };

    private ExpectationTable() {}

    /**
     * Expected score of one game.
     *
     * @param difference own rating minus the opponent's
     * @return hundredths of a point, 0 to 100
     */
    public static int expected(int difference) {
        int stronger = 100;
        for (int i = 0; i < LARGEST_DIFFERENCE.length; i++) {
            if (Math.abs(difference) <= LARGEST_DIFFERENCE[i]) {
                stronger = 50 + i;
                break;
            }
        }
        return difference >= 0 ? stronger : 100 - stronger;
    }
}
