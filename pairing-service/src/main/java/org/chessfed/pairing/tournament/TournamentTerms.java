package org.chessfed.pairing.tournament;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.tiebreak.TieBreakEdition;
import org.chessfed.regulation.FideEditions;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.grammar.Anchors;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Moments;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.RoundCalendar;
import org.chessfed.regulation.stage.RoundCalendar.RoundDay;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;
import org.chessfed.regulation.stage.TournamentRule.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * The terms under which a tournament is played: its part of the regulation, completed by the parameters that the chief
 * arbiter has set where the text is silent.
 *
 * @param regulation the regulation
 * @param stage the stage
 * @param event the event
 * @param rule the tournament's part
 * @param setChain chain that the chief arbiter has set; empty for none
 * @param setLateAfterMinutes default time that the chief arbiter has set; null for none
 * @param setup what arbiters have set for this tournament
 */
public record TournamentTerms(
        Regulation regulation,
        Stage stage,
        CompetitionEvent event,
        TournamentRule rule,
        List<String> setChain,
        @Nullable Integer setLateAfterMinutes,
        Setup setup) {

    /** Moves in a game of usual length, by which the time that a round takes is estimated. */
    private static final int MOVES = 60;

    public TournamentTerms {
        setChain = List.copyOf(setChain);
    }

    /** The terms of a tournament. */
    public static TournamentTerms of(Regulation regulation, Tournament tournament) {
        Stage stage = regulation.stage(tournament.stage()).orElseThrow();
        return new TournamentTerms(
                regulation,
                stage,
                stage.event(tournament.event()).orElseThrow(),
                stage.tournaments().stream()
                        .filter(rule -> rule.id().equals(tournament.rule()))
                        .findFirst()
                        .orElseThrow(),
                tournament.chain(),
                tournament.lateAfterMinutes(),
                tournament.setup());
    }

    /** Parameters that are still empty and block round 1 (CV-6). */
    public List<Parameter> open() {
        return rule.open().stream()
                .filter(parameter -> switch (parameter) {
                    case RANKING_CHAIN -> setChain.isEmpty();
                    case LATE_AFTER_MINUTES -> setLateAfterMinutes == null;
                })
                .toList();
    }

    /** How often a result is keyed before it counts. */
    public Keying keying() {
        return switch (rule.conduct().keying()) {
            case TWICE -> Keying.TWICE;
            case ONCE -> Keying.ONCE;
            case ARBITER_SETS -> setup.keying() == null ? Keying.ONCE : setup.keying();
        };
    }

    /** What each outcome is worth, in tenths. */
    public PointSystem points() {
        PointSystem usual = setup.points() == null ? PointSystem.STANDARD : setup.points();
        return switch (rule.conduct().pairingBye()) {
            case WIN -> usual;
            case DRAW -> usual.withPairingBye(usual.draw());
            case LOSS -> usual.withPairingBye(usual.loss());
        };
    }

    /** The ranking chain; empty while it is open. */
    public List<String> chain() {
        return rule.ranking().chain().isEmpty() ? setChain : rule.ranking().chain();
    }

    /** Minutes after the round's start, inclusive, within which one may still sit down; null while it is open. */
    public @Nullable Integer lateAfterMinutes() {
        return rule.play().lateAfterMinutes() == null
                ? setLateAfterMinutes
                : rule.play().lateAfterMinutes();
    }

    /** How long after a round's start one may still sit down, in whole seconds; empty while it is open. */
    public Optional<Duration> lateAfter() {
        return Optional.ofNullable(lateAfterMinutes()).map(Duration::ofMinutes).map(limit -> switch (rule.play()
                .atLimit()) {
            case PLAYS -> limit;
            case LOSES -> limit.minusSeconds(1);
        });
    }

    /** What the platform proposes for a silent chain; empty where it proposes none. It holds once it is confirmed. */
    public List<String> proposedChain() {
        return rule.ranking().chain().isEmpty() ? rule.ranking().proposedChain() : List.of();
    }

    /** What the platform proposes for a silent default time, in minutes; it holds once it is confirmed. */
    public OptionalInt proposedLateAfterMinutes() {
        return rule.play().lateAfterMinutes() == null ? rule.play().proposedLateAfterMinutes() : OptionalInt.empty();
    }

    /**
     * When a round is planned to start: as the regulation states it, else the first of a day by the regulation and the
     * others as many estimated game lengths later as there are rounds before it on that day. Empty for a round that the
     * calendar does not have, and where the text leaves the times to the chief arbiter (CV-6).
     */
    public Optional<Instant> plannedStart(int round) {
        if (event.startProposed()) {
            return Optional.empty();
        }
        return RoundCalendar.of(event, rule.play()).rounds().stream()
                .filter(day -> day.round() == round)
                .findFirst()
                .map(this::plannedStart);
    }

    private Instant plannedStart(RoundDay day) {
        LocalDateTime stated = day.stated();
        LocalDateTime start = stated != null
                ? stated
                : day.dayStart()
                        .plusMinutes((long) (day.ofDay() - 1)
                                * gameMinutes(rule.play().clock()));
        return start.atZone(regulation.identity().zone()).toInstant();
    }

    /** Minutes that a game of 60 moves takes at most. */
    private static int gameMinutes(Play.Clock clock) {
        return 2 * (clock.minutes() + MOVES * (clock.incrementSeconds() + clock.delaySeconds()) / 60);
    }

    /** Moments of the event that the document itself states. */
    public Anchors anchors() {
        return Moments.of(regulation, stage, event);
    }

    /** Edition of the FIDE pairing rules. */
    public PairingEdition pairingEdition() {
        String edition = regulation.fide().pairing();
        return FideEditions.BY_START.equals(edition)
                ? PairingEdition.on(event.date())
                : PairingEdition.valueOf("FIDE_" + edition.substring(0, 4));
    }

    /** Edition of the FIDE tie-break rules. */
    public TieBreakEdition tieBreakEdition() {
        String edition = regulation.fide().tieBreaks();
        return FideEditions.BY_START.equals(edition)
                ? TieBreakEdition.on(event.date())
                : TieBreakEdition.valueOf("FIDE_" + edition.replace('-', '_'));
    }
}
