package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.chessfed.demo.platform.Api;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.FormField;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;

/** Who enters which event of a stage that is entered by form. */
final class Entrants {

    /** So many enter an event for their first one of the season. */
    private static final int FIRST_TIMERS = 86;
    /** So many of a later event have entered another one at the same time. */
    private static final int DOUBLES = 12;
    /** So many try again after they have not advanced. */
    private static final int TRY_AGAIN = 10;

    private static final int WOMEN_PERCENT = 27;
    private static final int LOCAL_PERCENT = 65;

    private final Scene scene;
    private final Players players;
    private final Stage stage;
    private final EntryFormFilling filling;
    private final Map<String, List<Player>> byEvent = new LinkedHashMap<>();
    private final Map<String, Habit> habits = new HashMap<>();
    private final Map<String, Player> siblings = new HashMap<>();

    Entrants(Scene scene, Players players, Stage stage) {
        this.scene = scene;
        this.players = players;
        this.stage = stage;
        this.filling = new EntryFormFilling(scene.regulation(), scene.draw());
    }

    /** Invents those whose first event of the season this is, and gives each a habit of paying. */
    List<Player> invent(CompetitionEvent event) {
        List<Player> firstTimers = new ArrayList<>();
        for (int i = 0; i < FIRST_TIMERS; i++) {
            String sex = scene.draw().percent(WOMEN_PERCENT, "sex", event.id(), i) ? "F" : "M";
            boolean local = scene.draw().percent(LOCAL_PERCENT, "local", event.id(), i);
            firstTimers.add(players.invent(sex, counties(event, local)));
        }
        List<Player> order = scene.draw().shuffled(firstTimers, "habits", event.id());
        List<Habit> shown = List.of(Habit.SHORT, Habit.LATE, Habit.DOUBLED, Habit.FOR_TWO, Habit.PAID_FOR, Habit.NEVER);
        for (int i = 0; i < shown.size(); i++) {
            habits.put(order.get(i).name(), shown.get(i));
        }
        siblings.put(order.get(shown.indexOf(Habit.FOR_TWO)).name(), order.get(shown.indexOf(Habit.PAID_FOR)));
        byEvent.put(event.id(), firstTimers);
        return List.copyOf(firstTimers);
    }

    private List<String> counties(CompetitionEvent event, boolean local) {
        Map<String, List<String>> regions = scene.regulation().regions();
        String home = event.region();
        if (local && home != null) {
            return Objects.requireNonNull(regions.get(home));
        }
        List<String> elsewhere = regions.entrySet().stream()
                .filter(region -> !region.getKey().equals(home))
                .flatMap(region -> region.getValue().stream())
                .toList();
        return elsewhere.isEmpty() ? countiesOfForm() : elsewhere;
    }

    private List<String> countiesOfForm() {
        return scene
                .regulation()
                .forms()
                .getOrDefault(Objects.requireNonNullElse(stage.entry().form(), ""), List.of())
                .stream()
                .filter(field -> field.field().equals("county"))
                .map(FormField::choices)
                .findFirst()
                .orElse(List.of());
    }

    /** Sends the form of somebody whom the platform does not know yet, or not by a link. */
    void enter(Player player, CompetitionEvent event) {
        submit(player, event, Api.NOBODY);
    }

    /** Sends the form from the page of a private link. */
    void enterByLink(Player player, CompetitionEvent event) {
        submit(player, event, players.token(player));
        byEvent.computeIfAbsent(event.id(), id -> new ArrayList<>()).add(player);
    }

    private void submit(Player player, CompetitionEvent event, String token) {
        String form = Objects.requireNonNullElse(stage.entry().form(), "");
        JsonNode entry = scene.api()
                .post(
                        PlatformService.REGISTRATION,
                        "/v1/entries",
                        token,
                        Map.of(
                                "competition", scene.code(),
                                "event", event.id(),
                                "form", filling.fill(form, player.who(), event)));
        player.knownAs(entry.path("personId").asText());
    }

    /** Some of those who have entered earlier dates enter a later one too, before anything is played. */
    void enterTwice(List<CompetitionEvent> earlier, List<CompetitionEvent> date) {
        List<Player> willing = scene.draw()
                .shuffled(paysWell(earlier), "doubles", date.getFirst().id());
        int next = 0;
        for (CompetitionEvent event : date) {
            for (int i = 0; i < DOUBLES && next < willing.size(); i++) {
                enterByLink(willing.get(next++), event);
            }
        }
    }

    /** Some of those who have not advanced try again on a later date. */
    void tryAgain(List<CompetitionEvent> earlier, List<CompetitionEvent> date, List<String> advanced) {
        List<String> entered = date.stream()
                .flatMap(event -> of(event).stream())
                .map(Player::name)
                .toList();
        List<Player> willing = scene
                .draw()
                .shuffled(paysWell(earlier), "again", date.getFirst().id())
                .stream()
                .filter(player -> !advanced.contains(player.name()) && !entered.contains(player.name()))
                .toList();
        int next = 0;
        for (CompetitionEvent event : date) {
            for (int i = 0; i < TRY_AGAIN && next < willing.size(); i++) {
                enterByLink(willing.get(next++), event);
            }
        }
    }

    private List<Player> paysWell(List<CompetitionEvent> events) {
        return events.stream()
                .flatMap(event -> of(event).stream())
                .distinct()
                .filter(player -> habit(player) == Habit.RIGHT)
                .toList();
    }

    /** Who has entered an event. */
    List<Player> of(CompetitionEvent event) {
        return List.copyOf(byEvent.getOrDefault(event.id(), List.of()));
    }

    /** How somebody pays. */
    Habit habit(Player player) {
        return habits.getOrDefault(player.name(), Habit.RIGHT);
    }

    /** Everybody of some events as payers. */
    List<Payers.Payer> payers(List<CompetitionEvent> events) {
        return events.stream()
                .flatMap(event -> of(event).stream())
                .distinct()
                .map(this::payer)
                .toList();
    }

    /** Those of some events with a habit, now paying rightly. */
    List<Payers.Payer> paying(List<CompetitionEvent> events, Habit habit) {
        return Stream.concat(Stream.of(), events.stream().flatMap(event -> of(event).stream()))
                .distinct()
                .filter(player -> habit(player) == habit)
                .map(player -> new Payers.Payer(player, Habit.RIGHT, player))
                .toList();
    }

    private Payers.Payer payer(Player player) {
        return new Payers.Payer(player, habit(player), siblings.getOrDefault(player.name(), player));
    }
}
