package org.chessfed.regulation.stage;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.Anchors;

/** The moments that a document itself states: starts and check-ins. Ends are known only when play is over. */
public final class Moments {

    private Moments() {}

    /** What is known before play, for rules of the competition. */
    public static Anchors of(Regulation regulation) {
        return first(regulation.stages().stream().flatMap(stage -> stage.events().stream()))
                .map(start -> Anchors.of(
                        Anchor.COMPETITION_START,
                        start.atZone(regulation.identity().zone()).toInstant()))
                .orElse(Anchors.none());
    }

    /** What is known before play, for rules of a stage. */
    public static Anchors of(Regulation regulation, Stage stage) {
        Anchors anchors = of(regulation);
        return first(stage.events().stream())
                .map(start -> anchors.with(
                        Anchor.STAGE_START,
                        start.atZone(regulation.identity().zone()).toInstant()))
                .orElse(anchors);
    }

    /** What is known before play, for rules of an event. */
    public static Anchors of(Regulation regulation, Stage stage, CompetitionEvent event) {
        ZoneId zone = regulation.identity().zone();
        return of(regulation, stage)
                .with(Anchor.EVENT_START, event.start().atZone(zone).toInstant())
                .with(Anchor.EVENT_CHECK_IN, event.checkIn().atZone(zone).toInstant());
    }

    private static Optional<LocalDateTime> first(Stream<CompetitionEvent> events) {
        return events.map(CompetitionEvent::start).min(Comparator.naturalOrder());
    }
}
