package org.chessfed.selection.delegation;

import java.time.LocalDate;
import java.time.MonthDay;
import java.time.Period;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.AgeRule;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.delegation.DelegationRule;
import org.chessfed.regulation.delegation.DelegationRule.Order;
import org.chessfed.regulation.delegation.DutyRule;
import org.chessfed.regulation.delegation.DutyRule.CompanionAge;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.selection.Message;
import org.jspecify.annotations.Nullable;

/** Orders the players of a season into the groups of a delegation. */
public final class DelegationPolicy {

    private DelegationPolicy() {}

    /**
     * A player of the season's later stages.
     *
     * @param person the person's id
     * @param birthYear the year of birth; null if not known, which keeps the person out of every age group
     * @param finalRank the rank in the final of the section; null if not a finalist
     * @param semiRank the rank in the stage before the final; null if the person did not play it
     */
    public record Candidate(
            UUID person,
            @Nullable Integer birthYear,
            @Nullable Integer finalRank,
            @Nullable Integer semiRank) {}

    /**
     * A group in its order.
     *
     * @param maxAge the highest age, inclusive; null where the rule names no ages
     * @param players the players, best first
     * @param openTies joint ranks inside the group that leave its order open
     */
    public record Group(@Nullable Integer maxAge, List<Player> players, List<OpenTie> openTies) {
        /** Copies the lists. */
        public Group {
            players = List.copyOf(players);
            openTies = List.copyOf(openTies);
        }
    }

    /**
     * A player of a group.
     *
     * @param place the place in the group, from 1; players of one joint rank share it
     * @param person the person's id
     * @param reason the reason for the reader
     */
    public record Player(int place, UUID person, Reason reason) {}

    /**
     * Players whose order is open.
     *
     * @param place the place that they share
     * @param persons who they are
     */
    public record OpenTie(int place, List<UUID> persons) {
        /** Copies the list. */
        public OpenTie {
            persons = List.copyOf(persons);
        }
    }

    /**
     * Forms the groups of one section: by the criteria of the rule, one after the other, so that whoever has no rank by
     * the first follows all who have one. Whoever has a rank by none of them is not listed.
     *
     * @param rule the rule
     * @param year the year in which ages are counted, that of the event
     * @param candidates players of one section, in any order
     * @return one group per age in the rule's order, or a single one where the rule names no ages
     */
    public static List<Group> groups(DelegationRule rule, int year, List<Candidate> candidates) {
        var ordered = candidates.stream()
                .filter(candidate -> eligible(rule, year, candidate) && criterion(rule, candidate) < NO_CRITERION)
                .sorted(order(rule).thenComparing(Candidate::person))
                .toList();
        if (rule.groups() == null) {
            return List.of(group(rule, year, null, ordered));
        }
        return rule.groups().maxAge().stream()
                .map(maxAge -> group(rule, year, maxAge, ordered))
                .toList();
    }

    private static final int NO_CRITERION = Integer.MAX_VALUE;

    private static boolean eligible(DelegationRule rule, int year, Candidate candidate) {
        var eligible = rule.eligible();
        if (eligible == null) {
            return true;
        }
        boolean reached = candidate.semiRank() != null || (candidate.finalRank() != null && eligible.directFinalists());
        return reached && (eligible.maxAge() == null || notOlder(year, candidate, eligible.maxAge()));
    }

    private static boolean notOlder(int year, Candidate candidate, int maxAge) {
        return candidate.birthYear() != null && AgeRule.byYear(year, candidate.birthYear()) <= maxAge;
    }

    /** Which criterion of the rule ranks the candidate: 0 for the first. */
    private static int criterion(DelegationRule rule, Candidate candidate) {
        for (int i = 0; i < rule.order().size(); i++) {
            if (rank(rule.order().get(i), candidate) != null) {
                return i;
            }
        }
        return NO_CRITERION;
    }

    private static @Nullable Integer rank(Order criterion, Candidate candidate) {
        return switch (criterion) {
            case FINAL_RANK -> candidate.finalRank();
            case SEMI_RANK -> candidate.semiRank();
        };
    }

    private static int decidingRank(DelegationRule rule, Candidate candidate) {
        int criterion = criterion(rule, candidate);
        var rank = criterion == NO_CRITERION ? null : rank(rule.order().get(criterion), candidate);
        return rank == null ? Integer.MAX_VALUE : rank;
    }

    private static Comparator<Candidate> order(DelegationRule rule) {
        return Comparator.<Candidate>comparingInt(candidate -> criterion(rule, candidate))
                .thenComparingInt(candidate -> decidingRank(rule, candidate));
    }

    private static Group group(DelegationRule rule, int year, @Nullable Integer maxAge, List<Candidate> ordered) {
        var order = order(rule);
        var players = new ArrayList<Player>();
        var ties = new ArrayList<OpenTie>();
        var members = ordered.stream()
                .filter(candidate -> maxAge == null || notOlder(year, candidate, maxAge))
                .toList();
        int i = 0;
        while (i < members.size()) {
            int end = i + 1;
            while (end < members.size() && order.compare(members.get(i), members.get(end)) == 0) {
                end++;
            }
            int place = i + 1;
            var sharing = members.subList(i, end);
            for (var candidate : sharing) {
                players.add(new Player(place, candidate.person(), reason(rule, year, maxAge, candidate)));
            }
            if (sharing.size() > 1) {
                ties.add(new OpenTie(
                        place, sharing.stream().map(Candidate::person).toList()));
            }
            i = end;
        }
        return new Group(maxAge, players, ties);
    }

    private static Reason reason(DelegationRule rule, int year, @Nullable Integer maxAge, Candidate candidate) {
        int rank = decidingRank(rule, candidate);
        if (rule.committee()) {
            return Reason.of(rule.clause(), Message.DELEGATION_PROPOSED, rank);
        }
        boolean finalist = rule.order().get(criterion(rule, candidate)) == Order.FINAL_RANK;
        if (maxAge == null || candidate.birthYear() == null) {
            return Reason.of(
                    rule.clause(),
                    finalist ? Message.DELEGATION_FINAL_RANK_ONLY : Message.DELEGATION_SEMI_RANK_ONLY,
                    rank);
        }
        return Reason.of(
                rule.clause(),
                finalist ? Message.DELEGATION_BY_FINAL_RANK : Message.DELEGATION_BY_SEMI_RANK,
                rank,
                AgeRule.byYear(year, candidate.birthYear()),
                maxAge);
    }

    /**
     * Whether a delegate may be confirmed, given the rule about companions of children.
     *
     * @param duty the duty to bring a companion, its condition asking for the age
     * @param departure the day of departure
     * @param birthYear the year of birth
     * @param birthday month and day of birth; null if not known, which {@link CompanionAge#ON_DEPARTURE} counts as not
     *     yet had, to the safe side
     * @param companion whether an accompanying person is named
     * @return true if confirmed; false with the reason if a companion is missing
     */
    public static Decision<Boolean> confirm(
            DutyRule duty, LocalDate departure, int birthYear, @Nullable MonthDay birthday, boolean companion) {
        int age = AgeRule.byYear(departure.getYear(), birthYear);
        if (duty.ageRule() == CompanionAge.ON_DEPARTURE) {
            age = birthday == null
                    ? age - 1
                    : Period.between(birthday.atYear(birthYear), departure).getYears();
        }
        boolean needed =
                duty.condition() != null && duty.condition().holds(Facts.none().with(Fact.AGE, age));
        if (!needed || companion) {
            return Decision.of(true);
        }
        return Decision.of(false, Reason.of(duty.clause(), Message.DELEGATION_COMPANION_MISSING, age));
    }
}
