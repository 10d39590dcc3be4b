package org.chessfed.console.season;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.chessfed.console.service.SelectionDesk.Berth;
import org.chessfed.console.service.SelectionDesk.Titled;
import org.chessfed.console.service.Text;
import org.jspecify.annotations.Nullable;

/**
 * Where the persons of one section of a stage come from.
 *
 * @param section section id
 * @param title its name
 * @param groups persons by source, and those who advanced by their event
 * @param held persons who have a place
 */
record Origins(String section, Text title, List<Group> groups, long held) {

    private static final List<String> ORDER =
            List.of("ADVANCE", "PREVIOUS", "EXTERNAL", "DRAFTED", "VACANCY", "PARITY");

    /**
     * Persons of one source.
     *
     * @param source the source
     * @param event event that the places were won in; absent where they were not won by play
     * @param chain whether the persons stand in the order in which they are asked, so that one steps in for another
     * @param berths by rank
     */
    record Group(String source, @Nullable String event, boolean chain, List<Berth> berths) {

        /** Persons of the group who have a place. */
        public long held() {
            return berths.stream()
                    .filter(berth -> berth.state().equals("GRANTED"))
                    .count();
        }

        /** Steps of the chain from the first place that became free; empty where none did. */
        public List<Berth> steps() {
            boolean broken = chain
                    && berths.stream()
                            .anyMatch(berth -> !berth.state().equals("GRANTED")
                                    && !berth.state().equals("OFFERED"));
            return broken ? berths : List.of();
        }
    }

    static Origins of(Titled section, List<Berth> berths, @Nullable String source, @Nullable String event) {
        Map<String, List<Berth>> groups = new LinkedHashMap<>();
        berths.stream()
                .filter(berth -> source == null || berth.source().equals(source))
                .filter(berth -> event == null || event.equals(berth.fromEvent()))
                .sorted(Comparator.<Berth>comparingInt(berth -> order(berth.source()))
                        .thenComparing(berth -> Objects.requireNonNullElse(berth.fromEvent(), ""))
                        .thenComparing(Berth::rank, Comparator.nullsLast(Comparator.naturalOrder()))
                        .thenComparing(Berth::id))
                .forEach(berth -> groups.computeIfAbsent(
                                berth.source() + "/" + Objects.requireNonNullElse(berth.fromEvent(), ""),
                                key -> new ArrayList<>())
                        .add(berth));
        List<Group> shown = groups.values().stream()
                .map(group -> new Group(
                        group.getFirst().source(),
                        group.getFirst().fromEvent(),
                        group.getFirst().source().equals("PREVIOUS"),
                        List.copyOf(group)))
                .toList();
        return new Origins(
                section.id(),
                section.title(),
                shown,
                shown.stream().mapToLong(Group::held).sum());
    }

    /** Whether nobody is shown. */
    public boolean empty() {
        return groups.isEmpty();
    }

    private static int order(String source) {
        int known = ORDER.indexOf(source);
        return known < 0 ? ORDER.size() : known;
    }
}
