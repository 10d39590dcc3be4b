package org.chessfed.testkit;

import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.ConfigProvider;

/** The operators' endpoints of the service under test. */
final class Management {

    private Management() {}

    static Response get(String path) {
        return RestAssured.given().get(address() + path);
    }

    static Response put(String path, Object body) {
        return RestAssured.given().contentType(ContentType.JSON).body(body).put(address() + path);
    }

    static Response post(String path) {
        return RestAssured.given().post(address() + path);
    }

    private static String address() {
        return "http://localhost:" + ConfigProvider.getConfig().getValue("quarkus.management.test-port", Integer.class);
    }

    static void awaitQuiet(Duration most) {
        Awaitility.await().atMost(most).pollInterval(Duration.ofMillis(50)).untilAsserted(() -> {
            Response state = get("/internal/quiet");
            if (state.statusCode() != 200 || !state.jsonPath().getBoolean("quiet")) {
                throw new AssertionError("not quiet: " + state.asString());
            }
        });
    }

    static void moveClock(Instant to) {
        Response answer = put("/internal/clock", Map.of("now", to.toString()));
        if (answer.statusCode() != 200) {
            throw new AssertionError("the clock was not moved: " + answer.asString());
        }
    }
}
