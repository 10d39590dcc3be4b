package org.chessfed.local;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Puts the addresses of this run in the place of those that the environment files name. The files hold the host names
 * and ports of {@code docker-compose.yml}, so that both ways of running read the same text.
 */
final class Addresses {

    private static final String HOST = "localhost:";
    private static final String MAIL_HOST = "mail";

    private final Ports ports;
    private final Map<String, String> replacements = new LinkedHashMap<>();

    Addresses(Ports ports) {
        this.ports = ports;
        replacements.put("postgres:5432", HOST + ports.of(Port.POSTGRESQL));
        replacements.put("kafka:9092", HOST + ports.of(Port.KAFKA));
        replacements.put("kafka:9093", HOST + ports.of(Port.KAFKA_CONTROLLER));
        replacements.put("keycloak:8180", HOST + ports.of(Port.KEYCLOAK));
        replacements.put("localhost:8180", HOST + ports.of(Port.KEYCLOAK));
        replacements.put("localhost:8080", HOST + ports.of(Port.CONSOLE));
        for (PlatformService service : PlatformService.values()) {
            replacements.put(service.module() + ":" + service.port().standard(), HOST + ports.of(service.port()));
            replacements.put(
                    service.module() + ":" + service.managementPort().standard(),
                    HOST + ports.of(service.managementPort()));
        }
    }

    /** The variables with every known address replaced. */
    Map<String, String> rewrite(Map<String, String> variables) {
        Map<String, String> rewritten = new LinkedHashMap<>();
        variables.forEach((key, value) -> rewritten.put(key, key.endsWith("_PORT") ? port(value) : rewrite(value)));
        return rewritten;
    }

    private String port(String value) {
        for (Port port : Port.values()) {
            if (value.equals(Integer.toString(port.standard()))) {
                return Integer.toString(ports.of(port));
            }
        }
        return value;
    }

    private String rewrite(String value) {
        if (value.equals(MAIL_HOST)) {
            return "localhost";
        }
        for (Map.Entry<String, String> replacement : replacements.entrySet()) {
            if (value.contains(replacement.getKey())) {
                // Once only: a free port of this run may look like a standard port of another.
                return value.replace(replacement.getKey(), replacement.getValue());
            }
        }
        return value;
    }
}
