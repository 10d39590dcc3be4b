package org.chessfed.system.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningSeason.Shared.class)
@DisplayName("Signing in and out at the real identity provider")
class SignInTest {

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
    @DisplayName("staff sign in on the identity provider's page, see the season's pipeline, and sign out everywhere")
    void staff() {
        Page page = visitors.signedIn("staff", "en");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Season pipeline"))
                .click();
        page.waitForURL("**/staff/seasons/" + running.season().code());
        assertThat(page.locator("figure.flow svg")).isVisible();
        assertThat(page.locator(".who")).containsText("staff");

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sign out"))
                .click();
        page.waitForURL(running.console() + "/");
        assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Sign in")))
                .isVisible();
        page.navigate("/staff");
        assertThat(page.locator("#username")).isVisible();
        assertThat(URI.create(page.url()).getPath())
                .as("the session at the identity provider has ended too")
                .startsWith(running.issuer().getPath());
    }

    @Test
    @DisplayName("a wrong password opens nothing")
    void wrongPassword() {
        Page page = visitors.anybody("en");
        page.navigate("/staff");
        Visitors.typePassword(page, "appeals", "demon");
        assertThat(page.locator("#username")).isVisible();
        assertThat(page.context().cookies())
                .extracting(cookie -> cookie.name)
                .noneMatch(name -> name.startsWith("q_session"));
    }

    @Test
    @DisplayName("a player has no page of staff: 403 in words, and no link to it")
    void player() {
        Page page = visitors.anybody("en");
        page.navigate("/sign-in?to=/staff");
        Visitors.typePassword(page, "player", "demo");
        page.waitForURL("**/staff");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                .hasText("Not yours to do");
        assertThat(page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Staff").setExact(true)))
                .hasCount(0);
    }

    @Test
    @DisplayName("the session's cookie is out of reach of scripts and of other sites")
    void cookie() {
        Page page = visitors.signedIn("auditor", "en");
        assertThat(page.context().cookies())
                .filteredOn(cookie -> cookie.name.startsWith("q_session"))
                .isNotEmpty()
                .allSatisfy((Cookie cookie) -> {
                    assertThat(cookie.httpOnly).isTrue();
                    assertThat(cookie.sameSite.name()).isIn("LAX", "STRICT");
                });
    }

    @Test
    @DisplayName("the language is switched on any page and kept on the next one: text and the document's lang")
    void language() {
        Page page = visitors.anybody("zh-TW");
        page.navigate("/competitions/" + running.season().code());
        assertThat(page.locator("html")).hasAttribute("lang", "zh-TW");
        String title = page.locator("h1").innerText();
        page.locator("a.switch").click();
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        assertThat(page.locator("h1")).not().hasText(title);
        page.navigate("/ratings");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        page.locator("a.switch").click();
        assertThat(page.locator("html")).hasAttribute("lang", "zh-TW");
    }

    @Test
    @DisplayName("a link that would lead to another site after sign-in leads to the first page")
    void noOpenRedirect() {
        Page page = visitors.signedIn("staff", "en");
        Response response = page.navigate("/sign-in?to=" + "https://elsewhere.example/");
        assertThat(response.url()).isEqualTo(running.console() + "/");
    }
}
