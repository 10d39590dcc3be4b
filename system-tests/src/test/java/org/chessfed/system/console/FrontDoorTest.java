package org.chessfed.system.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningSeason.Shared.class)
@DisplayName("The front door: a program of somebody else reads what is published, and nothing more")
class FrontDoorTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private static RunningSeason running;
    private static String reader;

    @BeforeAll
    static void signIn(RunningSeason season) throws IOException, InterruptedException {
        running = season;
        HttpResponse<String> answer = HTTP.send(
                HttpRequest.newBuilder(URI.create(running.issuer() + "/protocol/openid-connect/token"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(
                                HttpRequest.BodyPublishers.ofString(
                                        "grant_type=client_credentials&client_id=results-reader&client_secret=local-results-reader"))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        JsonNode token = JSON.readTree(answer.body());
        assertThat(token.path("scope").asText().split(" ")).contains("results:read");
        reader = token.path("access_token").asText();
    }

    private static String standings() {
        return "/api/pairing/v1/tournaments/" + running.season().tournament() + "/standings/MEN";
    }

    private static String entries() {
        return "/api/registration/v1/entries?competition=" + running.season().code() + "&event="
                + running.season().event();
    }

    private static HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(running.console().resolve(path)).GET();
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> asReader(String path) throws IOException, InterruptedException {
        return get(path, "Authorization", "Bearer " + reader);
    }

    @Test
    @DisplayName("a client with the scope results:read reads the published standings")
    void standingsAreRead() throws Exception {
        HttpResponse<String> answer = asReader(standings());
        assertThat(answer.statusCode()).isEqualTo(200);
        JsonNode list = JSON.readTree(answer.body());
        assertThat(list.path("rows").findValuesAsText("nameZh")).hasSize(6).contains(SmallSeason.PLAYER.nameZh());
    }

    @Test
    @DisplayName("the same client gets 403 on the entries, as a problem document")
    void entriesAreRefused() throws Exception {
        HttpResponse<String> answer = asReader(entries());
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
        assertThat(answer.body()).doesNotContain(SmallSeason.PLAYER.nameZh());
    }

    @Test
    @DisplayName("its token is none at a service that it was not given for: 401")
    void otherAudience() throws Exception {
        assertThat(asReader("/api/payment/v1/charges?competition="
                                + running.season().code())
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("the cookie of somebody signed in opens nothing there: 401, and nothing in the answer sets one")
    void cookie() {
        try (Visitors visitors = new Visitors(running.console())) {
            Page page = visitors.signedIn("staff", "en");
            for (String path : List.of(entries(), standings())) {
                APIResponse answer = page.context().request().get(path);
                assertThat(answer.status()).as(path).isEqualTo(401);
                assertThat(answer.headers()).doesNotContainKey("set-cookie");
            }
        }
    }

    @Test
    @DisplayName("no other scheme than Bearer is taken: 401")
    void basic() throws Exception {
        assertThat(get(standings(), "Authorization", "Basic c3RhZmY6ZGVtbw==").statusCode())
                .isEqualTo(401);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("nothing but /api/<service>/v1 leads to a service: 404")
    @ValueSource(
            strings = {
                "/api/pairing/v2/tournaments",
                "/api/pairing/internal/flow",
                "/api/pairing/q/health",
                "/api/pairing/v1/%2e%2e/internal/flow",
                "/api/console/v1/tournaments",
                "/api/pairing"
            })
    void elsewhere(String path) throws Exception {
        assertThat(asReader(path).statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("who calls cannot pretend to be behind another address or to be somebody: such headers are dropped")
    void forwarded() throws Exception {
        assertThat(get(
                                entries(),
                                "X-Forwarded-For",
                                "127.0.0.1",
                                "X-Forwarded-User",
                                "staff",
                                "Authorization",
                                "Bearer " + reader)
                        .statusCode())
                .isEqualTo(403);
    }
}
