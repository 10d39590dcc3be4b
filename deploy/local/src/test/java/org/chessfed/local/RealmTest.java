package org.chessfed.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Holds the realm files to RFC 9700 and to what the platform promises; a default realm of Keycloak does not meet it. */
@DisplayName("The realm")
class RealmTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> SERVICES = List.of(
            "registration-service",
            "pairing-service",
            "selection-service",
            "rating-service",
            "payment-service",
            "notification-service");
    private static final List<String> OFFICES = List.of(
            "federation-admin",
            "federation-staff",
            "regional-committee",
            "treasurer",
            "chief-arbiter",
            "selection-committee",
            "appeals-panel",
            "auditor");

    private final ProjectHome home = ProjectHome.find();
    private final JsonNode realm = read(false);

    @Test
    @DisplayName("has the roles of the federation, each with a sentence that says what it is for")
    void hasTheRoles() {
        List<String> expected = new ArrayList<>(OFFICES);
        expected.addAll(List.of("arbiter", "player"));

        assertThat(names(realm.at("/roles/realm"), "name")).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(realm.at("/roles/realm"))
                .allSatisfy(
                        role -> assertThat(role.path("description").asText()).isNotBlank());
    }

    @Test
    @DisplayName("knows no implicit grant and no password grant, on no client and in no flow")
    void knowsNoImplicitAndNoPasswordGrant() {
        assertThat(realm.path("clients")).allSatisfy(client -> {
            assertThat(client.path("implicitFlowEnabled").asBoolean(true)).isFalse();
            assertThat(client.path("directAccessGrantsEnabled").asBoolean(true)).isFalse();
        });
        assertThat(authenticators(realm, realm.path("directGrantFlow").asText()))
                .containsExactly("deny-access-authenticator");
    }

    @Test
    @DisplayName("lets people sign in through the console only, with a code and a challenge")
    void letsPeopleSignInThroughTheConsoleOnly() {
        assertThat(names(clients(client -> client.path("standardFlowEnabled").asBoolean()), "clientId"))
                .containsExactly("console");

        JsonNode console = client("console");
        assertThat(console.path("publicClient").asBoolean()).isFalse();
        assertThat(console.at("/attributes/pkce.code.challenge.method").asText())
                .isEqualTo("S256");
        assertThat(console.at("/attributes/backchannel.logout.session.required").asText())
                .isEqualTo("true");
    }

    @Test
    @DisplayName("sends nobody to an address with a wildcard")
    void knowsNoWildcard() {
        for (JsonNode client : realm.path("clients")) {
            assertThat(texts(client.path("redirectUris"))).noneMatch(uri -> uri.contains("*"));
            assertThat(texts(client.path("webOrigins"))).noneMatch(uri -> uri.contains("*") || uri.equals("+"));
            assertThat(client.at("/attributes/post.logout.redirect.uris").asText(""))
                    .doesNotContain("*", "+");
        }
    }

    @Test
    @DisplayName("switches off the clients that Keycloak itself brings for people")
    void switchesOffTheClientsOfKeycloak() {
        for (String id : List.of("account", "account-console", "admin-cli", "security-admin-console")) {
            assertThat(client(id).path("enabled").asBoolean(true)).as(id).isFalse();
        }
    }

    @Test
    @DisplayName("makes every service an audience, and gives a client only the services that it calls")
    void makesEveryServiceAnAudience() {
        for (String service : SERVICES) {
            assertThat(included("audience-" + service)).containsExactly(service);
        }
        assertThat(audiences(client("console"))).containsExactlyInAnyOrderElementsOf(SERVICES);
        assertThat(audiences(client("results-reader")))
                .as("results, and the competitions that they belong to")
                .containsExactly("registration-service", "pairing-service");
        assertThat(SERVICES).allSatisfy(service -> {
            JsonNode client = client(service);
            assertThat(client.path("bearerOnly").asBoolean()
                            || client.path("serviceAccountsEnabled").asBoolean())
                    .as("%s takes tokens, and asks for some at most with its own account", service)
                    .isTrue();
        });
    }

    @Test
    @DisplayName("gives the external reader of results one scope and no role")
    void givesTheExternalReaderOneScope() {
        JsonNode reader = client("results-reader");

        assertThat(texts(reader.path("defaultClientScopes")))
                .contains("results:read")
                .doesNotContain("roles");
        assertThat(texts(reader.path("optionalClientScopes"))).isEmpty();
        assertThat(reader.path("fullScopeAllowed").asBoolean(true)).isFalse();
    }

    @Test
    @DisplayName("gives tokens of at most five minutes, and a refresh token that is used once and ends after ten hours")
    void givesShortTokens() {
        assertThat(realm.path("accessTokenLifespan").asInt(Integer.MAX_VALUE)).isLessThanOrEqualTo(300);
        assertThat(realm.path("clients"))
                .allSatisfy(client -> assertThat(
                                client.at("/attributes/access.token.lifespan").asInt(0))
                        .isLessThanOrEqualTo(300));
        assertThat(realm.path("revokeRefreshToken").asBoolean()).isTrue();
        assertThat(realm.path("refreshTokenMaxReuse").asInt(1)).isZero();
        assertThat(realm.path("ssoSessionMaxLifespan").asInt(Integer.MAX_VALUE)).isLessThanOrEqualTo(36_000);
        assertThat(realm.path("ssoSessionIdleTimeout").asInt(Integer.MAX_VALUE)).isLessThanOrEqualTo(1_800);
    }

    @Test
    @DisplayName("locks an account after repeated wrong passwords, and asks for good ones")
    void locksAfterWrongPasswords() {
        assertThat(realm.path("bruteForceProtected").asBoolean()).isTrue();
        assertThat(realm.path("failureFactor").asInt(Integer.MAX_VALUE)).isBetween(3, 10);
        assertThat(realm.path("passwordPolicy").asText()).contains("length(12)", "notUsername", "notEmail");
        assertThat(realm.path("registrationAllowed").asBoolean(true)).isFalse();
        assertThat(realm.path("verifyEmail").asBoolean()).isTrue();
    }

    @Test
    @DisplayName("asks a second factor of everybody who holds an office")
    void asksASecondFactorOfAnOffice() {
        assertThat(names(
                        filtered(
                                realm.at("/roles/realm"),
                                role -> role.at("/composites/client/console")
                                        .valueStream()
                                        .anyMatch(name -> name.asText().equals("second-factor"))),
                        "name"))
                .containsExactlyInAnyOrderElementsOf(OFFICES);
        assertThat(realm.path("browserFlow").asText()).isEqualTo("sign in");
        assertThat(authenticators(realm, "sign in"))
                .containsExactly(
                        "auth-cookie",
                        "auth-username-password-form",
                        "conditional-user-role",
                        "auth-otp-form",
                        "conditional-user-role",
                        "conditional-user-configured",
                        "auth-otp-form");
        assertThat(realm.at("/authenticatorConfig/0/config/condUserRole").asText())
                .isEqualTo("console.second-factor");
    }

    @Test
    @DisplayName("keeps the events of sign-in and administration, for a stated time")
    void keepsEvents() {
        assertThat(realm.path("eventsEnabled").asBoolean()).isTrue();
        assertThat(realm.path("eventsExpiration").asLong()).isPositive();
        assertThat(realm.path("adminEventsEnabled").asBoolean()).isTrue();
        assertThat(realm.at("/attributes/adminEventsExpiration").asLong()).isPositive();
    }

    @Test
    @DisplayName("holds no secret, no password and no user: what it needs comes from the environment")
    void holdsNoSecret() {
        assertThat(clients(client -> client.has("secret")))
                .allSatisfy(client -> assertThat(client.path("secret").asText()).matches("\\$\\{CHESSFED_[A-Z_]+}"));
        assertThat(realm.has("users")).isFalse();

        Set<String> known =
                new HashSet<>(EnvironmentFile.read(home.environment("keycloak")).keySet());
        assertThat(known).containsAll(variables(realm));
        known.addAll(EnvironmentFile.read(home.environment("demo")).keySet());
        assertThat(known).containsAll(variables(read(true)));
    }

    @Nested
    @DisplayName("with the demo over it")
    class WithTheDemo {

        private final JsonNode demo = read(true);

        @Test
        @DisplayName("lets the demo player alone use passwords, and leaves every other client as it is")
        void letsTheDemoPlayerAloneUsePasswords() {
            assertThat(names(
                            filtered(
                                    demo.path("clients"),
                                    client -> client.path("directAccessGrantsEnabled")
                                            .asBoolean()),
                            "clientId"))
                    .containsExactly("demo-player");
            assertThat(demo.path("clients").valueStream().toList())
                    .containsAll(realm.path("clients").valueStream().toList());
        }

        @Test
        @DisplayName("has a user for every role")
        void hasAUserForEveryRole() {
            Set<String> held = new TreeSet<>();
            demo.path("users").forEach(user -> held.addAll(texts(user.path("realmRoles"))));

            assertThat(held).containsExactlyInAnyOrderElementsOf(names(realm.at("/roles/realm"), "name"));
        }

        @Test
        @DisplayName("changes nothing else than the way of signing in, the password policy and the check of addresses")
        void changesNothingElse() {
            List<String> changed = demo.properties().stream()
                    .filter(field -> !field.getValue().equals(realm.path(field.getKey())))
                    .map(Map.Entry::getKey)
                    .toList();

            assertThat(changed)
                    .containsExactlyInAnyOrder(
                            "authenticationFlows",
                            "browserFlow",
                            "directGrantFlow",
                            "passwordPolicy",
                            "verifyEmail",
                            "clients",
                            "users");
        }
    }

    private JsonNode read(boolean demo) {
        try {
            return MAPPER.readTree(Realm.read(home.deploy("keycloak"), demo));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private JsonNode client(String id) {
        List<JsonNode> found =
                clients(client -> client.path("clientId").asText().equals(id));
        assertThat(found).as("client " + id).hasSize(1);
        return found.get(0);
    }

    private List<JsonNode> clients(Predicate<JsonNode> condition) {
        return filtered(realm.path("clients"), condition);
    }

    private List<String> audiences(JsonNode client) {
        return texts(client.path("defaultClientScopes")).stream()
                .filter(scope -> scope.startsWith("audience-"))
                .flatMap(scope -> included(scope).stream())
                .toList();
    }

    private List<String> included(String scope) {
        List<String> included = new ArrayList<>();
        for (JsonNode found : filtered(
                realm.path("clientScopes"), one -> one.path("name").asText().equals(scope))) {
            found.path("protocolMappers")
                    .forEach(mapper -> included.add(
                            mapper.at("/config/included.client.audience").asText()));
        }
        return included;
    }

    /** The steps of a flow in their order, those of its inner flows included. */
    private static List<String> authenticators(JsonNode realm, String alias) {
        List<String> steps = new ArrayList<>();
        for (JsonNode flow : filtered(
                realm.path("authenticationFlows"),
                one -> one.path("alias").asText().equals(alias))) {
            for (JsonNode step : flow.path("authenticationExecutions")) {
                if (step.path("authenticatorFlow").asBoolean()) {
                    steps.addAll(authenticators(realm, step.path("flowAlias").asText()));
                } else {
                    steps.add(step.path("authenticator").asText());
                }
            }
        }
        return steps;
    }

    private static Set<String> variables(JsonNode json) {
        Set<String> variables = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\$\\{([A-Z_]+)}").matcher(json.toString());
        while (matcher.find()) {
            variables.add(matcher.group(1));
        }
        return variables;
    }

    private static List<JsonNode> filtered(JsonNode array, Predicate<JsonNode> condition) {
        return array.valueStream().filter(condition).toList();
    }

    private static List<String> names(Iterable<JsonNode> objects, String field) {
        List<String> names = new ArrayList<>();
        objects.forEach(object -> names.add(object.path(field).asText()));
        return names;
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asText).toList();
    }
}
