package org.chessfed.selection.vacancy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.selection.Persons.person;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.selection.Persons;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.vacancy.Chain.Block;
import org.chessfed.selection.vacancy.Chain.Ranked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Persons carry their rank in the previous season's final as their number. */
@DisplayName("Vacancies: two interlocking chains down the previous final order")
class VacancyPolicyTest {

    private static final int PREVIOUS_FINALISTS = 22;

    private Ledger ledger;

    @BeforeEach
    void season() {
        ledger = new Ledger();
        ledger.settle();
    }

    @Test
    @DisplayName("SEL-S8, SEL-Q9 at the start 1 and 2 are asked for the final, 3 to 8 for the semi-final")
    void firstOffers() {
        assertThat(ledger.in("FINAL", BerthState.OFFERED)).containsExactly(1, 2);
        assertThat(ledger.in("SEMI", BerthState.OFFERED)).containsExactly(3, 4, 5, 6, 7, 8);
    }

    @Test
    @DisplayName("AC-061 4 and 7 waive, 9 accepts, 10 refuses, 11 accepts: semi seeds 3, 5, 6, 8, 9, 11")
    void semiChain() {
        ledger.grant("SEMI", 3, 5, 6, 8);
        ledger.waive("SEMI", 4);
        ledger.waive("SEMI", 7);
        assertThat(ledger.in("SEMI", BerthState.OFFERED)).containsExactly(9, 10);
        ledger.grant("SEMI", 9);
        ledger.waive("SEMI", 10);
        assertThat(ledger.in("SEMI", BerthState.OFFERED)).containsExactly(11);
        ledger.grant("SEMI", 11);
        assertThat(ledger.in("SEMI", BerthState.GRANTED)).containsExactly(3, 5, 6, 8, 9, 11);
    }

    @Test
    @DisplayName("SEL-Q10 persons already qualified, drafted or banned are passed over without being asked")
    void passedOver() {
        ledger.blocked.put(person(9), Block.QUALIFIED);
        ledger.blocked.put(person(10), Block.DRAFTED);
        ledger.blocked.put(person(11), Block.BANNED);
        ledger.waive("SEMI", 4);
        assertThat(ledger.in("SEMI", BerthState.OFFERED)).containsExactly(3, 5, 6, 7, 8, 12);
    }

    @Test
    @DisplayName(
            "AC-067 the champion declines, the 3rd takes the final: the 3rd's semi seat is offered from the 9th on")
    void movingUpEmptiesTheSemi() {
        ledger.grant("SEMI", 3, 4, 5, 6, 7, 8);
        ledger.waive("FINAL", 1);
        assertThat(ledger.in("FINAL", BerthState.OFFERED)).containsExactly(2, 3);
        assertThat(ledger.in("SEMI", BerthState.GRANTED)).contains(3);
        ledger.grant("FINAL", 3);
        assertThat(ledger.in("SEMI", BerthState.REVOKED)).containsExactly(3);
        assertThat(ledger.in("SEMI", BerthState.OFFERED)).containsExactly(9);
    }

    @Test
    @DisplayName("AC-067 after round 1 of the semi-final is published the seat is not refilled, and moving up is no"
            + " withdrawal")
    void tooLate() {
        ledger.grant("SEMI", 3, 4, 5, 6, 7, 8);
        ledger.waive("FINAL", 1);
        ledger.semiRefilling = false;
        ledger.grant("FINAL", 3);
        assertThat(ledger.in("SEMI", BerthState.OFFERED)).isEmpty();
        assertThat(ledger.in("SEMI", BerthState.WAIVED)).isEmpty();
        assertThat(ledger.last.shortfalls()).singleElement().satisfies(s -> {
            assertThat(s.stage()).isEqualTo("SEMI");
            assertThat(s.places()).isEqualTo(1);
            assertThat(s.reason().messageKey()).isEqualTo("vacancy.tooLate");
        });
    }

    @Test
    @DisplayName(
            "AC-068 2 to 8 refuse the final: the chain ends at the 8th and one place is left; with 1 refusing, two")
    void finalChainEnds() {
        ledger.grant("FINAL", 1);
        for (int rank = 2; rank <= 8; rank++) {
            ledger.waive("FINAL", rank);
        }
        assertThat(ledger.in("FINAL", BerthState.OFFERED)).isEmpty();
        assertThat(ledger.last.shortfalls())
                .singleElement()
                .satisfies(s -> assertThat(s.places()).isEqualTo(1));
        ledger.waive("FINAL", 1);
        assertThat(ledger.last.shortfalls()).singleElement().satisfies(s -> {
            assertThat(s.stage()).isEqualTo("FINAL");
            assertThat(s.places()).isEqualTo(2);
            assertThat(s.reason().messageKey()).isEqualTo("vacancy.orderExhausted");
        });
    }

    @Test
    @DisplayName("Random seasons: places never exceeded, nobody twice, and the first who are willing get them")
    void randomSeasons() {
        long seed = 61_067L;
        var random = new Random(seed);
        for (int season = 0; season < 2_000; season++) {
            var finalWish = wishes(random);
            var semiWish = wishes(random);
            ledger = new Ledger();
            ledger.settle();
            while (true) {
                var open = new ArrayList<Object[]>();
                for (var stage : List.of("FINAL", "SEMI")) {
                    ledger.in(stage, BerthState.OFFERED).forEach(n -> open.add(new Object[] {stage, n}));
                }
                if (open.isEmpty()) {
                    break;
                }
                var pick = open.get(random.nextInt(open.size()));
                var stage = (String) pick[0];
                int rank = (int) pick[1];
                boolean yes = (stage.equals("FINAL") ? finalWish : semiWish)[rank];
                if (yes) {
                    ledger.grant(stage, rank);
                } else {
                    ledger.waive(stage, rank);
                }
                assertThat(ledger.held("FINAL")).isLessThanOrEqualTo(2);
                assertThat(ledger.held("SEMI")).isLessThanOrEqualTo(6);
            }
            var inFinal = IntStream.rangeClosed(1, 8)
                    .filter(n -> finalWish[n])
                    .limit(2)
                    .boxed()
                    .toList();
            var inSemi = IntStream.rangeClosed(3, PREVIOUS_FINALISTS)
                    .filter(n -> semiWish[n] && !inFinal.contains(n))
                    .limit(6)
                    .boxed()
                    .toList();
            var label = "seed %d season %d".formatted(seed, season);
            assertThat(ledger.in("FINAL", BerthState.GRANTED)).as(label).containsExactlyElementsOf(inFinal);
            assertThat(ledger.in("SEMI", BerthState.GRANTED)).as(label).containsExactlyElementsOf(inSemi);
            var again = ledger.last;
            ledger.settle();
            assertThat(ledger.last.offers()).as(label).isEmpty();
            assertThat(ledger.last.shortfalls()).as(label).isEqualTo(again.shortfalls());
        }
    }

    private static boolean[] wishes(Random random) {
        var wishes = new boolean[PREVIOUS_FINALISTS + 1];
        int outOfTen = random.nextInt(11);
        for (int i = 1; i < wishes.length; i++) {
            wishes[i] = random.nextInt(10) < outOfTen;
        }
        return wishes;
    }

    /** The berths of a season as the service keeps them: each change settles the chains again. */
    private static final class Ledger {
        private final Map<String, Map<UUID, BerthState>> berths = new HashMap<>();
        private final Map<UUID, Block> blocked = new HashMap<>();
        private boolean semiRefilling = true;
        private Vacancies last = new Vacancies(List.of(), List.of(), List.of());

        void grant(String stage, int... ranks) {
            for (int rank : ranks) {
                berths.get(stage).put(person(rank), BerthState.GRANTED);
            }
            settle();
        }

        void waive(String stage, int rank) {
            berths.get(stage).put(person(rank), BerthState.WAIVED);
            settle();
        }

        void settle() {
            last = VacancyPolicy.settle(List.of(chain("FINAL", 2, 1, 8, true), chain("SEMI", 6, 3, 22, semiRefilling)));
            last.releases().forEach(r -> berths.get(r.stage()).put(r.person(), BerthState.REVOKED));
            last.offers().forEach(o -> {
                var before = berths.get(o.stage()).put(o.person(), BerthState.OFFERED);
                assertThat(before).as("asked twice").isNull();
            });
        }

        private Chain chain(String stage, int places, int first, int last, boolean refilling) {
            var mine = berths.computeIfAbsent(stage, s -> new HashMap<>());
            var order = IntStream.rangeClosed(first, last)
                    .mapToObj(n -> new Ranked(n, person(n)))
                    .toList();
            return new Chain("C-" + stage, stage, places, order, mine, blocked, refilling);
        }

        List<Integer> in(String stage, BerthState state) {
            var found = new TreeSet<Integer>();
            berths.get(stage).forEach((person, held) -> {
                if (held == state) {
                    found.add(Persons.number(person));
                }
            });
            return List.copyOf(found);
        }

        int held(String stage) {
            return in(stage, BerthState.OFFERED).size()
                    + in(stage, BerthState.GRANTED).size();
        }
    }
}
