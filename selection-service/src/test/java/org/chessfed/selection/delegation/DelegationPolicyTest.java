package org.chessfed.selection.delegation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.selection.Persons.person;

import java.time.LocalDate;
import java.time.MonthDay;
import java.util.List;
import java.util.Map;
import org.chessfed.regulation.Text;
import org.chessfed.regulation.delegation.DelegationRule;
import org.chessfed.regulation.delegation.DutyRule;
import org.chessfed.regulation.delegation.DutyRule.CompanionAge;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.selection.Persons;
import org.chessfed.selection.delegation.DelegationPolicy.Candidate;
import org.chessfed.selection.delegation.DelegationPolicy.Group;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Delegations")
class DelegationPolicyTest {

    private static final DelegationRule RULE = rule(true, List.of(18, 16, 14, 12));

    /** The data of SEL-A5; a semi-finalist's number is the semi rank, a finalist's the final rank. */
    private static final List<Candidate> PLAYERS = List.of(
            finalist(3, 2010),
            finalist(9, 2008),
            finalist(15, 2007),
            finalist(5, 2006),
            semifinalist(25, 2010),
            semifinalist(30, 2011),
            semifinalist(40, 2013));

    @Test
    @DisplayName(
            "AC-079 U18: 3, 9, 15, s25, s30, s40; U16: 3, s25, s30, s40; U14: s30, s40; U12: s40; born 2006 is out")
    void groups() {
        var groups = DelegationPolicy.groups(RULE, 2025, PLAYERS);
        assertThat(groups).extracting(Group::maxAge).containsExactly(18, 16, 14, 12);
        assertThat(numbers(groups.get(0))).containsExactly(3, 9, 15, 25, 30, 40);
        assertThat(numbers(groups.get(1))).containsExactly(3, 25, 30, 40);
        assertThat(numbers(groups.get(2))).containsExactly(30, 40);
        assertThat(numbers(groups.get(3))).containsExactly(40);
        assertThat(groups.get(0).players().get(3).reason().messageKey()).isEqualTo("delegation.bySemiRank");
    }

    @Test
    @DisplayName("SEL-Z42 a finalist who never played the semi counts; with delegation.directFinalists=false not")
    void directFinalists() {
        var direct = List.of(new Candidate(person(1), 2009, 1, null), semifinalist(25, 2010));
        assertThat(numbers(DelegationPolicy.groups(RULE, 2025, direct).getFirst()))
                .containsExactly(1, 25);
        var strict = rule(false, List.of(18));
        assertThat(numbers(DelegationPolicy.groups(strict, 2025, direct).getFirst()))
                .containsExactly(25);
    }

    @Test
    @DisplayName("Joint ranks share a place and are named, since here an order is needed")
    void jointRanks() {
        var joint = List.of(semifinalist(25, 2010), new Candidate(person(26), 2010, null, 25), semifinalist(30, 2010));
        var group = DelegationPolicy.groups(RULE, 2025, joint).getFirst();
        assertThat(group.players()).extracting(DelegationPolicy.Player::place).containsExactly(1, 1, 3);
        assertThat(group.openTies())
                .singleElement()
                .satisfies(t -> assertThat(t.persons()).containsExactly(person(25), person(26)));
    }

    @Test
    @DisplayName("SEL-A6 no groups, the committee decides: the finalists in final order are proposed")
    void committee() {
        var open = new DelegationRule(
                "CONTINENTAL",
                new Text("個人賽", "Continental"),
                null,
                null,
                List.of(DelegationRule.Order.FINAL_RANK),
                true,
                Map.of(),
                null,
                "SEL-A6");
        var group = DelegationPolicy.groups(open, 2025, PLAYERS).getFirst();
        assertThat(numbers(group)).containsExactly(3, 5, 9, 15);
        assertThat(group.maxAge()).isNull();
        assertThat(group.players()).allMatch(p -> p.reason().messageKey().equals("delegation.proposed"));
    }

    @Test
    @DisplayName("AC-080 born 2013, event in 2025, no companion: refused; born 2012: confirmed")
    void companion() {
        var departure = LocalDate.of(2025, 11, 1);
        assertThat(confirm(CompanionAge.YEAR, departure, 2013, null, false)).isFalse();
        assertThat(confirm(CompanionAge.YEAR, departure, 2013, null, true)).isTrue();
        assertThat(confirm(CompanionAge.YEAR, departure, 2012, null, false)).isTrue();
    }

    @Test
    @DisplayName(
            "SEL-Z26 companion.ageRule=ON_DEPARTURE: born 2012-11-02 is twelve on 2025-11-01, thirteen a day later")
    void onDeparture() {
        var birthday = MonthDay.of(11, 2);
        assertThat(confirm(CompanionAge.ON_DEPARTURE, LocalDate.of(2025, 11, 1), 2012, birthday, false))
                .isFalse();
        assertThat(confirm(CompanionAge.ON_DEPARTURE, LocalDate.of(2025, 11, 2), 2012, birthday, false))
                .isTrue();
        assertThat(confirm(CompanionAge.ON_DEPARTURE, LocalDate.of(2025, 11, 2), 2012, null, false))
                .isFalse();
    }

    private static boolean confirm(
            CompanionAge rule, LocalDate departure, int year, @Nullable MonthDay day, boolean with) {
        var duty = new DutyRule(
                "COMPANION",
                new Text("陪同人員", "Companion"),
                DutyRule.Kind.COMPANION,
                new Condition.Test(Fact.AGE, Condition.Operator.AT_MOST, List.of(12L)),
                null,
                rule,
                null,
                "SEL-D3");
        return DelegationPolicy.confirm(duty, departure, year, day, with).value();
    }

    private static DelegationRule rule(boolean directFinalists, List<Integer> ages) {
        return new DelegationRule(
                "YOUTH",
                new Text("青少年", "Youth"),
                new DelegationRule.Groups(ages),
                new DelegationRule.Eligible("SEMI", directFinalists, 18, "SEL-A5"),
                List.of(DelegationRule.Order.FINAL_RANK, DelegationRule.Order.SEMI_RANK),
                false,
                Map.of(),
                null,
                "SEL-A5");
    }

    private static List<Integer> numbers(Group group) {
        return group.players().stream().map(p -> Persons.number(p.person())).toList();
    }

    private static Candidate finalist(int rank, int born) {
        return new Candidate(person(rank), born, rank, 30 + rank);
    }

    private static Candidate semifinalist(int rank, int born) {
        return new Candidate(person(rank), born, null, rank);
    }
}
