package org.chessfed.engine.tiebreak;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One step of a ranking chain: a criterion and its modifiers (C.07, article 14).
 *
 * @param tieBreak the criterion
 * @param base the score it is built on, in team tournaments
 * @param cutLowest how many of the lowest contributions are left out
 * @param cutHighest how many of the highest contributions are left out
 * @param limitHalfPoints by how many half points the limit of Koya is moved up, or down when negative
 * @param limitPercent the limit of Koya in percent of the maximum, where it is not half
 * @param divisor divisor of {@link TieBreak#SSSC}, where it does not follow from the tournament
 * @param unratedAs rating that unrated players count with; empty: a value that needs their rating is undefined
 * @param forfeitsPlayed whether forfeited games count as played ({@code /P})
 * @param fore whether the last round counts as drawn ({@code /F})
 * @param reversed whether the order is turned round ({@code /R})
 */
public record Step(
        TieBreak tieBreak,
        ScoreBase base,
        int cutLowest,
        int cutHighest,
        int limitHalfPoints,
        OptionalInt limitPercent,
        OptionalInt divisor,
        OptionalInt unratedAs,
        boolean forfeitsPlayed,
        boolean fore,
        boolean reversed) {

    /** The criterion without any modifier. */
    public static Step of(TieBreak tieBreak) {
        return new Descriptor(tieBreak).step();
    }

    /**
     * Reads a descriptor such as {@code BH/C1}, {@code SB:GP} or {@code KS/L+1}.
     *
     * @return empty when it is none
     */
    public static Optional<Step> read(String descriptor) {
        String[] parts = descriptor.toUpperCase(Locale.ROOT).split("/", -1);
        String[] head = parts[0].split(":", -1);
        Optional<TieBreak> tieBreak = tieBreak(head[0]);
        if (tieBreak.isEmpty() || head.length > 2) {
            return Optional.empty();
        }
        Descriptor read = new Descriptor(tieBreak.get());
        boolean valid = head.length == 1 || read.base(head[1]);
        for (int i = 1; i < parts.length; i++) {
            valid = valid && read.modifier(parts[i]);
        }
        return valid ? Optional.of(read.step()) : Optional.empty();
    }

    private static Optional<TieBreak> tieBreak(String code) {
        for (TieBreak candidate : TieBreak.values()) {
            if (candidate.name().equals(code)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    /** Whether the greater value is the better one in this step. */
    public boolean higherIsBetter() {
        return tieBreak.higherIsBetter() != reversed;
    }

    /** The descriptor, such as {@code BH/C1}; reading it again gives an equal step. */
    public String code() {
        StringBuilder code = new StringBuilder(tieBreak.name());
        if (base != ScoreBase.PRIMARY) {
            code.append(':').append(base);
        }
        if (cutHighest > 0) {
            code.append("/M").append(cutHighest);
        } else if (cutLowest > 0) {
            code.append("/C").append(cutLowest);
        }
        if (limitHalfPoints != 0) {
            code.append("/L").append(limitHalfPoints > 0 ? "+" : "-").append(Math.abs(limitHalfPoints));
        }
        limitPercent.ifPresent(percent -> code.append("/L").append(percent));
        divisor.ifPresent(number -> code.append("/K").append(number));
        unratedAs.ifPresent(rating -> code.append("/U").append(rating));
        code.append(forfeitsPlayed ? "/P" : "").append(fore ? "/F" : "").append(reversed ? "/R" : "");
        return code.toString();
    }

    /** A step while its descriptor is being read. */
    private static final class Descriptor {
        private final TieBreak tieBreak;
        private ScoreBase base = ScoreBase.PRIMARY;
        private int cutLowest;
        private int cutHighest;
        private int limitHalfPoints;
        private OptionalInt limitPercent = OptionalInt.empty();
        private OptionalInt divisor = OptionalInt.empty();
        private OptionalInt unratedAs = OptionalInt.empty();
        private boolean forfeitsPlayed;
        private boolean fore;
        private boolean reversed;
        private final Set<Character> seen = new HashSet<>();

        Descriptor(TieBreak tieBreak) {
            this.tieBreak = tieBreak;
        }

        boolean base(String name) {
            if (!name.equals("MP") && !name.equals("GP")) {
                return false;
            }
            base = ScoreBase.valueOf(name);
            return true;
        }

        /** Takes a modifier; a second one of its kind (C and M are both cuts) makes the descriptor none. */
        boolean modifier(String text) {
            if (!text.isEmpty() && !seen.add(text.charAt(0) == 'M' ? 'C' : text.charAt(0))) {
                return false;
            }
            return switch (text) {
                case "" -> false;
                case "P" -> forfeitsPlayed = true;
                case "F" -> fore = true;
                case "R" -> reversed = true;
                default -> numbered(text.charAt(0), text.substring(1));
            };
        }

        private boolean numbered(char letter, String argument) {
            boolean moved = letter == 'L' && (argument.startsWith("+") || argument.startsWith("-"));
            String digits = moved ? argument.substring(1) : argument;
            if (!digits.matches("[0-9]{1,4}")) {
                return false;
            }
            int number = Integer.parseInt(digits);
            if (number == 0 && letter != 'L' && letter != 'U') {
                return false;
            }
            switch (letter) {
                case 'C' -> cutLowest = number;
                case 'M' -> {
                    cutLowest = number;
                    cutHighest = number;
                }
                case 'L' -> {
                    if (moved) {
                        limitHalfPoints = argument.charAt(0) == '+' ? number : -number;
                    } else {
                        limitPercent = OptionalInt.of(number);
                    }
                }
                case 'K' -> divisor = OptionalInt.of(number);
                case 'U' -> unratedAs = OptionalInt.of(number);
                default -> {
                    return false;
                }
            }
            return true;
        }

        Step step() {
            return new Step(
                    tieBreak,
                    base,
                    cutLowest,
                    cutHighest,
                    limitHalfPoints,
                    limitPercent,
                    divisor,
                    unratedAs,
                    forfeitsPlayed,
                    fore,
                    reversed);
        }
    }
}
