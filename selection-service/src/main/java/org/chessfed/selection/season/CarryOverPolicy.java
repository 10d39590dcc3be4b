package org.chessfed.selection.season;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.CarryOver;
import org.chessfed.selection.Message;

/** What a season's final hands on to the next. */
public final class CarryOverPolicy {

    private CarryOverPolicy() {}

    /**
     * A row of the final's order.
     *
     * @param section the section
     * @param rank the rank, from 1; joint ranks are equal
     * @param person the person's id
     */
    public record FinalRow(String section, int rank, UUID person) {}

    /**
     * A place in the next season.
     *
     * @param stage the stage of the next season
     * @param section the section
     * @param rank the rank that earned it
     * @param person the person's id
     * @param reason the reason for the reader
     */
    public record NextPlace(String stage, String section, int rank, UUID person, Reason reason) {}

    /**
     * A tie on which a place of the next season depends, or the title: one across the edge of a rule, or for rank 1.
     *
     * @param section the section
     * @param rank the joint rank
     * @param persons who share it
     * @param reason the reason for the reader
     */
    public record OpenTie(String section, int rank, List<UUID> persons, Reason reason) {}

    /**
     * The outcome.
     *
     * @param places certain places
     * @param ties ties that must be played off before the places that depend on them are known
     */
    public record NextPlaces(List<NextPlace> places, List<OpenTie> ties) {}

    /**
     * Decides the next season's direct places.
     *
     * @param rules the regulation's rules
     * @param finalOrder the final order of all sections
     * @return places in the order of the rules, then of the ranks
     */
    public static NextPlaces decide(List<CarryOver> rules, List<FinalRow> finalOrder) {
        var places = new ArrayList<NextPlace>();
        var ties = new ArrayList<OpenTie>();
        var bySection = new TreeMap<String, TreeMap<Integer, List<UUID>>>();
        finalOrder.stream()
                .sorted(Comparator.comparing(FinalRow::person))
                .forEach(row -> bySection
                        .computeIfAbsent(row.section(), section -> new TreeMap<>())
                        .computeIfAbsent(row.rank(), rank -> new ArrayList<>())
                        .add(row.person()));
        for (var rule : rules) {
            bySection.getOrDefault(rule.section(), new TreeMap<>()).forEach((rank, sharing) -> {
                int last = rank + sharing.size() - 1;
                if (rule.ranks().contains(rank) && rule.ranks().contains(last)) {
                    sharing.forEach(person -> places.add(new NextPlace(
                            rule.to(),
                            rule.section(),
                            rank,
                            person,
                            Reason.of(rule.clause(), Message.SEASON_CARRIED_OVER, rank))));
                }
                boolean crossed = crosses(rank, last, 1)
                        || crosses(rank, last, rule.ranks().from() - 1)
                        || (rule.ranks().to() != null
                                && crosses(rank, last, rule.ranks().to()));
                if (crossed && ties.stream().noneMatch(t -> t.persons().equals(sharing))) {
                    ties.add(new OpenTie(
                            rule.section(),
                            rank,
                            sharing,
                            Reason.of(rule.clause(), Message.SEASON_TIE_OPEN, rank, sharing.size())));
                }
            });
        }
        return new NextPlaces(List.copyOf(places), List.copyOf(ties));
    }

    /** Whether a joint rank from {@code rank} to {@code last} lies across the line under {@code edge}. */
    private static boolean crosses(int rank, int last, int edge) {
        return rank <= edge && edge < last;
    }
}
