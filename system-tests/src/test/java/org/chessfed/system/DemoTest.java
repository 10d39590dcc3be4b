package org.chessfed.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chessfed.demo.Demo;
import org.chessfed.demo.DemoOptions;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job with one event, each run on a platform of its own. */
@DisplayName("The demo: one preliminary from the regulation to its places")
class DemoTest {

    private static final long SEED = 7;

    @TempDir
    Path directory;

    @Test
    @DisplayName("a service killed (SIGKILL) in the middle changes nothing: places, money and digest are the same")
    void killedInTheMiddle() throws Exception {
        Regulation regulation = new RegulationReader(Documents.federation())
                .read(Documents.text("sel-114"))
                .orThrow();
        Stage stage = regulation.stages().getFirst();
        String event = stage.events().getFirst().id();

        JsonNode whole = play(event, List.of());
        JsonNode killed = play(event, List.of("--kill", "payment"));

        for (AdvanceRule rule : stage.advance()) {
            JsonNode places = whole.at("/advanced/perEvent/" + event);
            assertThat(places.path(rule.section().toLowerCase(Locale.ROOT)).asInt())
                    .as("places of %s in %s, seed %d", rule.section(), event, SEED)
                    .isEqualTo(rule.places());
        }
        assertThat(whole.at("/corrections/results").asInt()).isEqualTo(1);
        assertThat(whole.at("/corrections/berthsMoved").asInt()).isPositive();
        for (JsonNode report : List.of(whole, killed)) {
            assertThat(report.at("/ledger/balanced").asBoolean()).isTrue();
            assertThat(report.at("/ledger/unmatched").asInt()).isZero();
            assertThat(report.at("/events/lost").asInt()).isZero();
            assertThat(report.at("/events/duplicatedEffects").asInt()).isZero();
            assertThat(report.at("/events/published").asInt()).isPositive();
        }
        assertThat(killed.path("digest").asText())
                .as("digest with seed %d", SEED)
                .isEqualTo(whole.path("digest").asText());
    }

    private JsonNode play(String event, List<String> more) throws Exception {
        Path file = directory.resolve("report" + more.size() + ".json");
        List<String> options =
                new ArrayList<>(List.of("--seed", Long.toString(SEED), "--only", event, "--json", file.toString()));
        options.addAll(more);
        assertThat(new Demo(DemoOptions.parse(options, directory), System.out::println).runOnItsOwn())
                .as("no fact lost, no effect doubled, the ledger balances, every invariant holds")
                .isZero();
        return new ObjectMapper().readTree(file.toFile());
    }
}
