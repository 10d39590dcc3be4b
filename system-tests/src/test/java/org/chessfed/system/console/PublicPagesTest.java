package org.chessfed.system.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningSeason.Shared.class)
@DisplayName("What everybody sees: pairings and standings of a real event")
class PublicPagesTest {

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

    private static Page event(String language) {
        Page page = visitors.anybody(language);
        page.navigate("/");
        page.locator("main a[href^='/competitions/']").first().click();
        page.locator("ul.events a[href$='/events/" + running.season().event() + "']")
                .click();
        return page;
    }

    @Test
    @DisplayName("from the first page by links to the pairings: board, colours, names, result, and who has the bye")
    void pairings() {
        Page page = event("en");
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Round 1").setExact(true))
                .first()
                .click();
        assertThat(page.locator("tbody tr")).hasCount(4);
        assertThat(page.locator("td.result").first()).hasText("1–0");
        assertThat(page.locator("main")).containsText("bye");
        assertThat(page.locator("main")).containsText(SmallSeason.PLAYER.nameEn());
    }

    @Test
    @DisplayName("the search finds a player by part of a Chinese or Latin name and says board, colour and opponent")
    void search() {
        Page page = event("zh-TW");
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("第 1 輪").setExact(true))
                .first()
                .click();
        page.locator("input[type='search']").fill("甲子");
        page.locator("input[type='search']").press("Enter");
        assertThat(page.locator("tr.found")).hasCount(1);
        assertThat(page.locator("[role='status']")).containsText(SmallSeason.PLAYER.nameZh());
        page.locator("input[type='search']").fill("isma");
        page.locator("input[type='search']").press("Enter");
        assertThat(page.locator("[role='status']")).containsText(SmallSeason.LONG_NAME.nameZh());
        page.locator("input[type='search']").fill("nobody of that name");
        page.locator("input[type='search']").press("Enter");
        assertThat(page.locator("tr.found")).hasCount(0);
    }

    @Test
    @DisplayName("the standings of a section: rank, points and tie-breaks with their names and the clause")
    void standings() {
        Page page = event("en");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Standings, Women"))
                .first()
                .click();
        assertThat(page.locator("tbody tr")).hasCount(3);
        assertThat(page.locator("thead")).containsText("Points");
        assertThat(page.locator("thead abbr[title]").first()).isVisible();
        assertThat(page.locator("a.clause").first()).isVisible();
    }

    @Test
    @DisplayName("no page of the public names an address, a telephone or a day of birth")
    void nothingPrivate() {
        Page page = event("en");
        List<String> below = page.locator("main nav.tabs a").all().stream()
                .map(link -> link.getAttribute("href"))
                .toList();
        assertThat(below).hasSizeGreaterThan(3);
        for (String address : below) {
            assertThat(page.navigate(address).status()).isEqualTo(200);
            assertThat(page.content()).doesNotContain("players.example", "0900000000", "2001-07");
        }
    }
}
