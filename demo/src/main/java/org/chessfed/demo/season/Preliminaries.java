package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryWindow;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;

/** The stage that is entered by form: its events, date by date, from the first entry to the published places. */
final class Preliminaries {

    private static final Duration PAY_BEFORE_CLOSE = Duration.ofHours(48);
    private static final Duration REST_BEFORE_CLOSE = Duration.ofHours(24);
    private static final Duration LAST_IMPORT_BEFORE_CLOSE = Duration.ofHours(2);
    private static final Duration LATE_BY = Duration.ofHours(3);
    private static final Duration DAY_OF_PLAY = Duration.ofHours(9);
    private static final Duration NIGHT = Duration.ofHours(14);

    private final Scene scene;
    private final Desk desk;
    private final Stage stage;
    private final List<CompetitionEvent> events;
    private final List<List<CompetitionEvent>> dates;
    private final Entrants entrants;
    private final Map<String, Conduct> conducts = new ConcurrentHashMap<>();

    Preliminaries(Scene scene, Desk desk, Stage stage, List<CompetitionEvent> events) {
        this.scene = scene;
        this.desk = desk;
        this.stage = stage;
        this.events = List.copyOf(events);
        this.entrants = new Entrants(scene, desk.players(), stage);
        Map<LocalDate, List<CompetitionEvent>> byDate = new TreeMap<>();
        events.forEach(event ->
                byDate.computeIfAbsent(event.date(), date -> new ArrayList<>()).add(event));
        this.dates = List.copyOf(byDate.values());
    }

    Entrants entrants() {
        return entrants;
    }

    /** When entry of a date closes first. */
    Instant closes(List<CompetitionEvent> date) {
        return date.stream()
                .map(event -> EntryWindow.closes(scene.regulation(), stage, event)
                        .orElseGet(() -> scene.at(event.checkIn()).minus(Duration.ofDays(3))))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** When entry of the first date closes. */
    Instant firstCloses() {
        return closes(dates.getFirst());
    }

    /** Everybody enters who enters before anything is played. */
    void enter() {
        for (CompetitionEvent event : events) {
            List<Player> firstTimers = entrants.invent(event);
            scene.crowd().each(firstTimers, player -> entrants.enter(player, event));
        }
        scene.time().awaitQuiet();
        for (int i = 1; i < dates.size(); i++) {
            entrants.enterTwice(earlier(i), dates.get(i));
        }
        scene.time().awaitQuiet();
        scene.say(
                "entries: %s",
                String.join(
                        ", ",
                        events.stream()
                                .map(event ->
                                        event.id() + " " + entrants.of(event).size())
                                .toList()));
    }

    private List<CompetitionEvent> earlier(int date) {
        return dates.subList(0, date).stream().flatMap(List::stream).toList();
    }

    /**
     * Puts payment and play of every date on the agenda.
     *
     * @return when the last date is settled
     */
    Instant plan(Agenda agenda) {
        Instant settled = scene.time().now();
        for (int i = 0; i < dates.size(); i++) {
            int index = i;
            List<CompetitionEvent> date = dates.get(i);
            Instant closes = closes(date);
            agenda.at(closes.minus(PAY_BEFORE_CLOSE), () -> desk.payers().pay(inTime(date)));
            agenda.at(closes.minus(REST_BEFORE_CLOSE), () -> {
                book(date);
                desk.payers().pay(entrants.paying(date, Habit.SHORT));
            });
            agenda.at(closes.minus(LAST_IMPORT_BEFORE_CLOSE), () -> book(date));
            agenda.at(closes.plus(LATE_BY), () -> {
                desk.payers().pay(entrants.paying(date, Habit.LATE));
                book(date);
            });
            for (CompetitionEvent event : date) {
                agenda.at(scene.at(event.checkIn()), () -> checkIn(event));
            }
            Instant start = date.stream()
                    .map(event -> scene.at(event.start()))
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
            agenda.at(start, () -> play(date));
            settled = start.plus(DAY_OF_PLAY);
            agenda.at(settled, () -> settle(index));
            agenda.at(settled.plus(NIGHT), () -> tryAgain(index));
        }
        return settled;
    }

    private List<Payers.Payer> inTime(List<CompetitionEvent> date) {
        return entrants.payers(date).stream()
                .filter(payer -> payer.habit() != Habit.LATE)
                .toList();
    }

    private void book(List<CompetitionEvent> date) {
        scene.time().awaitQuiet();
        int payments = desk.treasurer().settle(desk.payers().statements());
        int refunds = desk.treasurer().refund();
        if (payments > 0) {
            scene.say("%s: %d payments booked, %d refunds", ids(date), payments, refunds);
        }
    }

    private static String ids(List<CompetitionEvent> date) {
        return String.join(", ", date.stream().map(CompetitionEvent::id).toList());
    }

    private void checkIn(CompetitionEvent event) {
        if (event.payMethods().contains(PayMethod.ON_SITE)) {
            List<String> paying = entrants.of(event).stream()
                    .filter(player -> entrants.habit(player) != Habit.NEVER)
                    .map(Player::personId)
                    .toList();
            int cash = desk.treasurer().takeCash(event, paying);
            scene.time().awaitQuiet();
            scene.say("%s: %d paid at the door", event.id(), cash);
        }
        List<JsonNode> confirmed = desk.staff().entries(event).stream()
                .filter(entry -> entry.path("status").asText().equals("CONFIRMED"))
                .toList();
        Conduct conduct = conduct(
                event,
                confirmed.stream().map(entry -> entry.path("nameZh").asText()).toList());
        conducts.put(event.id(), conduct);
        List<JsonNode> present = confirmed.stream()
                .filter(entry -> !conduct.staysAway(entry.path("nameZh").asText()))
                .toList();
        scene.crowd()
                .each(
                        present,
                        entry -> desk.staff()
                                .checkIn(entry.path("id").asText(), Staff.document(stage), Staff.host(event)));
        scene.say("%s: %d of %d checked in", event.id(), present.size(), confirmed.size());
    }

    private Conduct conduct(CompetitionEvent event, List<String> names) {
        TournamentRule rule = stage.tournaments().getFirst();
        int place = events.indexOf(event);
        Set<Conduct.Show> shows = EnumSet.noneOf(Conduct.Show.class);
        List<Conduct.Show> all =
                List.of(Conduct.Show.NEVER_COMES, Conduct.Show.GOES_HOME, Conduct.Show.MISSES_ENOUGH_FOR_VOID);
        IntStream.range(0, all.size()).filter(i -> i % events.size() == place).forEach(i -> shows.add(all.get(i)));
        return Conduct.of(scene.draw(), event.id(), names, rule.play().rounds(), voidFrom(rule), shows);
    }

    /** So many missed rounds make results void; 0: none do. */
    static int voidFrom(TournamentRule rule) {
        return rule.missed().stream()
                .filter(missed -> missed.then() == MissedRule.Then.VOID && missed.atLeast() != null)
                .map(MissedRule::atLeast)
                .findFirst()
                .orElse(0);
    }

    private void play(List<CompetitionEvent> date) {
        Map<String, Integer> sizes = new HashMap<>();
        date.forEach(event ->
                sizes.put(event.id(), desk.arbiters().closeRoster(event).size()));
        scene.time().awaitQuiet();
        scene.crowd().each(date, event -> {
            Conduct conduct = conducts.getOrDefault(event.id(), Conduct.blameless());
            for (JsonNode tournament : desk.arbiters().tournaments(event)) {
                desk.arbiters().drawColour(tournament);
                int rounds = tournament.path("rounds").asInt();
                for (int round = 1; round < rounds; round++) {
                    desk.arbiters().playRound(tournament, round, conduct);
                }
                if (event.equals(events.getLast())) {
                    desk.arbiters().playLastRound(tournament, conduct, places());
                } else {
                    desk.arbiters().playRound(tournament, rounds, conduct);
                }
                desk.arbiters().close(tournament);
            }
            scene.say("%s: %d players have played", event.id(), sizes.getOrDefault(event.id(), 0));
        });
    }

    private Map<String, Integer> places() {
        return stage.advance().stream().collect(Collectors.toMap(AdvanceRule::section, AdvanceRule::places));
    }

    private void settle(int index) {
        List<CompetitionEvent> date = dates.get(index);
        desk.treasurer().refund();
        desk.settle(date);
        if (index == 0) {
            correct(date.getFirst());
        }
        scene.say("%s: places published", ids(date));
    }

    /** The score sheets of an event show a mistake after the places were published. */
    private void correct(CompetitionEvent event) {
        for (JsonNode tournament : desk.arbiters().tournaments(event)) {
            for (AdvanceRule rule : stage.advance()) {
                List<String> advanced = desk.advanced(event, rule);
                var moved = desk.arbiters().correct(tournament, advanced, rule.places());
                if (moved.isPresent()) {
                    scene.say("%s: a result is corrected, %s loses the place", event.id(), moved.get());
                    desk.settle(List.of(event));
                    return;
                }
            }
        }
    }

    private void tryAgain(int index) {
        if (index + 1 == dates.size()) {
            return;
        }
        List<String> advanced = new ArrayList<>();
        for (AdvanceRule rule : stage.advance()) {
            for (CompetitionEvent event : earlier(index + 1)) {
                advanced.addAll(desk.advanced(event, rule));
            }
        }
        entrants.tryAgain(earlier(index + 1), dates.get(index + 1), advanced);
    }
}
