package org.chessfed.system.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.chessfed.local.PlatformService;
import org.chessfed.system.console.SmallSeason.Somebody;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningSeason.Shared.class)
@DisplayName("The private link from a mail: no account, my entry, my place")
class PrivateLinkTest {

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

    private static Page linkOf(Somebody who, String language, List<String> asked) {
        Page page = visitors.anybody(language);
        page.onRequest((Request request) -> asked.add(request.url() + " " + request.headers()));
        Visitors.openLink(page, running.season().secretOf(who));
        return page;
    }

    @Test
    @DisplayName("an entrant sees entry, fee and the board of the round that is played; the secret is in no address")
    void myEntry() {
        List<String> asked = new ArrayList<>();
        Page page = linkOf(SmallSeason.PLAYER, "en", asked);
        assertThat(page.locator("main")).containsText("Confirmed");
        assertThat(page.locator("main")).containsText("Paid");
        assertThat(page.locator(".call h3")).containsText("Round 2");
        assertThat(page.locator(".call")).containsText("board");
        assertThat(asked).noneMatch(request -> request.contains(running.season().secretOf(SmallSeason.PLAYER)));
    }

    @Test
    @DisplayName("who has not paid reads that the entry no longer stands, and why")
    void unpaid() {
        Page page = linkOf(SmallSeason.UNPAID, "en", new ArrayList<>());
        assertThat(page.locator("main")).containsText("Cancelled");
        assertThat(page.locator("main .reason").first()).not().isEmpty();
    }

    @Test
    @DisplayName("a place is accepted with one click and one more to be sure; afterwards it stands as granted")
    void accept() {
        Page page = linkOf(SmallSeason.ASKED_FIRST, "zh-TW", new ArrayList<>());
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("參加").setExact(true))
                .click();
        assertThat(page.locator("h1")).hasText("確認參加");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("確定參加"))
                .click();
        page.waitForURL("**/my");
        assertThat(page.locator(".badge.GRANTED")).hasCount(1);
        assertThat(movesOf(SmallSeason.ASKED_FIRST)).endsWith("OFFERED", "GRANTED");
    }

    @Test
    @DisplayName("a double click waives once: one answer, one move, and the next of the order is asked")
    void waiveByDoubleClick() {
        Page page = linkOf(SmallSeason.ASKED_SECOND, "en", new ArrayList<>());
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Waive").setExact(true))
                .click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Yes, I waive it"))
                .dblclick();
        page.waitForURL("**/my");
        assertThat(page.locator(".badge.WAIVED")).hasCount(1);
        running.season().awaitQuiet();
        assertThat(movesOf(SmallSeason.ASKED_SECOND)).endsWith("OFFERED", "WAIVED");
        assertThat(movesOf(SmallSeason.ASKED_SECOND)).containsOnlyOnce("WAIVED");
    }

    @Test
    @DisplayName("a made-up link is refused in words, and somebody else's place cannot be answered")
    void foreign() {
        Page page = visitors.anybody("en");
        page.navigate("/my#" + "A".repeat(22));
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("not valid");

        Page entrant = linkOf(SmallSeason.LONG_NAME, "en", new ArrayList<>());
        String berth = berthsOf(SmallSeason.ASKED_FIRST).path(0).path("id").asText();
        assertThat(entrant.navigate("/my/berths/" + berth + "?answer=WAIVE").status())
                .isIn(403, 404);
    }

    private static JsonNode berthsOf(Somebody who) {
        return running.season()
                .read(
                        PlatformService.SELECTION,
                        "/v1/persons/" + running.season().idOf(who) + "/berths",
                        "staff");
    }

    private static List<String> movesOf(Somebody who) {
        JsonNode berth = running.season()
                .read(
                        PlatformService.SELECTION,
                        "/v1/berths/" + berthsOf(who).path(0).path("id").asText(),
                        "staff");
        List<String> moves = new ArrayList<>();
        berth.path("moves").forEach(move -> moves.add(move.path("to").asText()));
        return moves;
    }
}
