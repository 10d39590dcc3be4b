package org.chessfed.system.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.chessfed.local.PlatformService;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningSeason.Shared.class)
@DisplayName("An arbiter enters results without a mouse")
class ArbiterKeyboardTest {

    private static final int MOST_STEPS = 60;

    private static RunningSeason running;
    private static Visitors visitors;

    @BeforeAll
    static void open(RunningSeason season) {
        running = season;
        visitors = new Visitors(running.console());
    }

    @AfterAll
    static void close() {
        if (visitors != null) {
            visitors.close();
        }
    }

    @Test
    @DisplayName(
            "from the first page by Tab and Enter to the round; a key per board, Enter sends; the service has them")
    void resultsByKeyboard() {
        Page page = visitors.signedIn("arbiter", "en");
        follow(page, "/events/" + running.season().event());
        follow(page, "/staff/tournaments/" + running.season().tournament());
        follow(page, "/rounds/2");
        page.waitForURL("**/rounds/2");
        assertThat(page.locator("#results")).isVisible();

        for (String key : List.of("1", "5", "0", "=")) {
            page.keyboard().press(key);
        }
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.STATUS)).hasText("Results entered.");

        JsonNode round = running.season()
                .read(
                        PlatformService.PAIRING,
                        "/v1/tournaments/" + running.season().tournament() + "/rounds/2",
                        "arbiter");
        List<String> outcomes = new ArrayList<>();
        round.path("boards")
                .forEach(board -> outcomes.add(board.path("whiteOutcome").asText()));
        assertThat(outcomes).containsExactly("WIN", "DRAW", "LOSS", "DRAW");
    }

    /** Goes on with Tab until a link that ends so has the focus, and presses Enter. */
    private static void follow(Page page, String ending) {
        for (int step = 0; step < MOST_STEPS; step++) {
            page.keyboard().press("Tab");
            Object address =
                    page.evaluate("() => document.activeElement ? document.activeElement.getAttribute('href') : null");
            if (address instanceof String at && at.endsWith(ending)) {
                String before = page.url();
                page.keyboard().press("Enter");
                page.waitForURL(now -> !now.equals(before));
                return;
            }
        }
        throw new AssertionError("Tab leads to no link that ends with " + ending + " on " + page.url());
    }
}
