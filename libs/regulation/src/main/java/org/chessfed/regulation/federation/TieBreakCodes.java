package org.chessfed.regulation.federation;

import java.util.Set;
import java.util.regex.Pattern;

/** Codes that may stand in a ranking chain. */
public final class TieBreakCodes {

    /** Criteria that the platform adds to FIDE's. */
    private static final Set<String> OWN =
            Set.of("PTS", "MP", "GP", "BOARD1", "SEMI_RANK", "PLAYOFF", "LOTS", "ARBITER_ENTERS");

    /** FIDE tie-break regulations, articles 6 to 14. */
    private static final Set<String> FIDE = Set.of(
            "DE", "EDE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN", "BH", "AOB", "FB", "SB", "KS", "ARO",
            "TPR", "PTP", "APRO", "APPO", "RTNG", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "SSSC", "BC", "TBR", "BBE");

    private static final Pattern MODIFIERS = Pattern.compile("(/[A-Z][0-9]*([+-][0-9.]+)?)*");

    private TieBreakCodes() {}

    /** Whether a chain may hold the code, such as {@code BH/M1}; aliases are resolved before. */
    public static boolean isKnown(String code) {
        int slash = code.indexOf('/');
        String base = slash < 0 ? code : code.substring(0, slash);
        String modifiers = slash < 0 ? "" : code.substring(slash);
        return slash < 0
                ? OWN.contains(base) || FIDE.contains(base)
                : FIDE.contains(base) && MODIFIERS.matcher(modifiers).matches();
    }
}
