package org.chessfed.regulation.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GrammarTest {

    private static final ZoneId TAIPEI = ZoneId.of("Asia/Taipei");

    private static Condition test(Fact fact, Condition.Operator operator, Object... operands) {
        return new Condition.Test(fact, operator, List.of(operands));
    }

    @Test
    @DisplayName("CV-1: bounds with 'at' include their value, 'more' and 'less' do not")
    void bounds() {
        Facts rated = Facts.none().with(Fact.FIDE_RATING, 1800);

        assertThat(test(Fact.FIDE_RATING, Condition.Operator.AT_LEAST, 1800L).holds(rated))
                .isTrue();
        assertThat(test(Fact.FIDE_RATING, Condition.Operator.AT_MOST, 1800L).holds(rated))
                .isTrue();
        assertThat(test(Fact.FIDE_RATING, Condition.Operator.MORE_THAN, 1800L).holds(rated))
                .isFalse();
        assertThat(test(Fact.FIDE_RATING, Condition.Operator.LESS_THAN, 1800L).holds(rated))
                .isFalse();
    }

    @Test
    @DisplayName("Days of birth: on or after includes the day")
    void days() {
        Facts born = Facts.none().with(Fact.BIRTH_DATE, LocalDate.of(2012, 1, 1));
        LocalDate cut = LocalDate.of(2012, 1, 1);

        assertThat(test(Fact.BIRTH_DATE, Condition.Operator.ON_OR_AFTER, cut).holds(born))
                .isTrue();
        assertThat(test(Fact.BIRTH_DATE, Condition.Operator.AFTER, cut).holds(born))
                .isFalse();
        assertThat(test(Fact.BIRTH_DATE, Condition.Operator.ON_OR_BEFORE, cut).holds(born))
                .isTrue();
        assertThat(test(Fact.BIRTH_DATE, Condition.Operator.BEFORE, cut).holds(born))
                .isFalse();
    }

    @Test
    @DisplayName("What is not known leaves a condition open, also under not; another part may still decide it")
    void unknown() {
        Condition male = test(Fact.SEX, Condition.Operator.IS, "M");
        Condition rated = test(Fact.FIDE_RATING, Condition.Operator.AT_LEAST, 2200L);
        Facts strong = Facts.none().with(Fact.FIDE_RATING, 2300);

        assertThat(male.on(strong)).isEqualTo(Truth.UNKNOWN);
        assertThat(new Condition.Not(male).on(strong)).isEqualTo(Truth.UNKNOWN);
        assertThat(new Condition.All(List.of(male, rated)).on(strong)).isEqualTo(Truth.UNKNOWN);
        assertThat(new Condition.Any(List.of(male, rated)).on(strong)).isEqualTo(Truth.YES);
        assertThat(new Condition.All(List.of(male, new Condition.Not(rated))).on(strong))
                .isEqualTo(Truth.NO);
        assertThat(new Condition.All(List.of()).on(strong)).isEqualTo(Truth.YES);
        assertThat(new Condition.Any(List.of()).on(strong)).isEqualTo(Truth.NO);
    }

    @Test
    @DisplayName("CV-7: places compare as one spelling")
    void places() {
        Condition north = test(Fact.COUNTY, Condition.Operator.IN, "臺北市", "基隆市");

        assertThat(north.holds(Facts.none().with(Fact.COUNTY, "台北市"))).isTrue();
        assertThat(test(Fact.COUNTY, Condition.Operator.NOT_IN, "臺北市")
                        .holds(Facts.none().with(Fact.COUNTY, "台北市")))
                .isFalse();
    }

    @Test
    @DisplayName("A fact takes values of its type only")
    void types() {
        assertThatThrownBy(() -> Facts.none().with(Fact.SEX, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Facts.none().with(Fact.AGE, "12")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("CV-2: a day without a time ends with its last second, in the regulation's zone")
    void wholeDay() {
        Instant end = new InstantRule.Day(LocalDate.of(2025, 6, 10))
                .resolve(TAIPEI, Anchors.none())
                .orElseThrow();

        assertThat(end).isEqualTo(Instant.parse("2025-06-10T15:59:59Z"));
        assertThat(InstantRule.met(Instant.parse("2025-06-10T15:59:59.999Z"), end))
                .isTrue();
        assertThat(InstantRule.met(Instant.parse("2025-06-10T16:00:00Z"), end)).isFalse();
    }

    @Test
    @DisplayName("An instant may count days from a moment, at a time of day, or minutes from it")
    void relative() {
        Instant start = LocalDateTime.of(2025, 1, 5, 9, 0).atZone(TAIPEI).toInstant();
        Anchors anchors = Anchors.of(Anchor.EVENT_START, start).with(Anchor.GAME_END, start);

        assertThat(new InstantRule.Relative(Anchor.EVENT_START, 0, -3, 0, LocalTime.NOON).resolve(TAIPEI, anchors))
                .contains(LocalDateTime.of(2025, 1, 2, 12, 0).atZone(TAIPEI).toInstant());
        assertThat(new InstantRule.Relative(Anchor.GAME_END, 0, 0, 10, null).resolve(TAIPEI, anchors))
                .contains(start.plusSeconds(600));
        assertThat(new InstantRule.Relative(Anchor.EVENT_START, 1, 0, 0, null).resolve(TAIPEI, anchors))
                .contains(LocalDateTime.of(2025, 2, 5, 9, 0).atZone(TAIPEI).toInstant());
        assertThat(new InstantRule.Relative(Anchor.ROUND_END, 0, 0, 5, null).resolve(TAIPEI, anchors))
                .isEmpty();
    }

    @Test
    @DisplayName("A deadline is met to the end of its second, and not a second later")
    void edges() {
        Instant deadline = Instant.parse("2025-01-01T09:00:00Z");

        assertThat(InstantRule.met(deadline, deadline)).isTrue();
        assertThat(InstantRule.met(Instant.parse("2025-01-01T09:00:00.900Z"), deadline))
                .isTrue();
        assertThat(InstantRule.met(Instant.parse("2025-01-01T09:00:01Z"), deadline))
                .isFalse();
    }
}
