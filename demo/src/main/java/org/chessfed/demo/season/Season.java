package org.chessfed.demo.season;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryRule;
import org.chessfed.regulation.stage.EntryWindow;
import org.chessfed.regulation.stage.Stage;

/** A season as its people play it: everything that happens follows from the regulation and the seed. */
public final class Season {

    private static final Duration OPENS_BEFORE = Duration.ofDays(30);
    private static final Duration ANSWERS_AFTER = Duration.ofDays(3);
    private static final Duration AFTERWARDS = Duration.ofHours(1);

    private final Scene scene;
    private final Desk desk;
    private final Optional<String> only;

    /**
     * A season that was not played yet.
     *
     * @param only the one event of the first stage that is played, up to its published places; the whole season when empty
     * @throws IllegalArgumentException if the regulation has no such event in its first stage
     */
    public Season(Scene scene, Optional<String> only) {
        this.scene = scene;
        this.desk = Desk.of(scene);
        this.only = only;
        if (only.isPresent() && first().event(only.get()).isEmpty()) {
            throw new IllegalArgumentException("--only needs an event of %s: %s"
                    .formatted(
                            first().id(),
                            String.join(
                                    ", ",
                                    first().events().stream()
                                            .map(CompetitionEvent::id)
                                            .toList())));
        }
    }

    /** When the clocks of a platform that plays a regulation begin: some weeks before the first deadline. */
    public static Instant begins(Regulation regulation) {
        Stage first = firstStage(regulation);
        Stream<Instant> closes =
                first.events().stream().flatMap(event -> EntryWindow.closes(regulation, first, event).stream());
        Stream<Instant> starts = first.events().stream()
                .map(event -> event.start().atZone(regulation.identity().zone()).toInstant());
        return Stream.concat(closes, starts)
                .min(Comparator.naturalOrder())
                .orElseThrow()
                .minus(OPENS_BEFORE);
    }

    private static Stage firstStage(Regulation regulation) {
        return regulation.stages().stream()
                .filter(stage -> stage.entry().by() == EntryRule.By.FORM)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the regulation has no stage that is entered by form"));
    }

    private Stage first() {
        return firstStage(scene.regulation());
    }

    /** Plays it. When this returns, the platform is quiet. */
    public void play() {
        desk.staff().publishRegulation();
        if (only.isPresent()) {
            playOnly(first().event(only.get()).stream().toList());
        } else {
            playAll();
        }
        scene.time().awaitQuiet();
        desk.treasurer().refund();
        scene.time().awaitQuiet();
    }

    private void playOnly(List<CompetitionEvent> events) {
        desk.staff().assign(events);
        scene.time().awaitQuiet();
        desk.staff().openSeason();
        Preliminaries preliminaries = new Preliminaries(scene, desk, first(), events);
        preliminaries.enter();
        Agenda agenda = new Agenda(scene.time());
        Instant settled = preliminaries.plan(agenda);
        agenda.at(settled.plus(AFTERWARDS), () -> desk.staff().decideSanctions(desk.players()));
        agenda.run();
    }

    private void playAll() {
        List<Stage> stages = scene.regulation().stages();
        desk.staff()
                .assign(stages.stream()
                        .flatMap(stage -> stage.events().stream())
                        .toList());
        DirectQualifiers qualifiers = new DirectQualifiers(scene, desk);
        Selectors selectors = new Selectors(scene, desk);
        qualifiers.register();
        selectors.registerCandidates();
        scene.time().awaitQuiet();
        desk.staff().openSeason();
        qualifiers.importLists();
        selectors.importTitles();
        desk.staff().openOffers();

        Preliminaries preliminaries = new Preliminaries(scene, desk, first(), first().events());
        preliminaries.enter();
        qualifiers
                .chooseUnruly()
                .ifPresent(player -> preliminaries
                        .entrants()
                        .enterByLink(player, first().events().getFirst()));
        Agenda agenda = new Agenda(scene.time());
        agenda.at(
                begins(scene.regulation()).plus(ANSWERS_AFTER),
                () -> scene.say("%d direct qualifiers have accepted", qualifiers.answer()));
        // Who enters a preliminary has left his place by then, and the next of last season's order is asked.
        agenda.at(preliminaries.firstCloses().minus(Duration.ofHours(22)), qualifiers::answer);
        qualifiers.deadlines().forEach(deadline -> agenda.at(deadline.plus(AFTERWARDS), qualifiers::answer));
        Instant settled = preliminaries.plan(agenda);
        agenda.at(settled.plus(AFTERWARDS), selectors::draft);
        List<Stage> later = stages.stream()
                .filter(stage -> stage.entry().by() == EntryRule.By.BERTH)
                .toList();
        for (Stage stage : later) {
            settled =
                    new LaterStage(scene, desk, qualifiers, stage, stage.equals(later.getLast())).plan(agenda, settled);
        }
        agenda.at(settled.plus(AFTERWARDS), () -> {
            desk.staff().decideSanctions(desk.players());
            selectors.delegate();
        });
        agenda.run();
    }
}
