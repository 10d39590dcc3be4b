package org.chessfed.selection.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.chessfed.selection.Persons.person;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.regulation.stage.CarryOver;
import org.chessfed.regulation.stage.RankRange;
import org.chessfed.selection.Persons;
import org.chessfed.selection.season.CarryOverPolicy.FinalRow;
import org.chessfed.selection.season.CarryOverPolicy.NextPlace;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a season hands on to the next")
class CarryOverPolicyTest {

    private static final List<CarryOver> RULES = List.of(
            new CarryOver("MEN", null, new RankRange(1, 2), "FINAL", "SEL-A1"),
            new CarryOver("MEN", null, new RankRange(3, 8), "SEMI", "SEL-A2"),
            new CarryOver("WOMEN", null, new RankRange(1, 2), "SEMI", "SEL-A3"));

    @Test
    @DisplayName("AC-078 men 1 and 2 to the final, 3 to 8 to the semi; women 1 and 2 to the semi, none to the final")
    void nextYear() {
        var next = CarryOverPolicy.decide(RULES, finals());
        assertThat(next.ties()).isEmpty();
        assertThat(numbers(next.places(), "MEN", "FINAL")).containsExactly(1, 2);
        assertThat(numbers(next.places(), "MEN", "SEMI")).containsExactly(3, 4, 5, 6, 7, 8);
        assertThat(numbers(next.places(), "WOMEN", "SEMI")).containsExactly(101, 102);
        assertThat(numbers(next.places(), "WOMEN", "FINAL")).isEmpty();
    }

    @Test
    @DisplayName("SEL-Z38 men 2/3 and 8/9 equal are open, 4/5 is not; women 2/3 equal are open")
    void openTies() {
        var rows = finals();
        rows.set(2, new FinalRow("MEN", 2, person(3)));
        rows.set(8, new FinalRow("MEN", 8, person(9)));
        rows.set(4, new FinalRow("MEN", 4, person(5)));
        rows.set(24, new FinalRow("WOMEN", 2, person(103)));
        var next = CarryOverPolicy.decide(RULES, rows);
        assertThat(next.ties())
                .extracting(CarryOverPolicy.OpenTie::section, CarryOverPolicy.OpenTie::rank)
                .containsExactly(tuple("MEN", 2), tuple("MEN", 8), tuple("WOMEN", 2));
        assertThat(numbers(next.places(), "MEN", "SEMI")).containsExactly(4, 5, 6, 7);
        assertThat(numbers(next.places(), "MEN", "FINAL")).containsExactly(1);
    }

    @Test
    @DisplayName("SEL-Z38 men 1/2 equal: both have their place in the next final, but the title is open")
    void title() {
        var rows = finals();
        rows.set(1, new FinalRow("MEN", 1, person(2)));
        var next = CarryOverPolicy.decide(RULES, rows);
        assertThat(next.ties()).extracting(CarryOverPolicy.OpenTie::rank).containsExactly(1);
        assertThat(numbers(next.places(), "MEN", "FINAL")).containsExactly(1, 2);
    }

    private static List<FinalRow> finals() {
        var rows = new ArrayList<FinalRow>();
        for (int rank = 1; rank <= 22; rank++) {
            rows.add(new FinalRow("MEN", rank, person(rank)));
        }
        for (int rank = 1; rank <= 10; rank++) {
            rows.add(new FinalRow("WOMEN", rank, person(100 + rank)));
        }
        return rows;
    }

    private static List<Integer> numbers(List<NextPlace> places, String section, String stage) {
        return places.stream()
                .filter(p -> p.section().equals(section) && p.stage().equals(stage))
                .map(p -> Persons.number(p.person()))
                .toList();
    }
}
