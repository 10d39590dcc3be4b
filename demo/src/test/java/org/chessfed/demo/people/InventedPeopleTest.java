package org.chessfed.demo.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Invented people follow from the seed")
class InventedPeopleTest {

    private static final List<String> COUNTIES = List.of("甲縣", "乙市");

    private static List<Invented> people(long seed) {
        InventedPeople people = new InventedPeople(new Draw(seed), 2031);
        return IntStream.range(0, 900)
                .mapToObj(number -> people.person(number, number % 4 == 0 ? "F" : "M", COUNTIES))
                .toList();
    }

    @Test
    @DisplayName("the same seed invents the same people, another one others")
    void sameSeedSamePeople() {
        assertThat(people(7)).isEqualTo(people(7)).isNotEqualTo(people(8));
    }

    @Test
    @DisplayName("names in both scripts, addresses and account digits are given once only")
    void onceOnly() {
        List<Invented> people = people(7);
        Set<String> seen = new HashSet<>();
        people.forEach(person -> {
            assertThat(seen.add(person.nameZh())).as(person.nameZh()).isTrue();
            assertThat(seen.add(person.nameEn())).as(person.nameEn()).isTrue();
            assertThat(seen.add(person.email())).as(person.email()).isTrue();
            assertThat(seen.add(person.lastFive())).as(person.lastFive()).isTrue();
            assertThat(person.lastFive()).matches("[0-9]{5}");
        });
    }

    @Test
    @DisplayName("what is drawn depends on its matter, not on the order of drawing")
    void orderDoesNotMatter() {
        Draw draw = new Draw(3);
        int first = draw.below(1000, "game", 1);
        draw.below(1000, "game", 2);
        assertThat(draw.below(1000, "game", 1)).isEqualTo(first);
        assertThat(draw.shuffled(List.of(1, 2, 3, 4, 5), "order"))
                .isEqualTo(draw.shuffled(List.of(1, 2, 3, 4, 5), "order"))
                .containsExactlyInAnyOrder(1, 2, 3, 4, 5);
    }
}
