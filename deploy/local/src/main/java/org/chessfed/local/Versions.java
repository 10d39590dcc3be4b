package org.chessfed.local;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The versions of the servers, as the parent pom names them. */
final class Versions {

    private static final Properties VERSIONS = load();

    static final String POSTGRESQL = VERSIONS.getProperty("postgresql");
    static final String KAFKA = VERSIONS.getProperty("kafka");
    static final String KEYCLOAK = VERSIONS.getProperty("keycloak");

    private Versions() {}

    private static Properties load() {
        Properties versions = new Properties();
        try (InputStream stream = Versions.class.getResourceAsStream("versions.properties")) {
            versions.load(stream);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return versions;
    }
}
