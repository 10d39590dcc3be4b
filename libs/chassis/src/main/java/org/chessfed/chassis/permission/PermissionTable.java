package org.chessfed.chassis.permission;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Who may do what: {@code permissions.yaml} of the service, and what the chassis adds for its own operations.
 *
 * <pre>{@code
 * operations:
 *   listPublished: PUBLIC
 *   confirmEntry: {federation-staff: ANY, regional-committee: [EVENT, REGION]}
 *   readEntry: {federation-staff: ANY, player: PERSON, link:ENTRY: PERSON, client:entries:read: ANY}
 *   readMyself: {authenticated: ANY}
 * }</pre>
 *
 * <p>A key is a realm role, {@code link:<purpose>} for the holder of a private link, {@code client:<scope>} for a client with
 * that scope, or {@code authenticated}. {@code ANY} allows it on every object; any other kind on the objects of that kind
 * which the caller's assignments in that role name.
 */
@ApplicationScoped
public class PermissionTable {

    private static final YAMLMapper YAML = new YAMLMapper();

    private final Map<String, Rule> rules = new TreeMap<>();

    /**
     * The tables on the class path.
     *
     * @throws IllegalStateException if they are no tables, or two of them name one operation
     */
    public PermissionTable() {
        resources("META-INF/chessfed/permissions.yaml").forEach(this::add);
        resources("permissions.yaml").forEach(this::add);
    }

    /**
     * The line of an operation.
     *
     * @param open whether no token is needed
     * @param grants key (role, {@code link:...}, {@code client:...}, {@code authenticated}) and the kinds of objects
     */
    public record Rule(String operation, boolean open, Map<String, Set<ScopeKind>> grants) {}

    /** The line of an operation; empty if nobody wrote one. */
    public Optional<Rule> of(String operation) {
        return Optional.ofNullable(rules.get(operation));
    }

    /** All lines. */
    public List<Rule> all() {
        return List.copyOf(rules.values());
    }

    private void add(URL url) {
        try (InputStream in = url.openStream()) {
            for (Map.Entry<String, JsonNode> line :
                    YAML.readTree(in).path("operations").properties()) {
                if (rules.put(line.getKey(), rule(line.getKey(), line.getValue())) != null) {
                    throw new IllegalStateException("permissions: two lines for " + line.getKey());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Rule rule(String operation, JsonNode line) {
        if (line.isTextual() && "PUBLIC".equals(line.asText())) {
            return new Rule(operation, true, Map.of());
        }
        if (!line.isObject() || line.isEmpty()) {
            throw new IllegalStateException("permissions: the line of " + operation + " is neither PUBLIC nor a map");
        }
        Map<String, Set<ScopeKind>> grants = new TreeMap<>();
        line.properties().forEach(grant -> grants.put(grant.getKey(), kinds(operation, grant.getValue())));
        return new Rule(operation, false, Collections.unmodifiableMap(grants));
    }

    private static Set<ScopeKind> kinds(String operation, JsonNode value) {
        List<JsonNode> values = new ArrayList<>();
        if (value.isArray()) {
            value.forEach(values::add);
        } else {
            values.add(value);
        }
        Set<ScopeKind> kinds = EnumSet.noneOf(ScopeKind.class);
        for (JsonNode kind : values) {
            try {
                kinds.add(ScopeKind.valueOf(kind.asText()));
            } catch (IllegalArgumentException e) {
                throw new IllegalStateException("permissions: " + operation + " names the scope " + kind
                        + "; it is one of " + List.of(ScopeKind.values()));
            }
        }
        return Collections.unmodifiableSet(kinds);
    }

    private static List<URL> resources(String name) {
        try {
            return Collections.list(
                    Thread.currentThread().getContextClassLoader().getResources(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
