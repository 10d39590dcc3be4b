package org.chessfed.engine.tiebreak;

/** The FIDE tables that turn a score into a rating difference and back (B.02, 8.1). */
final class RatingTable {

    /** Rating difference for a score of 50 % to 100 %, by whole percent (8.1.1). */
    private static final int[] DIFFERENCE = {
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
        193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
        538, 589, 677, 800
    };

    /** The largest rating difference at which 50 % to 99 % are expected, by whole percent (8.1.2). */
    private static final int[] LARGEST = {
        3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
        197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517,
        559, 619, 735
    };

    private RatingTable() {}

    /** dp(p) for a score in whole percent, 0 to 100. */
    static int difference(int percent) {
        return percent >= 50 ? DIFFERENCE[percent - 50] : -DIFFERENCE[50 - percent];
    }

    /** Expected score in whole percent against an opponent who is rated lower by {@code difference}; no cut at 400. */
    static int expectedPercent(int difference) {
        int distance = Math.abs(difference);
        int percent = 50;
        while (percent < 100 && distance > LARGEST[percent - 50]) {
            percent++;
        }
        return difference >= 0 ? percent : 100 - percent;
    }
}
