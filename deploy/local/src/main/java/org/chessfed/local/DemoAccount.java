package org.chessfed.local;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A user of the demo realm.
 *
 * @param user the name to sign in with
 * @param roles the realm roles, separated by commas
 */
record DemoAccount(String user, String roles) {

    static List<DemoAccount> all(ProjectHome home) {
        try {
            List<DemoAccount> accounts = new ArrayList<>();
            JsonNode realm = new ObjectMapper()
                    .readTree(home.deploy("keycloak/realm-demo.json").toFile());
            for (JsonNode user : realm.path("users")) {
                List<String> roles = new ArrayList<>();
                user.path("realmRoles").forEach(role -> roles.add(role.asText()));
                accounts.add(new DemoAccount(user.path("username").asText(), String.join(", ", roles)));
            }
            return accounts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
