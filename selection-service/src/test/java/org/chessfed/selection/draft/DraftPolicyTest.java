package org.chessfed.selection.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Condition.Operator;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Drafted players")
class DraftPolicyTest {

    private static final Instant SEMI_STARTS = Instant.parse("2025-02-22T01:00:00Z");
    private static final Condition CONDITION = new Condition.Any(List.of(
            new Condition.Test(Fact.FIDE_RATING, Operator.AT_LEAST, List.of(2200L)),
            new Condition.Test(Fact.TITLES_WON, Operator.AT_LEAST, List.of(2L)),
            new Condition.Test(Fact.HOLDS_MEDAL, Operator.IS, List.of(true))));
    private static final DraftRule RULE = new DraftRule("SEL-F7", 2, CONDITION, SEMI_STARTS);
    private static final Facts ELIGIBLE = facts(2200, List.of(), false);

    @Test
    @DisplayName(
            "AC-072 rated 2200: eligible; 2199: not; 2199 with titles 109 and 112: eligible; with 108 and 112: not;"
                    + " 2199 with the medal: eligible")
    void conditions() {
        assertThat(draft(facts(2200, List.of(), false))).isTrue();
        assertThat(draft(facts(2199, List.of(), false))).isFalse();
        assertThat(draft(facts(2199, List.of(2020, 2023), false))).isTrue();
        assertThat(draft(facts(2199, List.of(2019, 2023), false))).isFalse();
        assertThat(draft(facts(2199, List.of(), true))).isTrue();
    }

    @Test
    @DisplayName("A fact that is not known is named, and nobody is drafted on a guess")
    void unknown() {
        var decision = DraftPolicy.draft(RULE, Facts.none().with(Fact.FIDE_RATING, 2100), 0, SEMI_STARTS);
        assertThat(decision.value()).isFalse();
        assertThat(decision.reasons()).extracting(Reason::messageKey).containsExactly("draft.conditionUnknown");
    }

    @Test
    @DisplayName("AC-072 titles 109 and 112 are two in five years of 114; 108 and 112 are one")
    void titlesInFiveYears() {
        assertThat(DraftPolicy.titlesWon(List.of(2020, 2023), 2025, 5)).isEqualTo(2);
        assertThat(DraftPolicy.titlesWon(List.of(2019, 2023), 2025, 5)).isEqualTo(1);
        assertThat(DraftPolicy.titlesWon(List.of(2024, 2024, 2025), 2025, 5)).isEqualTo(1);
    }

    @Test
    @DisplayName("AC-072 a third eligible candidate when two are chosen is refused")
    void full() {
        assertThat(DraftPolicy.draft(RULE, ELIGIBLE, 1, SEMI_STARTS).value()).isTrue();
        var third = DraftPolicy.draft(RULE, ELIGIBLE, 2, SEMI_STARTS);
        assertThat(third.value()).isFalse();
        assertThat(third.reasons()).extracting(Reason::messageKey).containsExactly("draft.full");
    }

    @Test
    @DisplayName("SEL-Z20 draft.max=1: the second is refused already")
    void otherMaximum() {
        var one = new DraftRule("SEL-F7", 1, CONDITION, SEMI_STARTS);
        assertThat(DraftPolicy.draft(one, ELIGIBLE, 1, SEMI_STARTS).value()).isFalse();
    }

    @Test
    @DisplayName("SEL-F7 decided when the semi-final starts: in time; a second later: refused")
    void beforeTheSemi() {
        assertThat(DraftPolicy.draft(RULE, ELIGIBLE, 0, SEMI_STARTS.plusMillis(900))
                        .value())
                .isTrue();
        assertThat(DraftPolicy.draft(RULE, ELIGIBLE, 0, SEMI_STARTS.plusSeconds(1))
                        .value())
                .isFalse();
    }

    private static boolean draft(Facts candidate) {
        return DraftPolicy.draft(RULE, candidate, 0, SEMI_STARTS).value();
    }

    private static Facts facts(int rating, List<Integer> titles, boolean medal) {
        return Facts.none()
                .with(Fact.FIDE_RATING, rating)
                .with(Fact.TITLES_WON, DraftPolicy.titlesWon(titles, 2025, 5))
                .with(Fact.HOLDS_MEDAL, medal);
    }
}
