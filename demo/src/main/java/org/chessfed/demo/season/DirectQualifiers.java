package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldRule.Source;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.Moments;
import org.chessfed.regulation.stage.Stage;

/**
 * Those who need not play the first stage: the best of the season before, and those whom other competitions send. Staff bring
 * the lists in; most say yes in good time, one stays silent, one enters a preliminary all the same.
 */
final class DirectQualifiers {

    private static final int OTHERWISE_LISTED = 16;
    private static final int ENOUGH_TO_LOSE_SOME = 4;

    private final Scene scene;
    private final Desk desk;
    private final Map<List<String>, List<Player>> previous = new LinkedHashMap<>();
    private final Map<List<String>, List<Player>> external = new LinkedHashMap<>();
    private final Set<String> silent = new HashSet<>();
    private final Map<String, Integer> declined = new HashMap<>();

    DirectQualifiers(Scene scene, Desk desk) {
        this.scene = scene;
        this.desk = desk;
    }

    /** Staff register everybody whom a list names. */
    void register() {
        for (Stage stage : scene.regulation().stages()) {
            for (FieldRule field : stage.field()) {
                invent(field);
            }
        }
        List<Player> all = new ArrayList<>();
        previous.values().forEach(all::addAll);
        external.values().forEach(all::addAll);
        scene.crowd().each(all, player -> desk.staff().register(player, 0));
    }

    private void invent(FieldRule field) {
        String label = Objects.requireNonNullElse(
                scene.regulation().identity().season().previous(), "");
        for (Source source : field.sources()) {
            if (source.source() == SourceKind.PREVIOUS && source.stage() != null) {
                inventOrder(label, source.stage(), field.section());
            }
            String code = source.code();
            Integer places = source.places();
            if (source.source() == SourceKind.EXTERNAL && code != null && places != null) {
                int count = places;
                external.computeIfAbsent(List.of(code, field.section()), list -> invent(field.section(), count));
            }
        }
        FieldRule.Parity parity = field.parity();
        if (parity != null && parity.from().source() == SourceKind.PREVIOUS) {
            inventOrder(
                    Objects.requireNonNullElse(parity.from().season(), label),
                    parity.from().stage(),
                    field.section());
        }
    }

    private void inventOrder(String label, String stage, String section) {
        int size = scene.regulation()
                .stage(stage)
                .flatMap(found -> found.fieldOf(section))
                .map(FieldRule::fill)
                .map(FieldRule.Fill::to)
                .orElse(OTHERWISE_LISTED);
        previous.computeIfAbsent(List.of(label, stage, section), list -> invent(section, size));
    }

    private List<Player> invent(String section, int count) {
        List<String> counties = scene.regulation().regions().values().stream()
                .flatMap(List::stream)
                .toList();
        List<Player> invented = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            invented.add(desk.players().invent(scene.sexOf(section), counties));
        }
        // Who was better last year is mostly the stronger player.
        invented.sort(Comparator.comparingInt((Player player) -> player.who().rating())
                .reversed());
        return List.copyOf(invented);
    }

    /** Staff bring the lists in. */
    void importLists() {
        StringBuilder orders = new StringBuilder("season,stage,section,rank,personId,name\n");
        previous.forEach((list, players) -> {
            for (int i = 0; i < players.size(); i++) {
                Player player = players.get(i);
                orders.append(
                        "%s,%d,%s,%s\n".formatted(String.join(",", list), i + 1, player.personId(), player.name()));
            }
        });
        StringBuilder qualifiers = new StringBuilder("code,section,personId,name\n");
        external.forEach((list, players) -> players.forEach(player ->
                qualifiers.append("%s,%s,%s\n".formatted(String.join(",", list), player.personId(), player.name()))));
        if (!previous.isEmpty()) {
            desk.staff().importList("PREVIOUS_ORDER", "minutes of the last final", orders.toString());
        }
        if (!external.isEmpty()) {
            desk.staff().importList("QUALIFIERS", "letters of the other organisers", qualifiers.toString());
        }
        scene.say(
                "lists imported: %d of last season, %d from elsewhere",
                previous.values().stream().mapToInt(List::size).sum(),
                external.values().stream().mapToInt(List::size).sum());
    }

    /** Draws who does not answer and who enters a preliminary instead; the latter, if there is one. */
    Optional<Player> chooseUnruly() {
        Optional<Player> enters = Optional.empty();
        for (Stage stage : later()) {
            Map<String, List<JsonNode>> bySection = new LinkedHashMap<>();
            desk.staff().berths(stage.id(), "OFFERED").stream()
                    .filter(berth -> berth.path("source").asText().equals(SourceKind.PREVIOUS.name()))
                    .forEach(berth -> bySection
                            .computeIfAbsent(berth.path("section").asText(), section -> new ArrayList<>())
                            .add(berth));
            for (String section : new TreeSet<>(bySection.keySet())) {
                List<String> names = Objects.requireNonNull(bySection.get(section)).stream()
                        .map(DirectQualifiers::nameOf)
                        .sorted()
                        .toList();
                if (names.size() >= ENOUGH_TO_LOSE_SOME) {
                    List<String> order = scene.draw().shuffled(names, "silent", stage.id(), section);
                    silent.add(order.get(0));
                    if (enters.isEmpty()) {
                        silent.add(order.get(1));
                        enters = Optional.of(desk.players().known(order.get(1)));
                    }
                }
            }
        }
        return enters;
    }

    private List<Stage> later() {
        return scene.regulation().stages().stream()
                .filter(stage -> !stage.field().isEmpty())
                .toList();
    }

    private static String nameOf(JsonNode berth) {
        return berth.path("person").path("nameZh").asText();
    }

    /**
     * Everybody with an open offer answers it by the link in his mail. Of those who are asked only to make a field even, the
     * first of each field declines.
     *
     * @return how many have answered
     */
    int answer() {
        scene.time().awaitQuiet();
        List<JsonNode> open = new ArrayList<>();
        for (Stage stage : later()) {
            desk.staff().berths(stage.id(), "OFFERED").stream()
                    .filter(berth -> !silent.contains(nameOf(berth)))
                    .forEach(open::add);
        }
        scene.crowd().each(open, berth -> {
            Player player = desk.players().known(nameOf(berth));
            desk.players().answer(player, berth.path("id").asText(), accepts(berth));
        });
        return open.size();
    }

    private boolean accepts(JsonNode berth) {
        if (!berth.path("source").asText().equals(SourceKind.PARITY.name())) {
            return true;
        }
        String field =
                berth.path("stage").asText() + "/" + berth.path("section").asText();
        synchronized (declined) {
            return declined.merge(field, 1, Integer::sum) > 1;
        }
    }

    /** The deadlines for answers that the regulation names, in order. */
    List<Instant> deadlines() {
        return later().stream()
                .flatMap(stage -> stage.field().stream()
                        .flatMap(field -> field.sources().stream())
                        .flatMap(source -> Optional.ofNullable(source.answerBy()).stream())
                        .flatMap(
                                rule -> rule
                                        .resolve(
                                                scene.regulation().identity().zone(),
                                                Moments.of(scene.regulation(), stage))
                                        .stream()))
                .distinct()
                .sorted()
                .toList();
    }
}
