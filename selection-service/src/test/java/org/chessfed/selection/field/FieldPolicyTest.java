package org.chessfed.selection.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.selection.Persons.person;
import static org.chessfed.selection.Persons.persons;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.regulation.stage.AdvanceRule.Refill;
import org.chessfed.regulation.stage.FieldRule.Parity.ParityMode;
import org.chessfed.selection.quota.Contender;
import org.chessfed.selection.quota.Contender.Claim;
import org.chessfed.selection.quota.Quota.Place;
import org.chessfed.selection.quota.QuotaPolicy;
import org.chessfed.selection.quota.QuotaRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Field: totals, fills and the even number")
class FieldPolicyTest {

    private static final FieldTarget MEN = new FieldTarget("SEL-S3", 89, ParityMode.PARITY);
    private static final FieldTarget WOMEN = new FieldTarget("SEL-S3", 35, ParityMode.PARITY);
    private static final List<UUID> PREVIOUS = List.of(persons(9, 10, 11, 12));

    @Test
    @DisplayName("AC-063 70+6+6+7 = 89 men: one is added, 90; after one withdrawal (88) none")
    void oddMen() {
        assertThat(FieldPolicy.next(MEN, 70 + 6 + 6 + 7, 0, PREVIOUS))
                .isInstanceOfSatisfying(FieldStep.Ask.class, ask -> {
                    assertThat(ask.persons()).containsExactly(person(9));
                    assertThat(ask.reason().messageKey()).isEqualTo("field.filled");
                });
        assertThat(FieldPolicy.next(MEN, 90, 0, PREVIOUS))
                .isInstanceOfSatisfying(
                        FieldStep.Close.class, close -> assertThat(close.size()).isEqualTo(90));
        assertThat(FieldPolicy.next(MEN, 88, 0, PREVIOUS))
                .isInstanceOfSatisfying(
                        FieldStep.Close.class, close -> assertThat(close.size()).isEqualTo(88));
    }

    @Test
    @DisplayName("AC-064 28+2+5 = 35 women: 36 after the fill")
    void oddWomen() {
        assertThat(FieldPolicy.next(WOMEN, 28 + 2 + 5, 0, PREVIOUS)).isInstanceOf(FieldStep.Ask.class);
        assertThat(FieldPolicy.next(WOMEN, 36, 0, PREVIOUS)).isInstanceOf(FieldStep.Close.class);
    }

    @Test
    @DisplayName("SEL-Z4 semi.fill=TO_TOTAL: 85 men are filled to 89 and made even, 90")
    void toTotal() {
        var toTotal = new FieldTarget("SEL-S3", 89, ParityMode.TO_TOTAL);
        var left = IntStream.rangeClosed(9, 22).mapToObj(n -> person(n)).toList();
        assertThat(FieldPolicy.next(toTotal, 85, 0, left))
                .isInstanceOfSatisfying(
                        FieldStep.Ask.class, ask -> assertThat(ask.persons()).hasSize(5));
        assertThat(FieldPolicy.next(MEN, 85, 0, left))
                .isInstanceOfSatisfying(
                        FieldStep.Ask.class, ask -> assertThat(ask.persons()).hasSize(1));
    }

    @Test
    @DisplayName("Nothing is added while offers are out: one may still be declined")
    void waits() {
        assertThat(FieldPolicy.next(MEN, 89, 1, PREVIOUS)).isInstanceOf(FieldStep.Wait.class);
    }

    @Test
    @DisplayName("SEL-Z37 everybody of the previous final refused: a bye, with its reason")
    void exhausted() {
        assertThat(FieldPolicy.next(MEN, 89, 0, List.of())).isInstanceOfSatisfying(FieldStep.Close.class, close -> {
            assertThat(close.bye()).isTrue();
            assertThat(close.size()).isEqualTo(89);
            assertThat(close.reason().messageKey()).isEqualTo("field.bye");
        });
    }

    @Test
    @DisplayName(
            "AC-071 one drafted and two seeds: 18 + the 19th + 2 + 1 = 22; none drafted and one seed: 19th to 21st")
    void mensFinal() {
        assertThat(FieldPolicy.fills(22, 18, 2 + 1)).isEqualTo(1);
        assertThat(semi(18, FieldPolicy.fills(22, 18, 2 + 1), List.of()))
                .hasSize(19)
                .contains(person(19));
        assertThat(semi(18, FieldPolicy.fills(22, 18, 1), List.of()))
                .hasSize(21)
                .contains(persons(19, 20, 21));
        assertThat(FieldPolicy.fills(22, 18, 4)).isZero();
    }

    @Test
    @DisplayName("AC-068 one seed place empty: the 19th of the semi fills it; both empty: 19th and 20th")
    void seedsMissing() {
        assertThat(semi(18, FieldPolicy.fills(22, 18, 1 + 2), List.of()))
                .contains(person(19))
                .doesNotContain(person(20));
        assertThat(semi(18, FieldPolicy.fills(22, 18, 2), List.of()))
                .contains(persons(19, 20))
                .doesNotContain(person(21));
    }

    @Test
    @DisplayName(
            "AC-076 the 4th woman of the semi withdraws before the final: the 11th is invited; with fill NONE nobody")
    void womensFinal() {
        assertThat(semi(10, 0, List.of(4))).containsExactly(persons(1, 2, 3, 5, 6, 7, 8, 9, 10, 11));
        var rule = QuotaRule.first("SEL-F8", 10).withRefill(Refill.NONE);
        assertThat(QuotaPolicy.decide(rule, ranking(List.of(4))).advanced()).hasSize(9);
    }

    @Test
    @DisplayName("Random seasons: the fill ends even, asks in order and never more than needed")
    void randomFills() {
        long seed = 63_064L;
        var random = new Random(seed);
        for (int i = 0; i < 5_000; i++) {
            int granted = random.nextInt(100);
            var order = IntStream.rangeClosed(1, random.nextInt(12))
                    .mapToObj(n -> person(n))
                    .toList();
            var left = new ArrayList<>(order);
            var target = random.nextInt(3) == 0 ? null : ParityMode.values()[random.nextInt(2)];
            var rule = new FieldTarget("C", 60 + random.nextInt(30), target);
            int start = granted;
            var asked = new ArrayList<UUID>();
            var step = FieldPolicy.next(rule, granted, 0, left);
            while (step instanceof FieldStep.Ask ask) {
                for (var person : ask.persons()) {
                    asked.add(person);
                    left.remove(person);
                    granted += random.nextInt(3) > 0 ? 1 : 0;
                }
                step = FieldPolicy.next(rule, granted, 0, left);
            }
            var label = "seed %d case %d %s from %d".formatted(seed, i, rule, start);
            assertThat(step).as(label).isInstanceOf(FieldStep.Close.class);
            var close = (FieldStep.Close) step;
            assertThat(asked).as(label).isEqualTo(order.subList(0, asked.size()));
            int ceiling = switch (target) {
                case null -> start;
                case PARITY -> start + start % 2;
                case TO_TOTAL -> Math.max(start + start % 2, rule.total() + rule.total() % 2);
            };
            assertThat(close.size()).as(label).isBetween(start, ceiling);
            if (target != null) {
                assertThat(close.bye()).as(label).isEqualTo(close.size() % 2 == 1);
                assertThat(close.size() == ceiling || left.isEmpty()).as(label).isTrue();
            }
        }
    }

    private static List<UUID> semi(int places, int fills, List<Integer> gaveUp) {
        var rule = QuotaRule.first("SEL-S1", places).withFills(fills);
        return QuotaPolicy.decide(rule, ranking(gaveUp)).advanced().stream()
                .map(Place::person)
                .toList();
    }

    private static List<Contender> ranking(List<Integer> gaveUp) {
        return IntStream.rangeClosed(1, 36)
                .mapToObj(n -> new Contender(person(n), n, null, gaveUp.contains(n) ? Claim.GAVE_UP : Claim.OPEN))
                .toList();
    }
}
