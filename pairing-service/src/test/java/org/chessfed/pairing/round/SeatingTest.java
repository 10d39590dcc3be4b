package org.chessfed.pairing.round;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.DatabaseFailure;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Everybody has a place in a round")
class SeatingTest extends PairingCase {

    @BeforeEach
    void tournamentFromRoster() {
        open(12);
    }

    @Test
    @DisplayName("I9: the database publishes no round that leaves a player without board, bye or stated absence")
    void everybodyHasASeat() {
        UUID id = UUID.randomUUID();
        assertThatThrownBy(() -> database.update("""
                        insert into round(id, version, tournament_id, number, status, starts_at, remarks, drafted_by, page)
                        values (?, 0, ?, 1, 'PUBLISHED', now(), '[]', 'test', '{}')""", id, UUID.fromString(tournament)))
                .isInstanceOf(DatabaseFailure.class);
        draw();
        draft(1).statusCode(201);
        database.update("delete from seat where number = 12");
        post(ARBITER, "/rounds/1/check", Map.of()).statusCode(200);
        assertThatThrownBy(() -> database.update("update round set status = 'PUBLISHED', page = '{}'"))
                .isInstanceOf(DatabaseFailure.class);
    }
}
