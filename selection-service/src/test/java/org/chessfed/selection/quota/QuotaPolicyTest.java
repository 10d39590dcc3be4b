package org.chessfed.selection.quota;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.chessfed.selection.Persons.person;
import static org.chessfed.selection.Persons.persons;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.chessfed.regulation.stage.AdvanceRule.Guarantee.Unused;
import org.chessfed.regulation.stage.AdvanceRule.Refill;
import org.chessfed.regulation.stage.Ranking.PlayoffScope;
import org.chessfed.selection.Persons;
import org.chessfed.selection.quota.Contender.Claim;
import org.chessfed.selection.quota.Quota.Ground;
import org.chessfed.selection.quota.Quota.Place;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Quota: places per event and section")
class QuotaPolicyTest {

    private static final QuotaRule MEN = QuotaRule.first("SEL-Q1", 10).guaranteeing(6, "NORTH");
    private static final QuotaRule WOMEN = QuotaRule.first("SEL-Q1", 4).guaranteeing(1, "NORTH");

    @Nested
    @DisplayName("regional guarantee")
    class Guarantee {

        @Test
        @DisplayName("AC-046 seven events with ten men and four women each send 70 and 28")
        void seventyAndTwentyEight() {
            int men = 0;
            int women = 0;
            for (int event = 0; event < 7; event++) {
                var rule = event == 6 ? QuotaRule.first("SEL-Q1", 10) : MEN;
                var womensRule = event == 6 ? QuotaRule.first("SEL-Q1", 4) : WOMEN;
                men += QuotaPolicy.decide(rule, ranked(40, 1, 5, 9, 20, 30, 31, 32))
                        .advanced()
                        .size();
                women +=
                        QuotaPolicy.decide(womensRule, ranked(15, 9)).advanced().size();
            }
            assertThat(men).isEqualTo(70);
            assertThat(women).isEqualTo(28);
        }

        @Test
        @DisplayName("AC-047 residents 1, 5, 8, 11, 13, 14, 15: places 7, 9 and 10 give way to 11, 13 and 14")
        void residentsDisplaceTheLowestOthers() {
            var quota = QuotaPolicy.decide(MEN, ranked(15, 1, 5, 8, 11, 13, 14, 15));

            assertThat(advancing(quota)).containsExactly(persons(1, 2, 3, 4, 5, 6, 8, 11, 13, 14));
            assertThat(quota.displaced())
                    .extracting(d -> Persons.number(d.person()))
                    .containsExactly(7, 9, 10);
            assertThat(quota.advanced())
                    .filteredOn(p -> p.ground() == Ground.GUARANTEE)
                    .extracting(p -> Persons.number(p.person()))
                    .containsExactly(11, 13, 14);
            assertThat(quota.guaranteed()).isEqualTo(6);
            assertThat(quota.playoffs()).isEmpty();
            assertThat(quota.advanced().getLast().reason().messageKey()).isEqualTo("quota.byGuarantee");
            assertThat(quota.displaced().getFirst().reason().messageKey()).isEqualTo("quota.displaced");
            assertThat(quota.advanced())
                    .filteredOn(p -> p.reason().messageKey().equals("quota.byRankAndGuarantee"))
                    .as("residents whom the rank alone would let in hold guaranteed places too")
                    .extracting(p -> Persons.number(p.person()))
                    .containsExactly(1, 5, 8);
        }

        @Test
        @DisplayName("AC-048 four residents only (1, 5, 8, 11): 1 to 9 and 11 advance; under LAPSE two places are lost")
        void unusedGuarantee() {
            var list = ranked(15, 1, 5, 8, 11);

            assertThat(advancing(QuotaPolicy.decide(MEN, list)))
                    .containsExactly(persons(1, 2, 3, 4, 5, 6, 7, 8, 9, 11));

            var lapsed = QuotaPolicy.decide(MEN.withUnused(Unused.LAPSE), list);
            assertThat(advancing(lapsed)).containsExactly(persons(1, 2, 3, 4, 5, 6, 8, 11));
            assertThat(lapsed.shortfall()).isEqualTo(2);
        }

        @Test
        @DisplayName("AC-049 women 1 to 4 from elsewhere, 5 resident: 1, 2, 3 and 5 advance")
        void oneGuaranteedWoman() {
            assertThat(advancing(QuotaPolicy.decide(WOMEN, ranked(5, 5)))).containsExactly(persons(1, 2, 3, 5));
        }

        @Test
        @DisplayName("AC-050 no guarantee: plain first ten and first four, whoever lives where")
        void unzonedEvent() {
            assertThat(advancing(QuotaPolicy.decide(QuotaRule.first("SEL-Q1", 10), ranked(15, 11, 12, 13))))
                    .containsExactly(persons(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
            assertThat(advancing(QuotaPolicy.decide(QuotaRule.first("SEL-Q1", 4), ranked(9, 5))))
                    .containsExactly(persons(1, 2, 3, 4));
        }

        @Test
        @DisplayName("SEL-Q3 six residents in the first ten: plain first ten")
        void guaranteeAlreadyMet() {
            var quota = QuotaPolicy.decide(MEN, ranked(20, 2, 3, 5, 7, 9, 10, 11));
            assertThat(advancing(quota)).containsExactly(persons(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
            assertThat(quota.advanced()).allMatch(p -> p.ground() == Ground.RANK);
            assertThat(quota.advanced())
                    .filteredOn(p -> p.reason().messageKey().equals("quota.byRankAndGuarantee"))
                    .as("six of the residents, and no more")
                    .hasSize(6);
        }

        @Test
        @DisplayName("SEL-Z3 fewer persons than places: all advance and the missing places are named")
        void shortList() {
            var quota = QuotaPolicy.decide(MEN, ranked(7, 1));
            assertThat(quota.advanced()).hasSize(7);
            assertThat(quota.shortfall()).isEqualTo(3);
        }
    }

    @Nested
    @DisplayName("places lost and refilled")
    class Refilled {

        @Test
        @DisplayName(
                "AC-059 the 4th man is void and six residents stand among the other ten of the first eleven: the 11th"
                        + " advances")
        void voidResult() {
            var list = new ArrayList<>(ranked(20, 1, 3, 5, 7, 9, 11));
            list.set(3, with(list.get(3), Claim.NONE));
            assertThat(advancing(QuotaPolicy.decide(MEN, list)))
                    .containsExactly(persons(1, 2, 3, 5, 6, 7, 8, 9, 10, 11));
        }

        @Test
        @DisplayName("AC-062 a place given up goes to the next in the same event; with refill NONE to nobody")
        void givenUp() {
            var list = new ArrayList<>(ranked(15, 1, 5, 8, 11, 13, 14, 15));
            list.set(12, with(list.get(12), Claim.GAVE_UP));

            assertThat(advancing(QuotaPolicy.decide(MEN, list)))
                    .containsExactly(persons(1, 2, 3, 4, 5, 6, 8, 11, 14, 15));

            var none = QuotaPolicy.decide(MEN.withRefill(Refill.NONE), list);
            assertThat(advancing(none)).containsExactly(persons(1, 2, 3, 4, 5, 6, 8, 11, 14));
            assertThat(none.shortfall()).isEqualTo(1);
        }

        @Test
        @DisplayName("Field case 24: a disqualified qualifier's place goes to the reserve of that event and quota")
        void disqualified() {
            var list = new ArrayList<>(ranked(15, 1, 5, 8, 11, 13, 14, 15));
            list.set(10, with(list.get(10), Claim.NONE));
            assertThat(advancing(QuotaPolicy.decide(MEN, list)))
                    .containsExactly(persons(1, 2, 3, 4, 5, 6, 8, 13, 14, 15));
        }
    }

    @Nested
    @DisplayName("ties on a cut line")
    class Playoffs {

        private final QuotaRule eighteen = QuotaRule.first("SEL-S1", 18);

        @Test
        @DisplayName("AC-066 18th and 19th equal, no fill: a playoff; 17th and 18th equal: none")
        void lastPlace() {
            var quota = QuotaPolicy.decide(eighteen, tied(30, 18, 19));
            assertThat(quota.playoffs()).singleElement().satisfies(p -> {
                assertThat(p.persons()).containsExactly(persons(18, 19));
                assertThat(p.places()).isEqualTo(1);
                assertThat(p.rank()).isEqualTo(18);
            });
            assertThat(quota.advanced()).hasSize(17);
            assertThat(quota.open()).isEqualTo(1);
            assertThat(quota.shortfall()).isZero();

            assertThat(QuotaPolicy.decide(eighteen, tied(30, 17, 18)).playoffs())
                    .isEmpty();
        }

        @Test
        @DisplayName("AC-066 one fill moves the line: 18th and 19th equal need none, 19th and 20th a playoff")
        void movedByFills() {
            assertThat(QuotaPolicy.decide(eighteen.withFills(1), tied(30, 18, 19))
                            .playoffs())
                    .isEmpty();
            assertThat(QuotaPolicy.decide(eighteen.withFills(1), tied(30, 19, 20))
                            .playoffs())
                    .hasSize(1);
            assertThat(QuotaPolicy.decide(eighteen.withFills(2), tied(30, 19, 20))
                            .playoffs())
                    .isEmpty();
            assertThat(QuotaPolicy.decide(eighteen.withFills(2), tied(30, 20, 21))
                            .playoffs())
                    .hasSize(1);
        }

        @Test
        @DisplayName("SEL-Q6 a tie of 3rd and 4th needs none, of 10th and 11th one; under ALL both are played off")
        void decidingPlacesOrAll() {
            var ten = QuotaRule.first("SEL-Q1", 10);
            assertThat(QuotaPolicy.decide(ten, tied(20, 3, 4)).playoffs()).isEmpty();
            assertThat(QuotaPolicy.decide(ten, tied(20, 10, 11)).playoffs()).hasSize(1);

            var all = QuotaPolicy.decide(ten.withPlayoffs(PlayoffScope.ALL), tied(20, 3, 4));
            assertThat(all.playoffs())
                    .singleElement()
                    .satisfies(p -> assertThat(p.places()).isZero());
            assertThat(all.advanced()).hasSize(10);
        }

        @Test
        @DisplayName("SEL-Q6 last guaranteed resident: 14th and 15th, both resident, equal for the sixth kept place")
        void lastGuaranteedResident() {
            var list = tie(ranked(15, 1, 5, 8, 11, 13, 14, 15), 14, 15);
            var quota = QuotaPolicy.decide(MEN, list);
            assertThat(quota.playoffs())
                    .singleElement()
                    .satisfies(p -> assertThat(p.persons()).containsExactly(persons(14, 15)));
            assertThat(advancing(quota)).containsExactly(persons(1, 2, 3, 4, 5, 6, 8, 11, 13));
        }

        @Test
        @DisplayName("A resident tied with an outsider at the last guaranteed place needs none: the guarantee decides")
        void guaranteeDecides() {
            var list = tie(ranked(15, 1, 5, 8, 11, 13, 14), 14, 15);
            var quota = QuotaPolicy.decide(MEN, list);
            assertThat(quota.playoffs()).isEmpty();
            assertThat(advancing(quota)).containsExactly(persons(1, 2, 3, 4, 5, 6, 8, 11, 13, 14));
        }

        @Test
        @DisplayName("Outsiders tied for the last open place play off, though their rank is well above the tenth")
        void lastOpenPlace() {
            var list = tie(ranked(15, 1, 5, 8, 11, 13, 14, 15), 6, 7);
            var quota = QuotaPolicy.decide(MEN, list);
            assertThat(quota.playoffs())
                    .singleElement()
                    .satisfies(p -> assertThat(p.persons()).containsExactly(persons(6, 7)));
        }
    }

    @Test
    @DisplayName("A person twice in a list, more guaranteed than places, a guarantee without region: refused")
    void refusals() {
        var twice =
                List.of(new Contender(person(1), 1, null, Claim.OPEN), new Contender(person(1), 2, null, Claim.OPEN));
        assertThatThrownBy(() -> QuotaPolicy.decide(MEN, twice)).hasMessageContaining("twice");
        assertThatThrownBy(() -> QuotaRule.first("X", 3).guaranteeing(4, "NORTH"))
                .hasMessageContaining("exceed");
        assertThatThrownBy(() -> new QuotaRule(
                        "X", 3, 0, 1, null, Unused.BY_RANK, Refill.NEXT_IN_EVENT, null, PlayoffScope.DECIDING_PLACES))
                .hasMessageContaining("region");
    }

    @Test
    @DisplayName("Random lists: the outcome equals trying every order of every tie")
    void againstTheOracle() {
        long seed = 114_2025L;
        var random = new Random(seed);
        for (int round = 0; round < 3_000; round++) {
            int size = random.nextInt(9);
            var list = new ArrayList<Contender>();
            int rank = 1;
            for (int i = 1; i <= size; i++) {
                if (i > 1 && random.nextInt(3) > 0) {
                    rank = i;
                }
                list.add(new Contender(
                        person(i),
                        rank,
                        random.nextBoolean() ? "NORTH" : "SOUTH",
                        Claim.values()[random.nextInt(10) < 8 ? 0 : 1 + random.nextInt(2)]));
            }
            int places = random.nextInt(7);
            int guaranteed = places == 0 ? 0 : random.nextInt(places + 1);
            var rule = QuotaRule.first("C", places)
                    .guaranteeing(guaranteed, "NORTH")
                    .withFills(random.nextInt(3))
                    .withUnused(Unused.values()[random.nextInt(2)]);
            var quota = QuotaPolicy.decide(rule, list);
            var label = "seed %d round %d rule %s list %s".formatted(seed, round, rule, list);

            var outcomes = everyOutcome(rule, list);
            var always = new HashSet<>(outcomes.getFirst());
            outcomes.forEach(always::retainAll);
            var sometimes = new HashSet<UUID>();
            outcomes.forEach(sometimes::addAll);
            sometimes.removeAll(always);

            assertThat(QuotaPolicy.advancing(quota)).as(label).isEqualTo(always);
            var waiting = new HashSet<UUID>();
            quota.playoffs().forEach(p -> waiting.addAll(p.persons()));
            assertThat(waiting).as(label).isEqualTo(sometimes);
            assertThat(quota.advanced().size() + quota.open())
                    .as(label)
                    .isEqualTo(outcomes.getFirst().size());
            assertThat(quota.advanced().size() + quota.open() + quota.shortfall())
                    .as(label)
                    .isEqualTo(rule.places() + rule.fills());
        }
    }

    /** The rule as its sentence reads, tried on every order of every tie. */
    private static List<Set<UUID>> everyOutcome(QuotaRule rule, List<Contender> list) {
        var open = list.stream().filter(c -> c.claim() == Claim.OPEN).toList();
        var outcomes = new ArrayList<Set<UUID>>();
        orders(new ArrayList<>(), new ArrayList<>(open), order -> {
            var in = new HashSet<UUID>();
            order.stream()
                    .filter(c -> "NORTH".equals(c.region()))
                    .limit(rule.guaranteed())
                    .forEach(c -> in.add(c.person()));
            int total = rule.places() + rule.fills();
            if (rule.unused() == Unused.LAPSE) {
                total -= rule.guaranteed() - in.size();
            }
            for (var contender : order) {
                if (in.size() < total) {
                    in.add(contender.person());
                }
            }
            outcomes.add(in);
        });
        return outcomes;
    }

    private static void orders(
            List<Contender> done, List<Contender> left, java.util.function.Consumer<List<Contender>> to) {
        if (left.isEmpty()) {
            to.accept(done);
            return;
        }
        int best = left.stream().mapToInt(Contender::rank).min().orElseThrow();
        for (var next : List.copyOf(left)) {
            if (next.rank() == best) {
                left.remove(next);
                done.add(next);
                orders(done, left, to);
                done.removeLast();
                left.add(next);
            }
        }
    }

    private static List<UUID> advancing(Quota quota) {
        return quota.advanced().stream().map(Place::person).toList();
    }

    private static List<Contender> ranked(int size, int... residents) {
        var home = new HashSet<Integer>();
        for (int resident : residents) {
            home.add(resident);
        }
        var list = new ArrayList<Contender>();
        for (int i = 1; i <= size; i++) {
            list.add(new Contender(person(i), i, home.contains(i) ? "NORTH" : "SOUTH", Claim.OPEN));
        }
        return list;
    }

    private static List<Contender> tied(int size, int first, int last) {
        return tie(ranked(size), first, last);
    }

    private static List<Contender> tie(List<Contender> list, int first, int last) {
        var tied = new ArrayList<>(list);
        for (int i = first; i <= last; i++) {
            var row = tied.get(i - 1);
            tied.set(i - 1, new Contender(row.person(), first, row.region(), row.claim()));
        }
        return tied;
    }

    private static Contender with(Contender row, Claim claim) {
        return new Contender(row.person(), row.rank(), row.region(), claim);
    }
}
