package org.chessfed.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.yaml.snakeyaml.Yaml;

/** Holds docker-compose.yml and deploy/env to the code, since nobody starts the containers in every build. */
@DisplayName("docker-compose.yml")
class ComposeTest {

    private static final Set<String> KNOWN_KEYS = Set.of(
            "image",
            "command",
            "build",
            "env_file",
            "environment",
            "ports",
            "volumes",
            "healthcheck",
            "depends_on",
            "restart",
            "mem_limit");
    private static final Pattern WITHOUT_DEFAULT = Pattern.compile("\\$\\{([A-Z][A-Z0-9_]+)}");

    private final ProjectHome home = ProjectHome.find();
    private final Map<String, Object> compose = read();

    @Test
    @DisplayName("has the four servers and every service, with keys that Compose knows, and nothing else")
    void hasEveryProcess() {
        Set<String> expected = new TreeSet<>(Set.of("postgres", "kafka", "mail", "keycloak"));
        for (PlatformService service : PlatformService.values()) {
            expected.add(service.module());
        }
        assertThat(map(compose, "services").keySet()).containsExactlyInAnyOrderElementsOf(expected);
        for (String name : expected) {
            assertThat(KNOWN_KEYS).as(name).containsAll(service(name).keySet());
        }
    }

    @Test
    @DisplayName("runs the versions of the parent pom")
    void runsTheVersionsOfThePom() {
        String postgresql = Versions.POSTGRESQL.replaceFirst("\\.0$", "");

        assertThat(service("postgres")).containsEntry("image", "postgres:" + postgresql);
        assertThat(service("kafka")).containsEntry("image", "apache/kafka:" + Versions.KAFKA);
        assertThat(service("keycloak")).containsEntry("image", "quay.io/keycloak/keycloak:" + Versions.KEYCLOAK);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("builds each service from the shared Dockerfile and runs it with its environment and its ports")
    void runsAService(PlatformService which) throws IOException {
        Map<String, Object> service = service(which.module());
        Map<String, String> environment = EnvironmentFile.read(home.environment(which.module()));
        int port = which.port().standard();
        int management = which.managementPort().standard();

        Map<String, Object> build = map(service, "build");
        Path dockerfile = home.root().resolve(build.get("dockerfile").toString());
        assertThat(Files.readString(dockerfile)).contains("ARG MODULE");
        assertThat(map(build, "args")).containsEntry("MODULE", which.module());
        assertThat(list(service, "env_file"))
                .containsExactly("deploy/env/common.env", "deploy/env/" + which.module() + ".env");
        assertThat(environment)
                .containsEntry("QUARKUS_HTTP_PORT", Integer.toString(port))
                .containsEntry("QUARKUS_MANAGEMENT_PORT", Integer.toString(management));
        assertThat(list(service, "ports"))
                .containsExactly(
                        "127.0.0.1:%d:%d".formatted(port, port), "127.0.0.1:%d:%d".formatted(management, management));
        assertThat(map(service, "healthcheck").get("test").toString())
                .contains("localhost/" + management)
                .contains("/q/health/ready");
        assertThat(map(service, "depends_on").keySet()).containsExactlyInAnyOrder("postgres", "kafka", "keycloak");
    }

    @Test
    @DisplayName("asks every server whether it is healthy, and publishes ports to this machine only")
    void asksEveryServerForItsHealth() {
        for (String name : map(compose, "services").keySet()) {
            assertThat(map(service(name), "healthcheck")).as(name).containsKey("test");
            if (service(name).containsKey("ports")) {
                assertThat(list(service(name), "ports")).as(name).allMatch(port -> port.startsWith("127.0.0.1:"));
            }
        }
    }

    @Test
    @DisplayName("mounts and names only files that exist")
    void namesFilesThatExist() {
        for (String name : map(compose, "services").keySet()) {
            List<String> files = new ArrayList<>();
            if (service(name).containsKey("volumes")) {
                list(service(name), "volumes").stream()
                        .map(volume -> volume.substring(0, volume.indexOf(':')))
                        .filter(source -> source.startsWith("."))
                        .forEach(files::add);
            }
            if (service(name).containsKey("env_file")) {
                files.addAll(list(service(name), "env_file"));
            }
            assertThat(files)
                    .allSatisfy(file -> assertThat(home.root().resolve(file)).exists());
        }
    }

    @Test
    @DisplayName("makes the databases with the passwords that the services use")
    void makesTheDatabasesWithTheSamePasswords() {
        Map<String, String> postgres = EnvironmentFile.read(home.environment("postgres"));
        for (PlatformService which : PlatformService.values()) {
            Map<String, String> environment = EnvironmentFile.read(home.environment(which.module()));
            String role = environment.get("QUARKUS_DATASOURCE_USERNAME");
            if (role != null) {
                String prefix = role.toUpperCase(Locale.ROOT);
                String url = "jdbc:postgresql://postgres:5432/" + role;
                assertThat(environment)
                        .containsEntry("QUARKUS_DATASOURCE_JDBC_URL", url)
                        .containsEntry("QUARKUS_FLYWAY_JDBC_URL", url)
                        .containsEntry("QUARKUS_FLYWAY_USERNAME", role + "_owner")
                        .containsEntry("QUARKUS_DATASOURCE_PASSWORD", postgres.get(prefix + "_PASSWORD"))
                        .containsEntry("QUARKUS_FLYWAY_PASSWORD", postgres.get(prefix + "_OWNER_PASSWORD"));
            }
        }
        assertThat(EnvironmentFile.read(home.environment("keycloak")))
                .containsEntry("KC_DB_PASSWORD", postgres.get("KEYCLOAK_PASSWORD"));
    }

    @Test
    @DisplayName("gives browsers and services one issuer, and clients the secrets that the realm gives them")
    void givesOneIssuer() {
        Map<String, String> keycloak = EnvironmentFile.read(home.environment("keycloak"));
        Map<String, String> common = EnvironmentFile.read(home.environment("common"));
        Map<String, String> console = EnvironmentFile.read(home.environment("console"));

        assertThat(common).containsEntry("CHESSFED_ISSUER", keycloak.get("KC_HOSTNAME") + "/realms/" + Realm.NAME);
        assertThat(keycloak).containsEntry("KC_HOSTNAME_BACKCHANNEL_DYNAMIC", "true");
        assertThat(console)
                .containsEntry("QUARKUS_OIDC_CREDENTIALS_SECRET", keycloak.get("CHESSFED_CONSOLE_SECRET"))
                .containsEntry("CHESSFED_PUBLIC_URL", keycloak.get("CHESSFED_PUBLIC_URL"));
    }

    @Test
    @DisplayName("sets every variable that a service cannot start without")
    void setsEveryRequiredVariable() throws IOException {
        for (PlatformService which : home.modules()) {
            Map<String, String> set = EnvironmentFile.read(home.environment("common"));
            set.putAll(EnvironmentFile.read(home.environment(which.module())));
            Set<String> required = new TreeSet<>();
            required.addAll(variables(home.root().resolve(which.module()).resolve("src/main/resources")));
            required.addAll(variables(home.root().resolve("libs/chassis/src/main/resources")));

            assertThat(set.keySet()).as(which.module()).containsAll(required);
        }
    }

    private static Set<String> variables(Path resources) throws IOException {
        Set<String> variables = new TreeSet<>();
        if (Files.isDirectory(resources)) {
            try (Stream<Path> files = Files.walk(resources)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".properties")).toList()) {
                    Matcher matcher = WITHOUT_DEFAULT.matcher(Files.readString(file));
                    while (matcher.find()) {
                        variables.add(matcher.group(1));
                    }
                }
            }
        }
        return variables;
    }

    private Map<String, Object> read() {
        try {
            return new Yaml().load(Files.readString(home.root().resolve("docker-compose.yml")));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Map<String, Object> service(String name) {
        return map(map(compose, "services"), name);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Map<String, Object> from, String key) {
        assertThat(from).containsKey(key);
        return (Map<String, Object>) from.get(key);
    }

    @SuppressWarnings("unchecked")
    private static List<String> list(Map<String, Object> from, String key) {
        assertThat(from).containsKey(key);
        return (List<String>) from.get(key);
    }
}
