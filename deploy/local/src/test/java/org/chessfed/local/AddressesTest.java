package org.chessfed.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Addresses and ports")
class AddressesTest {

    @Test
    @DisplayName("of docker-compose.yml become those of this run, and a base port moves all by the same distance")
    void becomeThoseOfThisRun() {
        Addresses addresses = new Addresses(Ports.from(28080));

        assertThat(addresses.rewrite(Map.of(
                        "QUARKUS_DATASOURCE_JDBC_URL", "jdbc:postgresql://postgres:5432/pairing",
                        "KAFKA_BOOTSTRAP_SERVERS", "kafka:9092",
                        "CHESSFED_ISSUER", "http://localhost:8180/realms/chessfed",
                        "CHESSFED_PUBLIC_URL", "http://localhost:8080",
                        "QUARKUS_HTTP_PORT", "8082",
                        "QUARKUS_MAILER_HOST", "mail",
                        "QUARKUS_MAILER_PORT", "1025",
                        "OTHER", "8082")))
                .containsEntry("QUARKUS_DATASOURCE_JDBC_URL", "jdbc:postgresql://localhost:35432/pairing")
                .containsEntry("KAFKA_BOOTSTRAP_SERVERS", "localhost:39092")
                .containsEntry("CHESSFED_ISSUER", "http://localhost:28180/realms/chessfed")
                .containsEntry("CHESSFED_PUBLIC_URL", "http://localhost:28080")
                .containsEntry("QUARKUS_HTTP_PORT", "28082")
                .containsEntry("QUARKUS_MAILER_HOST", "localhost")
                .containsEntry("QUARKUS_MAILER_PORT", "21025")
                .containsEntry("OTHER", "8082");
    }

    @Test
    @DisplayName("are all different, also when they are free ones")
    void areAllDifferent() {
        assertThat(new TreeSet<>(Ports.free().numbers().values())).hasSameSizeAs(Port.values());
        assertThat(new TreeSet<>(Ports.from(8080).numbers().values())).hasSameSizeAs(Port.values());
    }

    @Test
    @DisplayName("stay within 65535: 54522 is the highest base port, 8080 the lowest")
    void stayWithinTheRange() {
        assertThat(Ports.from(54522).of(Port.KAFKA_CONTROLLER)).isEqualTo(65535);
        assertThatThrownBy(() -> Ports.from(54523)).hasMessageContaining("between 8080 and 54522");
        assertThatThrownBy(() -> Ports.from(8079)).hasMessageContaining("between 8080 and 54522");
    }
}
