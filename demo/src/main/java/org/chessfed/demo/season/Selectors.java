package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.chessfed.demo.people.Invented;
import org.chessfed.demo.platform.Refusal;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.delegation.DelegationRule;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldRule.Source;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.Stage;

/** What the selection committee does: drafted players and delegations. */
final class Selectors {

    private static final int STRONG = 2300;
    private static final int MIDDLING = 1900;
    private static final int CHILD = 12;

    private final Scene scene;
    private final Desk desk;
    private final List<Candidate> candidates = new ArrayList<>();

    Selectors(Scene scene, Desk desk) {
        this.scene = scene;
        this.desk = desk;
    }

    /** Somebody whom the committee thinks of. */
    private record Candidate(Stage stage, String section, int max, Player player, int fideRating) {}

    private String token() {
        return scene.signIn().as("selection");
    }

    private String path(String rest) {
        return "/v1/seasons/" + scene.code() + rest;
    }

    /** Staff register the candidates: one of high rating, one who has won before, and others of neither. */
    void registerCandidates() {
        List<String> counties = scene.regulation().regions().values().stream()
                .flatMap(List::stream)
                .toList();
        for (Stage stage : scene.regulation().stages()) {
            for (FieldRule field : stage.field()) {
                for (Source source : field.sources()) {
                    if (source.source() != SourceKind.DRAFTED) {
                        continue;
                    }
                    int max = Objects.requireNonNullElse(source.max(), 1);
                    for (int i = 0; i <= max; i++) {
                        int rating = i == 0 ? STRONG : MIDDLING - i;
                        Player player = desk.players().invent(scene.sexOf(field.section()), counties);
                        desk.staff().register(player, rating);
                        candidates.add(new Candidate(stage, field.section(), max, player, rating));
                    }
                }
            }
        }
    }

    /** Staff bring in who has won the selection in which year: every candidate but the first and the last of his section. */
    void importTitles() {
        int year = scene.regulation().identity().season().year();
        StringBuilder titles = new StringBuilder("section,year,personId\n");
        boolean any = false;
        int won = 1;
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            boolean last = i + 1 == candidates.size() || !sameField(candidates.get(i + 1), candidate);
            boolean first = i == 0 || !sameField(candidates.get(i - 1), candidate);
            if (!first && !last) {
                titles.append("%s,%d,%s\n"
                        .formatted(
                                candidate.section(),
                                year - won,
                                candidate.player().personId()));
                titles.append("%s,%d,%s\n"
                        .formatted(
                                candidate.section(),
                                year - won - 2,
                                candidate.player().personId()));
                any = true;
                won++;
            }
        }
        if (any) {
            desk.staff().importList("TITLES", "roll of champions", titles.toString());
        }
    }

    private static boolean sameField(Candidate one, Candidate other) {
        return one.stage().id().equals(other.stage().id()) && one.section().equals(other.section());
    }

    /** Drafts those candidates who meet the conditions, as many as are wanted. */
    void draft() {
        Map<List<String>, Integer> drafted = new LinkedHashMap<>();
        for (Candidate candidate : candidates) {
            List<String> field = List.of(candidate.stage().id(), candidate.section());
            Map<String, Object> nomination = Map.of(
                    "stage", candidate.stage().id(),
                    "section", candidate.section(),
                    "personId", candidate.player().personId(),
                    "fideRating", candidate.fideRating(),
                    "holdsMedal", false,
                    "reason", "would strengthen the final");
            JsonNode check = scene.api().post(PlatformService.SELECTION, path("/drafts/checks"), token(), nomination);
            if (check.path("mayBeDrafted").asBoolean() && drafted.getOrDefault(field, 0) < wanted(candidate)) {
                scene.api().post(PlatformService.SELECTION, path("/drafts"), token(), nomination);
                drafted.merge(field, 1, Integer::sum);
                scene.say(
                        "%s: %s is drafted",
                        candidate.stage().id(), candidate.player().name());
            } else {
                scene.say(
                        "%s: %s is not drafted",
                        candidate.stage().id(), candidate.player().name());
            }
        }
    }

    /** How many of the places for drafted players are used: all, or all but one. */
    private int wanted(Candidate candidate) {
        return candidate.max()
                - scene.draw().below(2, "draft", candidate.stage().id(), candidate.section());
    }

    /** Delegations are computed; those that the regulation orders by itself are published, and one player of each confirmed. */
    void delegate() {
        scene.api().post(PlatformService.SELECTION, path("/delegations"), token(), Map.of());
        int published = 0;
        for (JsonNode delegation : scene.api().get(PlatformService.SELECTION, path("/delegations"), token())) {
            if (byRule(delegation.path("event").asText())
                    && !delegation.path("players").isEmpty()) {
                publish(delegation);
                published++;
            }
        }
        scene.say("%d delegations published", published);
    }

    private boolean byRule(String event) {
        return scene.regulation().delegations().stream()
                .filter(rule -> rule.id().equals(event))
                .noneMatch(DelegationRule::committee);
    }

    private void publish(JsonNode delegation) {
        String path = path("/delegations/" + delegation.path("id").asText());
        try {
            scene.api().post(PlatformService.SELECTION, path + "/publications", token(), Map.of());
        } catch (Refusal refusal) {
            if (!refusal.code().equals("order-open")) {
                throw refusal;
            }
            // Players share a place, and the regulation says no more: the committee decides.
            List<String> order = new ArrayList<>();
            delegation
                    .path("players")
                    .forEach(
                            player -> order.add(player.path("person").path("id").asText()));
            scene.api()
                    .post(
                            PlatformService.SELECTION,
                            path + "/publications",
                            token(),
                            Map.of("order", order, "note", "equal in every rule; by their form of the last months"));
        }
        JsonNode first = delegation.path("players").path(0).path("person");
        Invented who = desk.players().known(first.path("nameZh").asText()).who();
        int year = scene.regulation().identity().season().year();
        scene.api()
                .post(
                        PlatformService.SELECTION,
                        path + "/delegates",
                        scene.signIn().as("staff"),
                        Map.of(
                                "personId",
                                first.path("id").asText(),
                                "departure",
                                year + "-07-01",
                                "companion",
                                year - who.birthYear() <= CHILD));
    }
}
