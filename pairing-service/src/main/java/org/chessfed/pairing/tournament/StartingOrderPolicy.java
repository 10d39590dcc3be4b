package org.chessfed.pairing.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chessfed.events.registration.RosterState.Line;
import org.jspecify.annotations.Nullable;

/** The order in which pairing numbers are given (C.04.2, 2.3): rating, title, name. */
final class StartingOrderPolicy {

    private static final List<String> TITLES = List.of("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM");

    private StartingOrderPolicy() {}

    private static final Comparator<Entrant> ORDER = Comparator.comparingInt(Entrant::rating)
            .reversed()
            .thenComparingInt(player -> rank(player.title()))
            .thenComparing(StartingOrderPolicy::name)
            .thenComparing(Entrant::personId);

    /** The lines in the order of their pairing numbers, number 1 first. */
    static List<Line> order(List<Line> lines) {
        return lines.stream()
                .sorted(Comparator.comparing(line -> Entrant.of(line, 1), ORDER))
                .toList();
    }

    /** The players in the order of their pairing numbers, which they get anew, number 1 first. */
    static List<Entrant> number(List<Entrant> players) {
        List<Entrant> numbered = new ArrayList<>();
        players.stream().sorted(ORDER).forEach(player -> numbered.add(player.withNumber(numbered.size() + 1)));
        return numbered;
    }

    /** The number that a player gets among others; who stands behind moves down. */
    static int place(List<Entrant> players, Entrant player) {
        return 1
                + (int) players.stream()
                        .filter(other -> ORDER.compare(other, player) < 0)
                        .count();
    }

    private static int rank(@Nullable String title) {
        int place = title == null ? -1 : TITLES.indexOf(title);
        return place < 0 ? TITLES.size() : place;
    }

    private static String name(Entrant player) {
        String passportName = player.passportName();
        return passportName == null ? player.nameZh() : passportName;
    }
}
