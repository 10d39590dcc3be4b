package org.chessfed.selection.quota;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.AdvanceRule.Guarantee.Unused;
import org.chessfed.regulation.stage.AdvanceRule.Refill;
import org.chessfed.regulation.stage.Ranking.PlayoffScope;
import org.chessfed.selection.Message;
import org.chessfed.selection.quota.Contender.Claim;
import org.chessfed.selection.quota.Quota.Displaced;
import org.chessfed.selection.quota.Quota.Ground;
import org.chessfed.selection.quota.Quota.Place;
import org.chessfed.selection.quota.Quota.Playoff;

/**
 * Takes the best residents up to the guarantee, then the best of everybody else, and finds the ties whose order would
 * change who advances.
 *
 * <p>How many of a tied group advance never depends on the order inside it, only who does. So groups are settled one
 * after the other, and a group needs a playoff exactly when some order of it would let one person in and another out.
 */
public final class QuotaPolicy {

    private QuotaPolicy() {}

    /**
     * Decides who advances.
     *
     * @param rule the rule of the list
     * @param list every ranked person of the list, in any order, each person once
     * @return who advances, who was displaced, what must be played off
     * @throws IllegalArgumentException if a person stands in the list twice
     */
    public static Quota decide(QuotaRule rule, List<Contender> list) {
        var seen = new HashSet<UUID>();
        for (var contender : list) {
            if (!seen.add(contender.person())) {
                throw new IllegalArgumentException("person " + contender.person() + " stands in the list twice");
            }
        }
        var standing = list.stream().filter(c -> keepsARow(rule, c)).toList();
        var groups = new TreeMap<Integer, List<Contender>>();
        standing.stream()
                .sorted(Comparator.comparing(Contender::person))
                .forEach(c -> groups.computeIfAbsent(c.rank(), rank -> new ArrayList<>())
                        .add(c));

        int residents = (int) standing.stream().filter(c -> resident(rule, c)).count();
        int used = Math.min(rule.guaranteed(), residents);
        int all = rule.places() + rule.fills();
        int available = rule.unused() == Unused.LAPSE ? all - (rule.guaranteed() - used) : all;

        var count = new Count(used, available - used);
        var advanced = new ArrayList<Place>();
        var displaced = new ArrayList<Displaced>();
        var playoffs = new ArrayList<Playoff>();
        int open = 0;
        int ahead = 0;
        for (var entry : groups.entrySet()) {
            var group = entry.getValue();
            int rank = entry.getKey();
            var cut = count.cut(group.stream().filter(c -> resident(rule, c)).count(), group.size());
            var contending =
                    group.stream().filter(c -> cut.contends(resident(rule, c))).toList();
            for (var contender : group) {
                if (contending.contains(contender)) {
                    continue;
                }
                if (cut.certain(resident(rule, contender))) {
                    var ground = ahead < available ? Ground.RANK : Ground.GUARANTEE;
                    boolean guaranteed = resident(rule, contender) && cut.allResidentsGuaranteed();
                    advanced.add(
                            new Place(contender.person(), rank, ground, placeReason(rule, ground, guaranteed, rank)));
                } else if (ahead + group.size() <= available) {
                    displaced.add(new Displaced(contender.person(), rank, displacedReason(rule, rank)));
                }
            }
            if (!contending.isEmpty()) {
                open += cut.contested();
                playoffs.add(playoff(rule, rank, contending, cut.contested()));
            } else if (rule.playoffs() == PlayoffScope.ALL && group.size() > 1) {
                playoffs.add(playoff(rule, rank, group, 0));
            }
            ahead += group.size();
        }
        var gaveUp = new HashSet<UUID>();
        list.stream().filter(c -> c.claim() == Claim.GAVE_UP).forEach(c -> gaveUp.add(c.person()));
        advanced.removeIf(place -> gaveUp.contains(place.person()));
        return new Quota(advanced, displaced, playoffs, used, open, all - advanced.size() - open);
    }

    /** A place given up for good still holds its row, so that nobody moves up into it. */
    private static boolean keepsARow(QuotaRule rule, Contender contender) {
        return switch (contender.claim()) {
            case OPEN -> true;
            case GAVE_UP -> rule.refill() == Refill.NONE;
            case NONE -> false;
        };
    }

    private static boolean resident(QuotaRule rule, Contender contender) {
        return rule.guaranteed() > 0 && rule.region() != null && rule.region().equals(contender.region());
    }

    private static Playoff playoff(QuotaRule rule, int rank, List<Contender> group, int places) {
        return new Playoff(
                rank,
                group.stream().map(Contender::person).toList(),
                places,
                Reason.of(rule.clause(), Message.QUOTA_PLAYOFF, rank, group.size(), places));
    }

    private static Reason placeReason(QuotaRule rule, Ground ground, boolean guaranteed, int rank) {
        int places = rule.places() + rule.fills();
        if (ground == Ground.GUARANTEE) {
            return Reason.of(rule.guaranteeClause(), Message.QUOTA_BY_GUARANTEE, rank, rule.guaranteed(), region(rule));
        }
        return guaranteed
                ? Reason.of(
                        rule.clause(),
                        Message.QUOTA_BY_RANK_AND_GUARANTEE,
                        rank,
                        places,
                        rule.guaranteed(),
                        region(rule))
                : Reason.of(rule.clause(), Message.QUOTA_BY_RANK, rank, places);
    }

    private static Reason displacedReason(QuotaRule rule, int rank) {
        return Reason.of(rule.guaranteeClause(), Message.QUOTA_DISPLACED, rank, rule.guaranteed(), region(rule));
    }

    private static String region(QuotaRule rule) {
        return rule.region() == null ? "" : rule.region();
    }

    /** What is left to give while the groups are walked from the top. */
    private static final class Count {
        private int guaranteed;
        private int others;

        Count(int guaranteed, int others) {
            this.guaranteed = guaranteed;
            this.others = others;
        }

        /** Takes from both what a group of {@code size} with {@code residents} gets, and says where the line falls. */
        Cut cut(long residents, int size) {
            int byGuarantee = (int) Math.min(guaranteed, residents);
            int rest = size - byGuarantee;
            int byRank = Math.min(others, rest);
            guaranteed -= byGuarantee;
            others -= byRank;
            return new Cut((int) residents, size, byGuarantee, byRank);
        }
    }

    /** Where the line falls in a group of equal rank. */
    private record Cut(int residents, int size, int byGuarantee, int byRank) {

        boolean contends(boolean resident) {
            boolean allIn = byGuarantee + byRank == size;
            if (allIn || byGuarantee + byRank == 0) {
                return false;
            }
            boolean residentsSettled = byGuarantee == residents;
            if (resident) {
                return !residentsSettled;
            }
            return byRank > 0;
        }

        boolean certain(boolean resident) {
            boolean allIn = byGuarantee + byRank == size;
            return allIn || (resident && residents > 0 && byGuarantee == residents);
        }

        /** Whether every resident of the group holds one of the guaranteed places. */
        boolean allResidentsGuaranteed() {
            return byGuarantee == residents;
        }

        /** Places among those who contend. */
        int contested() {
            return byGuarantee == residents ? byRank : byGuarantee + byRank;
        }
    }

    /**
     * Persons of a decision who advance for certain.
     *
     * @param quota the decision
     * @return their ids
     */
    public static Set<UUID> advancing(Quota quota) {
        var persons = new HashSet<UUID>();
        quota.advanced().forEach(place -> persons.add(place.person()));
        return persons;
    }
}
