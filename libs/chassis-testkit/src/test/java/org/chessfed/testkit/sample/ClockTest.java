package org.chessfed.testkit.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.TestClock;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class ClockTest {

    @Inject
    BusinessClock clock;

    @Inject
    Database database;

    @Test
    @DisplayName(
            "Time stands still, moves forward only, and due work is done before the answer: at the deadline not yet, a second later")
    void moves() {
        Instant start = TestClock.now();
        assertThat(clock.now()).isEqualTo(start);
        Instant deadline = start.plusSeconds(3_600);
        String id = Ids.next().toString();
        database.update(
                "insert into letter(id, version, person_id, text, answer_by) values (?::uuid, 0, 'p', 't', ?)",
                id,
                deadline);

        TestClock.moveTo(deadline.plusMillis(900));
        assertThat(clock.now()).isEqualTo(deadline);
        assertThat(lapsed(id)).isFalse();

        TestClock.moveTo(deadline.plusSeconds(1));
        assertThat(lapsed(id)).isTrue();

        assertThatThrownBy(() -> TestClock.moveTo(deadline)).hasMessageContaining("only moves forward");
        assertThat(clock.now()).isEqualTo(deadline.plusSeconds(1));
        assertThat(database.first(
                        "select now from business_clock",
                        row -> row.getTimestamp(1).toInstant()))
                .as("kept in the database for the next start")
                .contains(deadline.plusSeconds(1));
    }

    private boolean lapsed(String id) {
        return database.first("select lapsed from letter where id = ?::uuid", row -> row.getBoolean(1), id)
                .orElseThrow();
    }
}
