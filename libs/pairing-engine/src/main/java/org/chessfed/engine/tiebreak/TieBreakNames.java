package org.chessfed.engine.tiebreak;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Names under which regulations and pairing programs write criteria, each with the descriptor that it stands for. Upper
 * and lower case, blanks, hyphens and underscores make no difference; a descriptor stands for itself.
 */
public final class TieBreakNames {

    /** Names in common use. {@code FIDE_TB} is a program's item without a definition; the progressive score is assumed. */
    public static final TieBreakNames COMMON = new TieBreakNames(Map.ofEntries(
            Map.entry("Points", "PTS"),
            Map.entry("MBH", "BH/M1"),
            Map.entry("MBH1", "BH/M1"),
            Map.entry("MBH(1)", "BH/M1"),
            Map.entry("MBH2", "BH/M2"),
            Map.entry("Median Buchholz", "BH/M1"),
            Map.entry("Median Buchholz(1)", "BH/M1"),
            Map.entry("Medium Buchholz", "BH/M1"),
            Map.entry("Medium Buchholz(1)", "BH/M1"),
            Map.entry("Buchholz", "BH"),
            Map.entry("BHC1", "BH/C1"),
            Map.entry("BHC2", "BH/C2"),
            Map.entry("Buchholz Cut 1", "BH/C1"),
            Map.entry("Buchholz Cut 2", "BH/C2"),
            Map.entry("Berger", "SB"),
            Map.entry("Sonneborn-Berger", "SB"),
            Map.entry("Progress", "PS"),
            Map.entry("Progressive", "PS"),
            Map.entry("FIDE_TB", "PS"),
            Map.entry("Fide Tie-Break", "PS"),
            Map.entry("Direct Encounter", "DE"),
            Map.entry("Greater Number of Wins", "WIN"),
            Map.entry("Number of Wins", "WIN"),
            Map.entry("Most Blacks", "BPG"),
            Map.entry("Games with Black", "BPG"),
            Map.entry("GE", "REP"),
            Map.entry("Koya", "KS"),
            Map.entry("直勝", "DE"),
            Map.entry("直胜", "DE"),
            Map.entry("對奕成績", "DE"),
            Map.entry("場分", "MP"),
            Map.entry("场分", "MP"),
            Map.entry("局分", "GP"),
            Map.entry("加賽", "PLAYOFF"),
            Map.entry("抽签", "LOTS"),
            Map.entry("抽籤", "LOTS"),
            Map.entry("拿黑次數", "BPG")));

    private final Map<String, String> descriptors;

    private TieBreakNames(Map<String, String> named) {
        Map<String, String> normalised = new HashMap<>();
        named.forEach((name, descriptor) -> {
            if (Step.read(descriptor).isEmpty()) {
                throw new UnknownTieBreak(descriptor);
            }
            normalised.put(normal(name), descriptor);
        });
        this.descriptors = Map.copyOf(normalised);
    }

    /**
     * These names and more; a name that is there already gets the new meaning.
     *
     * @param more descriptor by name
     * @throws UnknownTieBreak when a descriptor is none
     */
    public TieBreakNames with(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(descriptors);
        more.forEach((name, descriptor) -> all.put(normal(name), descriptor));
        return new TieBreakNames(all);
    }

    /**
     * The step that a name or descriptor stands for.
     *
     * @throws UnknownTieBreak when it stands for none
     */
    public Step step(String name) {
        return Optional.ofNullable(descriptors.get(normal(name)))
                .or(() -> Optional.of(name.strip()))
                .flatMap(Step::read)
                .orElseThrow(() -> new UnknownTieBreak(name));
    }

    private static String normal(String name) {
        return name.replaceAll("[\\s_\\-]", "").toUpperCase(Locale.ROOT);
    }
}
