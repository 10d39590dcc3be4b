package org.chessfed.console.page;

/** Points as chess players write them. */
public final class Points {

    private Points() {}

    /** {@code 45} tenths are {@code 4½}. */
    public static String written(int tenths) {
        int whole = tenths / 10;
        int rest = Math.abs(tenths % 10);
        return switch (rest) {
            case 0 -> Integer.toString(whole);
            case 5 -> (whole == 0 ? "" : Integer.toString(whole)) + "½";
            default -> whole + "." + rest;
        };
    }
}
