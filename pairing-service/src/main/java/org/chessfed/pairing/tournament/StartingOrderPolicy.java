package org.chessfed.pairing.tournament;

import java.util.Comparator;
import java.util.List;
import org.chessfed.events.registration.RosterState.Line;
import org.jspecify.annotations.Nullable;

/** The order in which pairing numbers are given (C.04.2, 2.3): rating, title, name. */
final class StartingOrderPolicy {

    private static final List<String> TITLES = List.of("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM");

    private StartingOrderPolicy() {}

    /** The lines in the order of their pairing numbers, number 1 first. */
    static List<Line> order(List<Line> lines) {
        return lines.stream()
                .sorted(Comparator.comparingInt(Line::rating)
                        .reversed()
                        .thenComparingInt(line -> rank(line.person().title()))
                        .thenComparing(StartingOrderPolicy::name)
                        .thenComparing(line -> line.person().personId()))
                .toList();
    }

    private static int rank(@Nullable String title) {
        int place = title == null ? -1 : TITLES.indexOf(title);
        return place < 0 ? TITLES.size() : place;
    }

    private static String name(Line line) {
        String passportName = line.person().passportName();
        return passportName == null ? line.person().nameZh() : passportName;
    }
}
