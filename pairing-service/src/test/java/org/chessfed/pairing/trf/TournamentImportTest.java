package org.chessfed.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.checker.Checker;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.checker.RoundCheck;
import org.chessfed.engine.generator.Generator;
import org.chessfed.engine.generator.GeneratorSettings;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.engine.trf.TrfWriter;
import org.chessfed.pairing.PairingCase;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@DisplayName("Tournament files: out to another program, and in from one")
class TournamentImportTest extends PairingCase {

    private static final int PLAYERS = 12;

    private TrfFile export(String purpose) {
        return TrfReader.read(
                read(CHIEF, "/trf?for=" + purpose).statusCode(200).extract().asString());
    }

    @Test
    @DisplayName("Export: the engine's own check agrees with every round, byes, absences and colours included")
    void export() {
        open(PLAYERS - 1);
        draw();
        round(1);
        post(
                        ARBITER,
                        "/announcements",
                        Map.of(
                                "personId",
                                "person-2",
                                "rounds",
                                List.of(2, 4),
                                "kind",
                                "HALF_POINT_BYE",
                                "reason",
                                "r"))
                .statusCode(200);
        round(2);
        round(3);
        for (String purpose : List.of("REPORT", "PAIRING")) {
            TrfFile file = export(purpose);
            assertThat(Checker.check(PairedFile.of(file))).hasSize(3).allMatch(RoundCheck::agrees);
            assertThat(file.byes()).hasSize(1);
            // the other way round: the other program's next round is ours
            Pairing next = (Pairing) PairedFile.of(file).pair(4);
            if ("PAIRING".equals(purpose)) {
                publish(4);
            }
            List<String> ours = new ArrayList<>();
            if ("PAIRING".equals(purpose)) {
                boards(4).forEach(row -> ours.add(row.get("whiteId") + "-" + row.get("blackId")));
                assertThat(ours)
                        .isEqualTo(next.boards().stream()
                                .map(board -> "person-" + board.white() + "-person-" + board.black())
                                .toList());
            }
        }
    }

    @Test
    @DisplayName("Import: a tournament begun elsewhere goes on; the next round is the engine's pairing of that file")
    void goesOn() {
        open(PLAYERS);
        TrfFile begun = begun(77);
        String text = TrfWriter.text(begun, TrfWriter.LineEnd.CRLF);
        post(CHIEF, "/trf/preview", Map.of("file", text))
                .statusCode(200)
                .body("rounds", equalTo(begun.pairedRounds()))
                .body("players", hasSize(PLAYERS))
                .body("checks.agrees", everyItem(is(true)));
        // persons are bound by id, each once
        post(CHIEF, "/trf/import", Map.of("file", text, "players", bindings().subList(0, 3)))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/players"));
        List<Map<String, Object>> twice = new ArrayList<>(bindings());
        twice.set(1, Map.of("number", 2, "personId", "person-12"));
        post(CHIEF, "/trf/import", Map.of("file", text, "players", twice))
                .statusCode(400)
                .body("errors[0].pointer", equalTo("/players/1"));
        post(ARBITER, "/trf/import", Map.of("file", text, "players", bindings()))
                .statusCode(403);
        post(CHIEF, "/trf/import", Map.of("file", text, "players", bindings())).statusCode(200);
        get("").body("status", equalTo("RUNNING"));
        get("/players").body("[0].personId", equalTo("person-12")).body("[11].personId", equalTo("person-1"));
        get("/rounds/" + begun.pairedRounds() + "/pairings").statusCode(200);
        get("/standings/MEN").body("afterRound", equalTo(begun.pairedRounds()));

        int next = begun.pairedRounds() + 1;
        publish(next);
        Pairing expected = (Pairing) PairedFile.of(begun).pair(next);
        List<String> ours = new ArrayList<>();
        boards(next).forEach(row -> ours.add(row.get("whiteId") + "-" + row.get("blackId")));
        assertThat(ours)
                .isEqualTo(expected.boards().stream()
                        .map(board ->
                                "person-" + (PLAYERS + 1 - board.white()) + "-person-" + (PLAYERS + 1 - board.black()))
                        .toList());
        play(next);
        complete(next);
        TrfFile out = export("REPORT");
        assertThat(Checker.check(PairedFile.of(out))).allMatch(RoundCheck::agrees);
        for (int round = 0; round < begun.pairedRounds(); round++) {
            for (int player = 0; player < PLAYERS; player++) {
                assertThat(out.players().get(player).cells().get(round))
                        .isEqualTo(begun.players().get(player).cells().get(round));
            }
        }
        post(CHIEF, "/trf/import", Map.of("file", text, "players", bindings()))
                .statusCode(409)
                .body("type", containsString("tournament-state"));
    }

    @Test
    @DisplayName(
            "A file that cannot be read is refused with line and column; one of another tournament with what differs")
    void refused() {
        open(PLAYERS);
        String text = TrfWriter.text(begun(78), TrfWriter.LineEnd.LF);
        post(CHIEF, "/trf/preview", Map.of("file", text.replaceFirst("(?m)^001 {3}", "001  x")))
                .statusCode(400)
                .body("type", containsString("file-refused"))
                .body("detail", containsString("1"));
        post(CHIEF, "/trf/import", Map.of("file", text.replaceFirst("(?m)^142 7$", "142 9"), "players", bindings()))
                .statusCode(422)
                .body("type", containsString("file-differs"));
        assertThat(database.number("select count(*) from round")).isZero();
        get("").body("status", equalTo("CREATED")).body("warnings", hasSize(0));
        get("/lots").body("", hasSize(0));
    }

    /** The players of the file are the persons in reverse order. */
    private static List<Map<String, Object>> bindings() {
        List<Map<String, Object>> bindings = new ArrayList<>();
        for (int number = 1; number <= PLAYERS; number++) {
            bindings.add(new TreeMap<>(Map.of("number", number, "personId", "person-" + (PLAYERS + 1 - number))));
        }
        return bindings;
    }

    /** The first rounds of a tournament of seven that another program has begun. */
    private static TrfFile begun(long seed) {
        GeneratorSettings settings = new GeneratorSettings(
                PLAYERS, 7, 2400, 1400, 30, 100_000, 0, 100_000, 50_000, 0, 0, 50_000, false, PointSystem.STANDARD);
        return Generator.generate(settings, 4, seed, new Dutch()).file();
    }
}
