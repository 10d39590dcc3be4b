package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.RoundCalendar;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;

/** A stage that is entered by place: its fields, payment, play over several days. */
final class LaterStage {

    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration DAY_OF_PLAY = Duration.ofHours(11);

    private final Scene scene;
    private final Desk desk;
    private final DirectQualifiers qualifiers;
    private final Stage stage;
    private final boolean last;
    private final Map<String, Conduct> conducts = new HashMap<>();

    LaterStage(Scene scene, Desk desk, DirectQualifiers qualifiers, Stage stage, boolean last) {
        this.scene = scene;
        this.desk = desk;
        this.qualifiers = qualifiers;
        this.stage = stage;
        this.last = last;
    }

    /**
     * Puts the stage on the agenda.
     *
     * @param fedAt when the stage before it is settled
     * @return when this stage is settled
     */
    Instant plan(Agenda agenda, Instant fedAt) {
        Instant close = fedAt.plus(Duration.ofHours(15));
        agenda.at(close, this::closeFields);
        agenda.at(close.plus(DAY), () -> pay(false));
        agenda.at(close.plus(DAY.multipliedBy(2)), () -> {
            book();
            pay(true);
        });
        agenda.at(close.plus(DAY.multipliedBy(3)), this::book);
        Instant end = close;
        for (CompetitionEvent event : stage.events()) {
            agenda.at(scene.at(event.checkIn()), () -> checkIn(event));
            for (int day = 1; day <= event.days().size(); day++) {
                int number = day;
                agenda.at(scene.at(event.days().get(day - 1)), () -> play(event, number));
            }
            Instant over = scene.at(event.days().getLast()).plus(DAY_OF_PLAY);
            end = over.isAfter(end) ? over : end;
        }
        agenda.at(end, this::settle);
        return end;
    }

    private void closeFields() {
        qualifiers.answer();
        for (FieldRule field : stage.field()) {
            desk.staff().closeField(stage.id(), field.section());
        }
        // Those who are asked to make a field even answer; who declines is followed by the next.
        int answered = qualifiers.answer();
        while (answered > 0) {
            answered = qualifiers.answer();
        }
        scene.time().awaitQuiet();
        Map<String, String> states = desk.staff().fields();
        for (FieldRule field : stage.field()) {
            String state = states.getOrDefault(stage.id() + "/" + field.section(), "missing");
            if (!state.equals("CLOSED")) {
                throw new IllegalStateException(
                        "the field " + stage.id() + " " + field.section() + " is not closed: " + state);
            }
        }
        scene.say(
                "%s: fields closed, %d places",
                stage.id(), desk.staff().berths(stage.id(), "GRANTED").size());
    }

    /** Everybody with a place pays; one too little, one twice. */
    private void pay(boolean rest) {
        List<Player> entitled = desk.staff().berths(stage.id(), "GRANTED").stream()
                .map(berth -> berth.path("person").path("nameZh").asText())
                .sorted()
                .map(desk.players()::known)
                .toList();
        List<Player> order = scene.draw().shuffled(entitled, "pays", stage.id());
        List<Payers.Payer> payers = order.stream()
                .map(player -> new Payers.Payer(player, rest ? Habit.RIGHT : habit(order.indexOf(player)), player))
                .toList();
        desk.payers().pay(rest ? payers.subList(0, Math.min(1, payers.size())) : payers);
    }

    private static Habit habit(int place) {
        return place == 0 ? Habit.SHORT : place == 1 ? Habit.DOUBLED : Habit.RIGHT;
    }

    private void book() {
        scene.time().awaitQuiet();
        int payments = desk.treasurer().settle(desk.payers().statements());
        int refunds = desk.treasurer().refund();
        scene.say("%s: %d payments booked, %d refunds", stage.id(), payments, refunds);
    }

    private void checkIn(CompetitionEvent event) {
        List<JsonNode> confirmed = desk.staff().entries(event).stream()
                .filter(entry -> entry.path("status").asText().equals("CONFIRMED"))
                .toList();
        scene.crowd()
                .each(
                        confirmed,
                        entry -> desk.staff()
                                .checkIn(entry.path("id").asText(), Staff.document(stage), Staff.host(event)));
        scene.say("%s: %d checked in", event.id(), confirmed.size());
    }

    private void play(CompetitionEvent event, int day) {
        if (day == 1) {
            desk.arbiters().closeRoster(event);
            scene.time().awaitQuiet();
        }
        List<JsonNode> tournaments = desk.arbiters().tournaments(event);
        scene.crowd().each(tournaments, tournament -> play(event, tournament, day));
        scene.say("%s: day %d played", event.id(), day);
    }

    private void play(CompetitionEvent event, JsonNode tournament, int day) {
        TournamentRule rule = ruleOf(tournament);
        if (day == 1) {
            desk.arbiters().drawColour(tournament);
            Conduct conduct = conduct(tournament, rule);
            synchronized (conducts) {
                conducts.put(tournament.path("id").asText(), conduct);
            }
            conduct.withdraws()
                    .forEach((name, round) ->
                            desk.arbiters().withdraw(tournament, desk.players().known(name), round));
        }
        Conduct conduct;
        synchronized (conducts) {
            conduct = conducts.getOrDefault(tournament.path("id").asText(), Conduct.blameless());
        }
        int rounds = tournament.path("rounds").asInt();
        for (RoundCalendar.RoundDay round : RoundCalendar.of(event, rule.play()).rounds()) {
            if (round.day() == day && round.round() <= rounds) {
                desk.arbiters().playRound(tournament, round.round(), conduct);
            }
        }
    }

    private TournamentRule ruleOf(JsonNode tournament) {
        String section = tournament.path("sections").path(0).asText();
        return stage.tournamentOf(section)
                .orElseThrow(() -> new IllegalStateException("no tournament of " + stage.id() + " takes " + section));
    }

    /** Of the weaker half somebody withdraws from the first Swiss, if the stage is not the last. */
    private Conduct conduct(JsonNode tournament, TournamentRule rule) {
        List<String> names = desk.arbiters().players(tournament).stream()
                .map(player -> player.path("nameZh").asText())
                .toList();
        List<Player> byStrength = names.stream()
                .map(desk.players()::known)
                .sorted(Comparator.comparingInt((Player player) -> player.who().rating())
                        .thenComparing(Player::name))
                .toList();
        List<String> weaker = byStrength.subList(0, byStrength.size() / 2).stream()
                .map(Player::name)
                .toList();
        boolean first = stage.tournaments().indexOf(rule) == 0;
        boolean withdraws = first && !last && rule.play().system() == Play.System.SWISS;
        Set<Conduct.Show> shows = withdraws ? EnumSet.of(Conduct.Show.WITHDRAWS) : EnumSet.noneOf(Conduct.Show.class);
        return Conduct.of(
                scene.draw(),
                tournament.path("event").asText() + tournament.path("sections"),
                weaker,
                tournament.path("rounds").asInt(),
                Preliminaries.voidFrom(rule),
                shows);
    }

    private void settle() {
        for (CompetitionEvent event : stage.events()) {
            for (JsonNode tournament : desk.arbiters().tournaments(event)) {
                desk.arbiters().close(tournament);
            }
        }
        desk.settle(stage.events());
        scene.say("%s: settled", stage.id());
    }
}
