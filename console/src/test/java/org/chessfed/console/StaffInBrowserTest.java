package org.chessfed.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The pages of those who work here, in a browser")
class StaffInBrowserTest {

    private static final double WAIT = 120_000;

    @TestHTTPResource("/")
    URI home;

    private Playwright playwright;
    private Browser browser;

    @BeforeEach
    void open() {
        StubServices.clear();
        Forms.serveRegulation();
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium())
                        .setArgs(List.of("--no-sandbox", "--disable-gpu")));
    }

    @AfterEach
    void close() {
        browser.close();
        playwright.close();
    }

    private static Path chromium() {
        return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no Chromium: install it, or run ./chessfed test"));
    }

    private Page page(int width, int height, String language) {
        BrowserContext context = browser.newContext(
                new Browser.NewContextOptions().setViewportSize(width, height).setLocale(language));
        context.addCookies(List.of(new Cookie("q_session", "test").setUrl(home.toString())));
        context.setDefaultTimeout(WAIT);
        return context.newPage();
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName("a whole round of results by keyboard only: a key per board, then Enter")
    void resultsByKeyboard() {
        String round = round();
        StubServices.json("/v1/tournaments/t1", TOURNAMENT);
        StubServices.json("/v1/tournaments/t1/rounds/1", round);
        StubServices.json("/v1/tournaments/t1/rounds/1/results", "[]");
        Page page = page(1280, 900, "en");
        page.navigate(home.resolve("/staff/tournaments/t1/rounds/1").toString());
        for (String key : List.of("1", "5", "0", "=", "1", "1")) {
            page.keyboard().press(key);
        }
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.STATUS)).hasText("Results entered.");
        assertThat(StubServices.asked())
                .filteredOn(asked -> asked.uri().endsWith("/results"))
                .singleElement()
                .satisfies(asked -> assertThat(asked.body())
                        .containsSubsequence("WHITE_WINS", "DRAW", "BLACK_WINS", "DRAW", "WHITE_WINS", "WHITE_WINS"));
    }

    @Test
    @TestSecurity(user = "staff", roles = "federation-staff")
    @DisplayName(
            "the pipeline: picture on a wide screen, cards without sideways scrolling on a telephone; a field leads to names")
    void pipeline() throws IOException {
        StubServices.json("/v1/seasons/SEL/overview", answer("overview-finished.json"));
        StubServices.json("/v1/tournaments?competition=SEL", answer("tournaments.json"));
        StubServices.json("/v1/competitions/SEL/progress", answer("progress.json"));
        StubServices.json("/v1/seasons/SEL/berths?stage=SEMI&section=MEN&limit=200", answer("berths.json"));
        Page wide = page(1280, 900, "en");
        wide.navigate(home.resolve("/staff/seasons/SEL").toString());
        assertThat(wide.locator("figure.flow svg")).isVisible();
        wide.locator("svg a[href$='/stages/SEMI?section=MEN']").click();
        assertThat(wide.locator("h1")).hasText("Semi-final: who came from where");
        assertThat(wide.locator("ol.chain li")).hasCount(9);

        Page telephone = page(390, 844, "zh-TW");
        telephone.navigate(home.resolve("/staff/seasons/SEL").toString());
        assertThat(telephone.locator("figure.flow")).isHidden();
        assertThat((Integer) telephone.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
    }

    @Test
    @TestSecurity(user = "helper", roles = "arbiter")
    @DisplayName("check-in by keyboard only: a name, Enter, Enter; then the desk waits for the next name")
    void checkIn() {
        StubServices.json("/v1/competitions/SEL/progress", """
                [{"stage":"PRELIM","event":"P1N","sections":[{"event":"P1N","section":"MEN","waiting":0,"confirmed":2,
                  "checkedIn":0,"cancelled":0}]}]""");
        StubServices.json("/v1/entries?competition=SEL&event=P1N&name=&limit=51", "{\"items\":[]}");
        StubServices.json("/v1/entries?competition=SEL&event=P1N&name=shi&limit=21", "{\"items\":[" + ENTRY + "]}");
        StubServices.json("/v1/entries/e1/check-in", ENTRY);
        Page page = page(1280, 900, "en");
        page.navigate(
                home.resolve("/staff/competitions/SEL/events/P1N/check-in").toString());
        assertThat(page.locator("#name")).isFocused();
        page.keyboard().type("shi");
        page.keyboard().press("Enter");
        assertThat(page.locator("h2")).containsText("Shi, Li");
        assertThat(page.locator("button:focus")).isVisible();
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Checked in");
        assertThat(page.locator("#name")).isFocused();
    }

    private static String answer(String file) throws IOException {
        try (InputStream stream = StaffInBrowserTest.class.getResourceAsStream("/answers/" + file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String round() {
        String boards = IntStream.rangeClosed(1, 6)
                .mapToObj(board -> """
                        {"gameId":"g%1$d","version":0,"board":%1$d,"whiteId":"w%1$d","whiteName":"示範%1$d","blackId":"b%1$d",
                         "blackName":"例題%1$d","whiteOutcome":"UNKNOWN","blackOutcome":"UNKNOWN","whiteLate":false,
                         "blackLate":false}""".formatted(board))
                .collect(Collectors.joining(","));
        return """
                {"id":"r1","version":2,"tournamentId":"t1","number":1,"status":"PUBLISHED","startsAt":"2025-01-05T01:00:00Z",
                 "boards":[%s],"byes":[],"remarks":[]}""".formatted(boards);
    }

    private static final String TOURNAMENT = """
            {"id":"t1","version":5,"competition":"SEL","competitionVersion":1,"stage":"PRELIM","event":"P1N",
             "sections":["MEN","WOMEN"],"system":"SWISS","rounds":7,"status":"RUNNING","roundsPublished":1,
             "roundsCompleted":0,"players":12,"initialColour":"WHITE","openParameters":[],"chain":["PTS"],
             "lateAfterMinutes":5,"calendar":[]}""";

    private static final String ENTRY = """
            {"id":"e1","competition":"SEL","stage":"PRELIM","event":"P1N","section":"MEN","personId":"p1","nameZh":"示例甲",
             "passportName":"Shi, Li","status":"CONFIRMED","source":"FORM","membership":"NONE","payMethod":"TRANSFER",
             "submittedAt":"2024-12-20T01:00:00Z","reasons":[],"version":1}""";
}
