package org.chessfed.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** One run of the real servers and one service on free ports, then a second on the same data. */
@DisplayName("The local platform")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LocalPlatformTest {

    private static final PlatformService SERVICE = PlatformService.RATING;
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    static Path directory;

    private static LocalPlatform platform;

    @TempDir
    static Path clone;

    @BeforeAll
    static void start() throws Exception {
        StandInService.layClone(clone, ProjectHome.find(), SERVICE);
        platform = builder().start();
    }

    @AfterAll
    static void stop() {
        platform.close();
    }

    private static LocalPlatform.Builder builder() {
        return LocalPlatform.builder()
                .home(clone)
                .dataDirectory(directory)
                .freePorts()
                .movableClock()
                .progress(System.out::println);
    }

    @Test
    @Order(1)
    @DisplayName("gives a demo user a token with the realm role, every service as audience, and a life of five minutes")
    void givesADemoUserAToken() throws Exception {
        HttpResponse<String> answer = token(Map.of(
                "grant_type", "password",
                "client_id", "demo-player",
                "client_secret", "local-demo-player",
                "username", "treasurer",
                "password", "demo"));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        JsonNode claims = claims(answer.body());
        assertThat(claims.path("iss").asText()).isEqualTo(platform.issuer().toString());
        assertThat(claims.path("realm_access").path("roles").toString()).isEqualTo("[\"treasurer\"]");
        assertThat(texts(claims.path("aud")))
                .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(PlatformService.CONSOLE)).stream()
                        .map(PlatformService::module)
                        .toList());
        assertThat(claims.path("exp").asLong() - claims.path("iat").asLong()).isEqualTo(300);
    }

    @Test
    @Order(1)
    @DisplayName("gives the external reader a token of one scope for results and competitions, without a role")
    void givesTheExternalReaderANarrowToken() throws Exception {
        HttpResponse<String> answer = token(Map.of(
                "grant_type", "client_credentials",
                "client_id", "results-reader",
                "client_secret", "local-results-reader"));

        JsonNode claims = claims(answer.body());
        assertThat(claims.path("scope").asText()).isEqualTo("results:read");
        assertThat(texts(claims.path("aud"))).containsExactlyInAnyOrder("registration-service", "pairing-service");
        assertThat(claims.has("realm_access")).isFalse();
    }

    @Test
    @Order(1)
    @DisplayName("refuses the password grant to the console, and its sign-in without a code challenge")
    void refusesWhatTheConsoleMustNotDo() throws Exception {
        HttpResponse<String> password = token(Map.of(
                "grant_type", "password",
                "client_id", "console",
                "client_secret", "local-console",
                "username", "treasurer",
                "password", "demo"));
        assertThat(password.statusCode()).isEqualTo(400);
        assertThat(password.body()).contains("unauthorized_client");

        String redirect = platform.address(PlatformService.CONSOLE) + "/sign-in";
        String authorise = platform.issuer() + "/protocol/openid-connect/auth?client_id=console&response_type=code"
                + "&scope=openid&redirect_uri=" + URLEncoder.encode(redirect, StandardCharsets.UTF_8);
        HttpResponse<String> without = get(URI.create(authorise));
        assertThat(without.headers().firstValue("Location").orElse("")).contains("code_challenge_method");

        HttpResponse<String> with = get(URI.create(
                authorise + "&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"));
        assertThat(with.statusCode()).isEqualTo(200);
    }

    @Test
    @Order(2)
    @DisplayName("lets a service's role read and write rows, and refuses it to change the schema")
    void letsAServiceWriteRowsOnly() throws Exception {
        Map<String, String> variables = EnvironmentFile.read(ProjectHome.find().environment(SERVICE.module()));
        String name = variables.get("QUARKUS_DATASOURCE_USERNAME");
        String url = platform.database(SERVICE).jdbcUrl();
        try (Connection owner = new Database(url, name + "_owner", variables.get("QUARKUS_FLYWAY_PASSWORD")).connect();
                Statement statement = owner.createStatement()) {
            statement.execute("create table thing (id int generated always as identity, name text)");
        }

        try (Connection service = new Database(url, name, variables.get("QUARKUS_DATASOURCE_PASSWORD")).connect();
                Statement statement = service.createStatement()) {
            assertThat(statement.executeUpdate("insert into thing(name) values ('a')"))
                    .isEqualTo(1);
            assertThatThrownBy(() -> statement.execute("create table other (id int)"))
                    .isInstanceOf(SQLException.class)
                    .hasMessageContaining("permission denied");
            assertThatThrownBy(() -> statement.execute("drop table thing")).hasMessageContaining("must be owner");
        }
    }

    @Test
    @Order(2)
    @DisplayName("lets services have their clock moved when the caller wants it")
    void letsClocksBeMoved() throws Exception {
        HttpResponse<String> answer = get(platform.management(SERVICE).resolve("/q/health/ready"));

        assertThat(answer.body()).isEqualTo("movable=true");
    }

    @Test
    @Order(2)
    @DisplayName("that finds a port taken says which one and starts nothing")
    void saysWhichPortIsTaken(@TempDir Path other) {
        LocalPlatform.Builder second = LocalPlatform.builder()
                .dataDirectory(other)
                .ports(platform.ports())
                .services(Set.of());

        assertThatThrownBy(second::start)
                .isInstanceOf(PlatformException.class)
                .hasMessageContaining("is taken by another process")
                .hasMessageContaining("--base-port");
        assertThat(PidFile.all(new RunDirectory(other).run())).isEmpty();
    }

    @Test
    @Order(3)
    @DisplayName("keeps what was committed over kill -9 of PostgreSQL")
    void keepsWhatWasCommitted() throws Exception {
        writeRow();
        makeTopic();

        platform.kill(PlatformServer.POSTGRESQL);
        assertThat(platform.pid(PlatformServer.POSTGRESQL)).isZero();
        platform.start(PlatformServer.POSTGRESQL);

        assertThat(rows()).isEqualTo(1);
        assertThat(platform.failure()).isNotDone();
    }

    @Test
    @Order(4)
    @DisplayName("stops everything in good order when a server dies, and says which one and where its log is")
    void stopsWhenAServerDies() throws Exception {
        List<PidFile> files = PidFile.all(new RunDirectory(directory).run());
        assertThat(files)
                .extracting(PidFile::name)
                .containsExactly("rating-service", "keycloak", "mail", "kafka", "postgresql");

        ProcessHandle.of(platform.pid(PlatformServer.KAFKA)).orElseThrow().destroyForcibly();

        PlatformException reason = platform.failure().get(30, TimeUnit.SECONDS);
        assertThat(reason).hasMessageContaining("kafka has ended by itself").hasMessageContaining("kafka.log");
        platform.close();
        assertThat(files).allMatch(file -> file.process().isEmpty());
        assertThat(PidFile.all(new RunDirectory(directory).run())).isEmpty();
    }

    @Test
    @Order(5)
    @DisplayName("goes on with its data in a second run, also while Keycloak and mail are away")
    void goesOnWithItsData() throws Exception {
        platform = builder()
                .without(PlatformServer.KEYCLOAK)
                .without(PlatformServer.MAIL)
                .start();

        assertThat(rows()).isEqualTo(1);
        assertThat(topics()).contains("kept-events");
        assertThat(platform.pid(PlatformServer.KEYCLOAK)).isZero();
    }

    @Test
    @Order(6)
    @DisplayName("starts a service again that was killed, with a new process on the same address")
    void startsAKilledServiceAgain() throws Exception {
        for (int restart = 1; restart <= RestartPolicy.RESTARTS; restart++) {
            long killed = platform.kill(SERVICE);
            platform.awaitRestart(SERVICE, killed, Duration.ofMinutes(2));
            assertThat(platform.pid(SERVICE)).isNotEqualTo(killed).isPositive();
        }
        assertThat(platform.failure()).isNotDone();
    }

    @Test
    @Order(7)
    @DisplayName("gives up a service that dies a fourth time within five minutes, and says so in one line")
    void givesUpAServiceThatDiesAFourthTime() throws Exception {
        platform.kill(SERVICE);

        PlatformException reason = platform.failure().get(30, TimeUnit.SECONDS);
        assertThat(reason)
                .hasMessageContaining("rating-service has died 4 times within 5 minutes")
                .hasMessageContaining("rating-service.log");
    }

    private static PostgresServer postgres() {
        return new PostgresServer(ProjectHome.find(), new RunDirectory(directory), platform.ports(), true);
    }

    private static void writeRow() throws SQLException {
        try (Connection connection = postgres().database("postgres").connect();
                Statement statement = connection.createStatement()) {
            statement.execute("create table kept (id int)");
            statement.execute("insert into kept values (1)");
        }
    }

    private static int rows() throws SQLException {
        try (Connection connection = postgres().database("postgres").connect();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("select count(*) from kept")) {
            result.next();
            return result.getInt(1);
        }
    }

    private static void makeTopic() throws Exception {
        try (Admin admin = admin()) {
            admin.createTopics(List.of(new NewTopic("kept-events", 6, (short) 1)))
                    .all()
                    .get(20, TimeUnit.SECONDS);
        }
    }

    private static Set<String> topics() throws Exception {
        try (Admin admin = admin()) {
            return admin.listTopics().names().get(20, TimeUnit.SECONDS);
        }
    }

    private static Admin admin() {
        Properties properties = new Properties();
        properties.setProperty("bootstrap.servers", platform.kafka());
        return Admin.create(properties);
    }

    private static HttpResponse<String> token(Map<String, String> form) throws Exception {
        String body = form.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return HTTP.send(
                HttpRequest.newBuilder(URI.create(platform.issuer() + "/protocol/openid-connect/token"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> get(URI address) throws Exception {
        return HTTP.send(HttpRequest.newBuilder(address).GET().build(), HttpResponse.BodyHandlers.ofString());
    }

    private static JsonNode claims(String answer) throws Exception {
        String token = MAPPER.readTree(answer).path("access_token").asText();
        return MAPPER.readTree(Base64.getUrlDecoder().decode(token.split("\\.")[1]));
    }

    private static List<String> texts(JsonNode node) {
        if (node.isTextual()) {
            return List.of(node.asText());
        }
        return node.valueStream().map(JsonNode::asText).toList();
    }
}
