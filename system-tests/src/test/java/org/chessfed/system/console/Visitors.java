package org.chessfed.system.console;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** People with browsers; each has cookies of his own. */
final class Visitors implements AutoCloseable {

    /** Generous: a busy machine is no fault of a page. */
    private static final double WAIT = 60_000;

    private final URI console;
    private final Playwright playwright;
    private final Browser browser;

    Visitors(URI console) {
        this.console = console;
        PlaywrightAssertions.setDefaultAssertionTimeout(WAIT);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium())
                        .setArgs(List.of("--no-sandbox", "--disable-gpu")));
    }

    private static Path chromium() {
        return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no Chromium: install it, or run ./chessfed test"));
    }

    /** Somebody new at a desk. */
    Page anybody(String language) {
        return anybody(language, 1280, 900);
    }

    /** Somebody new with a window of so many pixels. */
    Page anybody(String language, int width, int height) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setBaseURL(console.toString())
                .setViewportSize(width, height)
                .setLocale(language));
        context.setDefaultTimeout(WAIT);
        context.setDefaultNavigationTimeout(WAIT);
        return context.newPage();
    }

    /** Somebody at a desk who has signed in on the page of the identity provider and stands on the page for staff. */
    Page signedIn(String user, String language) {
        Page page = anybody(language);
        page.navigate("/staff");
        typePassword(page, user, "demo");
        page.waitForURL("**/staff");
        return page;
    }

    /** Opens a private link as it stands in a mail, and returns when the page of its person is there. */
    static void openLink(Page page, String secret) {
        page.navigate("/my#" + secret);
        page.locator("form[action='/my/close']").waitFor();
    }

    /** Fills the sign-in page of the identity provider. */
    static void typePassword(Page page, String user, String password) {
        page.locator("#username").fill(user);
        page.locator("#password").fill(password);
        page.locator("#kc-login").click();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
