package org.chessfed.system.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Paths name parts of the season in braces. */
@ExtendWith(RunningSeason.Shared.class)
@DisplayName("Every page, on a telephone and by a screen reader")
class EveryPageTest {

    private static final int TELEPHONE = 390;
    private static final List<String> LANGUAGES = List.of("zh-TW", "en");
    private static final List<String> RULES = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice");

    private static final Map<String, Page> PAGES = new HashMap<>();
    private static RunningSeason running;
    private static Visitors visitors;

    @BeforeAll
    static void open(RunningSeason season) {
        running = season;
        visitors = new Visitors(running.console());
    }

    @AfterAll
    static void close() {
        PAGES.clear();
        if (visitors != null) {
            visitors.close();
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "nobody, /",
        "nobody, /competitions/{code}",
        "nobody, /competitions/{code}/regulation",
        "nobody, /competitions/{code}/stages/SEMI/qualifiers",
        "nobody, /competitions/{code}/stages/FINAL/qualifiers",
        "nobody, /competitions/{code}/delegations",
        "nobody, /competitions/{code}/events/{event}",
        "nobody, /competitions/{code}/events/{event}/MEN.WOMEN/players",
        "nobody, /competitions/{code}/events/{event}/MEN.WOMEN/rounds/1",
        "nobody, /competitions/{code}/events/{event}/MEN.WOMEN/rounds/2?name={name}",
        "nobody, /competitions/{code}/events/{event}/MEN.WOMEN/rounds/1/explanation?a=1&b=2",
        "nobody, /competitions/{code}/events/{event}/MEN.WOMEN/standings/MEN",
        "nobody, /competitions/{code}/events/{event}/MEN.WOMEN/standings/WOMEN",
        "nobody, /ratings",
        "nobody, /ratings/{person}",
        "nobody, /api-docs",
        "nobody, /my",
        "nobody, /nowhere",
        "link, /my",
        "staff, /staff",
        "staff, /staff/facts",
        "staff, /staff/seasons/{code}",
        "staff, /staff/seasons/{code}/stages/SEMI",
        "staff, /staff/seasons/{code}/stages/FINAL?section=MEN",
        "staff, /staff/seasons/{code}/persons/{asked}",
        "staff, /staff/seasons/{code}/proposals",
        "staff, /staff/seasons/{code}/offers",
        "staff, /staff/seasons/{code}/fields",
        "staff, /staff/seasons/{code}/playoffs",
        "staff, /staff/seasons/{code}/sanctions",
        "staff, /staff/seasons/{code}/delegations",
        "staff, /staff/seasons/{code}/draft?name={name}",
        "staff, /staff/competitions/{code}/events/{event}",
        "staff, /staff/competitions/{code}/events/{event}/check-in",
        "staff, /staff/competitions/{code}/events/P2N/closing",
        "staff, /staff/competitions/{code}/money",
        "selection, /staff/seasons/{code}/draft",
        "committee-north, /staff",
        "committee-north, /staff/competitions/{code}/events/{event}",
        "committee-north, /staff/competitions/{code}/events/{event}/check-in?name={name}",
        "treasurer, /staff",
        "treasurer, /staff/competitions/{code}/payees/{payee}",
        "treasurer, /staff/competitions/{code}/payees/{payee}/statement",
        "arbiter, /staff/tournaments/{tournament}",
        "arbiter, /staff/tournaments/{tournament}/rounds/2",
        "arbiter, /staff/tournaments/{tournament}/absences",
        "chief-arbiter, /staff/tournaments/{tournament}",
        "chief-arbiter, /staff/tournaments/{tournament}/rounds/1",
        "chief-arbiter, /staff/tournaments/{tournament}/rounds/1/boards/1",
        "chief-arbiter, /staff/tournaments/{tournament}/absences",
        "auditor, /staff",
        "player, /staff",
    })
    @DisplayName(
            "fits a window of 390 pixels in both languages, says its language and what it is, and axe finds nothing wrong")
    void reads(String who, String path) {
        Page page = PAGES.computeIfAbsent(who, EveryPageTest::pageOf);
        for (String language : LANGUAGES) {
            Response response = page.navigate(address(path, language));
            assertThat(response.status()).as("status of %s", path).isIn(200, 403, 404);
            assertThat(page.locator("html").getAttribute("lang")).isEqualTo(language);
            assertThat(page.locator("h1").count()).as("first headings").isEqualTo(1);
            assertThat(page.locator("h1").innerText()).isNotBlank();
            assertThat(page.title()).doesNotStartWith(" ").doesNotContain("null", "NOT_FOUND");
            assertThat(page.evaluate("() => document.documentElement.scrollWidth"))
                    .as("width of %s in %s", path, language)
                    .isEqualTo(TELEPHONE);
            assertThat(page.locator("main").innerText())
                    .as("placeholders of the regulation that nobody has filled")
                    .doesNotContainPattern("<[a-z][a-zA-Z-]*>");
        }
        assertThat(violations(page)).as(path).isEmpty();
    }

    private static List<String> violations(Page page) {
        return new AxeBuilder(page)
                .withTags(RULES).analyze().getViolations().stream()
                        .map(EveryPageTest::words)
                        .toList();
    }

    private static String words(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + " "
                + rule.getNodes().stream()
                        .limit(3)
                        .map(node -> node.getHtml() + " " + node.getFailureSummary())
                        .collect(Collectors.joining(" | "));
    }

    private static Page pageOf(String who) {
        return switch (who) {
            case "nobody" -> visitors.anybody("zh-TW", TELEPHONE, 800);
            case "link" -> {
                Page page = visitors.anybody("zh-TW", TELEPHONE, 800);
                Visitors.openLink(page, running.season().secretOf(SmallSeason.LONG_NAME));
                yield page;
            }
            default -> {
                Page page = visitors.signedIn(who, "zh-TW");
                page.setViewportSize(TELEPHONE, 800);
                yield page;
            }
        };
    }

    private static String address(String path, String language) {
        SmallSeason season = running.season();
        String filled = path.replace("{code}", season.code())
                .replace("{event}", season.event())
                .replace("{tournament}", season.tournament())
                .replace("{payee}", season.payee())
                .replace("{person}", season.idOf(SmallSeason.PLAYER))
                .replace("{asked}", season.idOf(SmallSeason.ASKED_FIRST))
                .replace("{name}", URLEncoder.encode("示", StandardCharsets.UTF_8));
        return filled + (filled.contains("?") ? "&" : "?") + "lang=" + language;
    }
}
