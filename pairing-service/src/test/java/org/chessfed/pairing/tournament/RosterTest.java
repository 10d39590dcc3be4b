package org.chessfed.pairing.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.events.registration.RosterClosed;
import org.chessfed.events.registration.RosterState;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.TestClock;
import org.chessfed.testkit.TestFacts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Tournaments follow rosters and entries")
class RosterTest extends PairingCase {

    @BeforeEach
    void tournamentFromRoster() {
        open(12);
    }

    @Test
    @DisplayName(
            "A roster that comes twice makes one tournament; one that is not checked in and withdrawals are told in rounds")
    void once() {
        RosterState roster = roster("SEL", 1, "PRELIM", "P1S", 8);
        UUID event = UUID.randomUUID();
        TestFacts.publish(new RosterClosed(roster, 0), event, TestClock.now());
        TestFacts.publish(new RosterClosed(roster, 0), event, TestClock.now());
        TestFacts.publish(new RosterClosed(roster, 0));
        Quietness.await();
        assertThat(database.number("select count(*) from tournament where event = 'P1S'"))
                .isEqualTo(1);
        draw();
        post(CHIEF, "/withdrawals", Map.of("personId", "person-3", "fromRound", 1, "reason", "moved away"))
                .statusCode(200)
                .body("", hasSize(7));
        post(CHIEF, "/withdrawals", Map.of("personId", "person-4", "fromRound", 2_000_000_000, "reason", "moved away"))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/fromRound"));
        post(CHIEF, "/withdrawals", Map.of("personId", "nobody", "fromRound", 1, "reason", "moved away"))
                .statusCode(400);
        publish(1);
        get("/rounds/1/pairings").body("byes.kind", hasItem("WITHDRAWN")).body("boards", hasSize(5));
    }

    @Test
    @DisplayName("[SEL-Z15]: an entry cancelled before round 1 is published leaves the tournament; the numbers move up")
    void cancelledEntry() {
        draw();
        draft(1).statusCode(201);
        TestFacts.publish(new EntryCancelled(cancelled("entry-P1N3", "person-3"), 9));
        TestFacts.publish(new EntryCancelled(cancelled("entry-of-nobody", "person-99"), 9));
        Quietness.await();
        get("").body("players", equalTo(11));
        get("/players").body("[2].personId", equalTo("person-4")).body("[2].number", equalTo(3));
        publish(1);
        get("/rounds/1/pairings").body("boards", hasSize(5)).body("byes.kind", contains("PAIRING_BYE"));
        TestFacts.publish(new EntryCancelled(cancelled("entry-P1N5", "person-5"), 9));
        Quietness.await();
        get("").body("players", equalTo(11));
    }

    private static EntryState cancelled(String entry, String person) {
        return new EntryState(
                entry,
                "SEL",
                1,
                "PRELIM",
                "P1N",
                new PersonCard(person, "示例", null, null, "M", null, null, null, null, null, false),
                "PLAYER",
                "MEN",
                EntryStatus.CANCELLED,
                "FORM",
                null,
                null,
                null,
                "NONE",
                "LOCAL",
                null,
                null,
                "TRANSFER",
                List.of(),
                Instant.EPOCH,
                null,
                null,
                "BY_ENTRANT",
                null);
    }
}
