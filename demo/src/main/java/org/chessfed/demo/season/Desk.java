package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chessfed.demo.platform.Api;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.CompetitionEvent;

/**
 * Those who run the season, each with his own rights.
 *
 * @param scene what everybody needs
 * @param players everybody who was invented
 * @param staff the federation's staff and its administrator
 * @param arbiters chief arbiter and arbiter
 * @param payers those who pay
 * @param treasurer the treasurer
 */
record Desk(Scene scene, Players players, Staff staff, Arbiters arbiters, Payers payers, Treasurer treasurer) {

    static Desk of(Scene scene) {
        Players players = new Players(scene);
        return new Desk(
                scene,
                players,
                new Staff(scene),
                new Arbiters(scene, players),
                new Payers(scene, players),
                new Treasurer(scene));
    }

    /** Plays every playoff that places wait for and publishes the places, until nothing waits. */
    void settle(List<CompetitionEvent> events) {
        int moved = 1;
        while (moved > 0) {
            scene.time().awaitQuiet();
            moved = 0;
            for (CompetitionEvent event : events) {
                moved += arbiters.playOff(event);
            }
            if (moved == 0) {
                moved = staff.publishProposals();
            }
        }
    }

    /** Names of those who have a place from an event, the best first. */
    List<String> advanced(CompetitionEvent event, AdvanceRule rule) {
        JsonNode found = scene.api()
                .get(PlatformService.SELECTION, "/v1/seasons/" + scene.code() + "/qualifiers/" + rule.to(), Api.NOBODY);
        List<JsonNode> rows = new ArrayList<>();
        for (JsonNode row : found) {
            if (row.path("fromEvent").asText().equals(event.id())
                    && row.path("section").asText().equals(rule.section())) {
                rows.add(row);
            }
        }
        rows.sort(Comparator.comparingInt(row -> row.path("rank").asInt()));
        return rows.stream()
                .map(row -> row.path("person").path("nameZh").asText())
                .toList();
    }
}
