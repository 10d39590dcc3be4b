package org.chessfed.regulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.grammar.Truth;

/** Which sections play together because too few have entered. */
public final class SectionMerges {

    private SectionMerges() {}

    /**
     * Where each section plays. Sections are looked at once, in the order of the rule, with the players that they have
     * taken over; a section with nobody merges nowhere. Where the organiser decides, every section plays for itself.
     *
     * @param entrants what is known of the confirmed entrants, by section; a section without any may be left out
     * @return the section played in, by section entered, in the document's order; a reason for each section that moves
     */
    public static Decision<Map<String, String>> of(Regulation regulation, Map<String, List<Facts>> entrants) {
        Map<String, String> played = new LinkedHashMap<>();
        regulation.sections().forEach(section -> played.put(section.id(), section.id()));
        List<Reason> reasons = new ArrayList<>();
        Merge merge = regulation.merge();
        if (merge == null || merge.below() == null) {
            return new Decision<>(Collections.unmodifiableMap(played), reasons);
        }
        int below = merge.below();
        List<String> order = merge.order().isEmpty() ? List.copyOf(played.keySet()) : new ArrayList<>(merge.order());
        if (merge.policy() == Merge.Policy.WEAKER) {
            order = order.reversed();
        }
        Map<String, List<Facts>> present = new LinkedHashMap<>();
        order.forEach(section -> present.put(section, entrants.getOrDefault(section, List.of())));
        for (String section : order) {
            List<Facts> players = players(present, section);
            if (players.isEmpty() || players.size() >= below) {
                continue;
            }
            receiver(regulation, merge.policy(), order, present, section).ifPresent(receiver -> {
                reasons.add(
                        Reason.of(merge.clause(), RegulationMessage.SECTION_MERGED, section, players.size(), receiver));
                present.put(
                        receiver,
                        Stream.concat(players(present, receiver).stream(), players.stream())
                                .toList());
                present.put(section, List.of());
                played.replaceAll((entered, where) -> where.equals(section) ? receiver : where);
            });
        }
        return new Decision<>(Collections.unmodifiableMap(played), reasons);
    }

    private static List<Facts> players(Map<String, List<Facts>> present, String section) {
        return present.getOrDefault(section, List.of());
    }

    private static Optional<String> receiver(
            Regulation regulation,
            Merge.Policy policy,
            List<String> order,
            Map<String, List<Facts>> present,
            String section) {
        int place = order.indexOf(section);
        List<String> later = order.subList(place + 1, order.size());
        return switch (policy) {
            case DISCRETIONARY, NEIGHBOUR -> Optional.empty();
            case LITERAL -> later.stream().findFirst();
            case NEXT_ADMISSIBLE ->
                later.stream()
                        .filter(next ->
                                players(present, section).stream().allMatch(player -> admits(regulation, next, player)))
                        .findFirst();
            case STRONGER, WEAKER ->
                later.stream()
                        .findFirst()
                        .or(() -> order.subList(0, place).reversed().stream()
                                .filter(earlier -> !players(present, earlier).isEmpty())
                                .findFirst());
        };
    }

    /** Whether nothing that is known of a player speaks against a section. */
    private static boolean admits(Regulation regulation, String section, Facts player) {
        Condition condition = regulation.section(section).orElseThrow().condition();
        return condition == null || condition.on(player) != Truth.NO;
    }
}
