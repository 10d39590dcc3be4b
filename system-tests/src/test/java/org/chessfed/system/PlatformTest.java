package org.chessfed.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import org.chessfed.local.LocalPlatform;
import org.chessfed.local.PlatformServer;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.reader.Documents;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** One platform of real servers and packaged services for the whole class. */
@DisplayName("The platform: real PostgreSQL, Kafka, Keycloak, and services that tell each other facts")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PlatformTest {

    private static final Duration SOON = Duration.ofMinutes(2);

    @TempDir
    static Path data;

    private static LocalPlatform platform;
    private static Api api;
    private static URI registration;

    @BeforeAll
    static void start() throws Exception {
        platform = LocalPlatform.builder()
                .dataDirectory(data)
                .freePorts()
                .services(EnumSet.of(PlatformService.REGISTRATION, PlatformService.RATING))
                .movableClock()
                .environment("CHESSFED_CLOCK_START", "2024-12-01T00:00:00Z")
                .start();
        api = new Api(platform.issuer());
        registration = platform.address(PlatformService.REGISTRATION);
    }

    @AfterAll
    static void stop() {
        if (platform != null) {
            platform.close();
        }
    }

    @Test
    @Order(1)
    @DisplayName("a token of the real identity provider opens what its role allows, and nothing else")
    void rights() throws Exception {
        assertThat(api.get(registration, "/v1/persons?name=x", "").status()).isEqualTo(401);
        assertThat(api.get(registration, "/v1/persons?name=x", api.tokenOf("player"))
                        .status())
                .isEqualTo(403);
        assertThat(api.get(registration, "/v1/persons?name=x", api.tokenOf("staff"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    @Order(2)
    @DisplayName("a regulation published in registration is known to rating by a fact; none is lost, none works twice")
    void regulationReachesAnotherService() throws Exception {
        String staff = api.tokenOf("staff");
        Map<String, Object> document = Map.of("document", Documents.text("sel-114"));
        assertThat(api.post(registration, "/v1/competitions", staff, document).status())
                .isEqualTo(201);
        assertThat(api.post(registration, "/v1/competitions/SEL/versions/1/publication", staff, Map.of())
                        .status())
                .as("a draft needs the organiser's reason")
                .isEqualTo(409);
        assertThat(api.post(
                                registration,
                                "/v1/competitions/SEL/versions/1/publication",
                                staff,
                                Map.of("overrideReason", "entry opens before the ministry's number"))
                        .status())
                .isEqualTo(200);

        await().atMost(SOON)
                .untilAsserted(
                        () -> assertThat(received("competition.published")).isEqualTo(1));
        assertThat(duplicated(PlatformService.RATING)).isZero();
    }

    @Test
    @Order(3)
    @DisplayName("a person registered before rating is killed (SIGKILL) and one after it both arrive there, once")
    void nothingIsLostWhenAServiceIsKilled() throws Exception {
        String staff = api.tokenOf("staff");
        assertThat(register(staff, "示甲子").status()).isEqualTo(201);
        long killed = platform.kill(PlatformService.RATING);
        assertThat(register(staff, "示乙丑").status()).isEqualTo(201);
        platform.awaitRestart(PlatformService.RATING, killed, SOON);

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(received("person.registered")).isEqualTo(2));
        assertThat(duplicated(PlatformService.RATING)).isZero();
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(
                                api.get(platform.management(PlatformService.RATING), "/internal/quiet", "")
                                        .body()
                                        .path("quiet")
                                        .asBoolean())
                        .isTrue());
    }

    @Test
    @Order(4)
    @DisplayName(
            "Kafka away: services go on and say not ready, one that is killed starts; nothing is lost when it is back")
    void kafkaAway() throws Exception {
        String staff = api.tokenOf("staff");
        long before = received("person.registered");
        platform.stop(PlatformServer.KAFKA);
        assertThat(register(staff, "示丙寅").status()).isEqualTo(201);
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(health(PlatformService.REGISTRATION, "ready"))
                        .isEqualTo(503));
        platform.kill(PlatformService.REGISTRATION);
        await().atMost(SOON)
                .ignoreExceptions()
                .untilAsserted(() ->
                        assertThat(health(PlatformService.REGISTRATION, "live")).isEqualTo(200));
        assertThat(health(PlatformService.REGISTRATION, "ready")).isEqualTo(503);
        assertThat(register(staff, "示丁卯").status()).isEqualTo(201);
        assertThat(received("person.registered")).isEqualTo(before);

        platform.start(PlatformServer.KAFKA);
        platform.awaitReady(SOON);
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(received("person.registered")).isEqualTo(before + 2));
        assertThat(duplicated(PlatformService.RATING)).isZero();
    }

    @Test
    @Order(5)
    @DisplayName(
            "Keycloak away: a token given before still opens; a service that starts meanwhile is not ready and lets"
                    + " nobody in, and does when Keycloak is back")
    void keycloakAway() throws Exception {
        String staff = api.tokenOf("staff");
        platform.stop(PlatformServer.KEYCLOAK);
        assertThat(register(staff, "示戊辰").status()).as("validated locally").isEqualTo(201);
        platform.kill(PlatformService.REGISTRATION);
        await().atMost(SOON)
                .ignoreExceptions()
                .untilAsserted(() ->
                        assertThat(health(PlatformService.REGISTRATION, "live")).isEqualTo(200));
        assertThat(health(PlatformService.REGISTRATION, "ready")).isEqualTo(503);
        assertThat(register(staff, "示己巳").status()).isEqualTo(503);
        assertThat(api.get(registration, "/v1/competitions", "").status())
                .as("what is public needs no identity provider")
                .isEqualTo(200);

        platform.start(PlatformServer.KEYCLOAK);
        platform.awaitReady(SOON);
        assertThat(register(api.tokenOf("staff"), "示己巳").status()).isEqualTo(201);
    }

    private static int health(PlatformService service, String kind) throws Exception {
        return api.get(platform.management(service), "/q/health/" + kind, "").status();
    }

    private static Api.Answer register(String token, String name) throws Exception {
        return api.post(
                registration,
                "/v1/persons",
                token,
                Map.of("nameZh", name, "sex", "F", "birth", "99/5", "nationality", "TW", "nationalRating", 1500));
    }

    private static long received(String fact) throws Exception {
        JsonNode flow = api.get(platform.management(PlatformService.RATING), "/internal/flow", "")
                .body();
        return flow.path("received").path("org.chessfed." + fact + ".v1").asLong();
    }

    private static long duplicated(PlatformService service) throws Exception {
        JsonNode flow =
                api.get(platform.management(service), "/internal/flow", "").body();
        assertThat(flow.path("effects").isObject()).isTrue();
        long duplicates = 0;
        for (JsonNode effect : flow.path("effects")) {
            duplicates += effect.path("duplicates").asLong();
        }
        return duplicates;
    }
}
