package org.chessfed.chassis.paging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.chessfed.chassis.problem.DomainProblem;
import org.junit.jupiter.api.Test;

class CursorsTest {

    private final Cursors cursors = new Cursors("a key of this test");

    private static PageRequest request(int limit, String cursor) {
        PageRequest request = new PageRequest();
        request.setLimit(limit);
        request.setCursor(cursor);
        return request;
    }

    @Test
    void leadsToTheLastItemSeen() {
        Page<String> page = cursors.page(request(2, null), "names", List.of("甲", "乙", "丙"), name -> List.of(name, "7"));
        assertThat(page.items()).containsExactly("甲", "乙");
        assertThat(cursors.position(request(2, page.next()), "names")).contains(List.of("乙", "7"));
    }

    @Test
    void endsWithTheLastPage() {
        assertThat(cursors.page(request(2, null), "names", List.of("甲", "乙"), List::of)
                        .next())
                .isNull();
    }

    @Test
    void refusesACursorOfAnotherListAnotherKeyOrAChangedOne() {
        String cursor = cursors.page(request(1, null), "names", List.of("a", "b"), List::of)
                .next();
        assertThatThrownBy(() -> cursors.position(request(1, cursor), "clubs")).isInstanceOf(DomainProblem.class);
        assertThatThrownBy(() -> new Cursors("another").position(request(1, cursor), "names"))
                .isInstanceOf(DomainProblem.class);
        for (String forged : List.of("", "A", "%%%", cursor.substring(1), cursor + "QQ")) {
            assertThatThrownBy(() -> cursors.position(request(1, forged), "names"))
                    .as(forged)
                    .isInstanceOf(DomainProblem.class);
        }
    }
}
