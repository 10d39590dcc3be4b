package org.chessfed.selection.draft;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.stage.FieldRule.DraftedLeaves;
import org.chessfed.regulation.stage.FieldRule.Source;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.selection.Message;
import org.chessfed.selection.berth.Berth;
import org.chessfed.selection.berth.BerthCause;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.berth.Berths;
import org.chessfed.selection.berth.NewBerth;
import org.chessfed.selection.entry.Entries;
import org.chessfed.selection.person.Persons;
import org.chessfed.selection.season.PreviousOrders;
import org.chessfed.selection.season.Season;
import org.chessfed.selection.season.SeasonMoved;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.vacancy.Offers;
import org.jspecify.annotations.Nullable;

/** The committee's decisions about drafted players. */
@ApplicationScoped
public class Drafts {

    private static final String RATING_LIST = "FIDE_STANDARD";

    private final Seasons seasons;
    private final Berths berths;
    private final Offers offers;
    private final Persons persons;
    private final PreviousOrders orders;
    private final Entries entries;
    private final BusinessClock clock;
    private final Event<SeasonMoved> moved;

    Drafts(
            Seasons seasons,
            Berths berths,
            Offers offers,
            Persons persons,
            PreviousOrders orders,
            Entries entries,
            BusinessClock clock,
            Event<SeasonMoved> moved) {
        this.seasons = seasons;
        this.berths = berths;
        this.offers = offers;
        this.persons = persons;
        this.orders = orders;
        this.entries = entries;
        this.clock = clock;
        this.moved = moved;
    }

    /**
     * What is said about a candidate.
     *
     * @param personId the person
     * @param fideRating the rating on the list that the regulation names, where the platform's own copy does not do; null
     *     takes the platform's
     * @param holdsMedal whether the person holds the national sports medal
     * @param reason the committee's own words
     */
    public record Nomination(UUID personId, @Nullable Integer fideRating, boolean holdsMedal, String reason) {}

    /**
     * Checks a candidate and changes nothing.
     *
     * @throws DomainProblem 404 for an unknown stage, section or person, or a section that takes no drafted players
     */
    public Decision<Boolean> check(String competition, String stageId, String section, Nomination nomination) {
        var season = seasons.get(competition);
        var rules = seasons.rules(season);
        var stage = rules.stage(stageId).orElseThrow(DomainProblem::notFound);
        return decide(season, rules, stage, section, source(rules, stage, section), nomination);
    }

    /**
     * Drafts a player.
     *
     * @throws DomainProblem 422 with the reasons if the conditions, the limit or the time stand against it; 409 if the
     *     person has a place in the stage
     */
    @Transactional
    public Berth draft(String competition, String stageId, String section, Nomination nomination) {
        var season = seasons.lock(competition);
        var rules = seasons.rules(season);
        var stage = rules.stage(stageId).orElseThrow(DomainProblem::notFound);
        var source = source(rules, stage, section);
        var decision = decide(season, rules, stage, section, source, nomination);
        if (!decision.value()) {
            throw refused(source, decision);
        }
        var book = berths.book(season.id());
        if (book.live(stageId, nomination.personId()).isPresent()) {
            throw DomainProblem.conflict("already-placed").with("stage", stageId);
        }
        if (offers.barred(season, rules, stage).contains(nomination.personId())) {
            throw DomainProblem.refused("person-banned").with("stage", stageId);
        }
        var now = clock.now();
        var reasons = new ArrayList<>(decision.reasons());
        reasons.add(Reason.of(source.clause(), Message.BERTH_DRAFTED, nomination.reason()));
        var berth = berths.create(
                new NewBerth(
                        season.id(),
                        season.competition(),
                        rules.version(),
                        stageId,
                        rules.eventOf(stage).id(),
                        section,
                        nomination.personId(),
                        SourceKind.DRAFTED,
                        null,
                        source.clause(),
                        null,
                        null,
                        null,
                        null,
                        reasons),
                BerthState.GRANTED,
                now);
        if (source.leaves() == DraftedLeaves.EARLIER_STAGE) {
            book.of(nomination.personId())
                    .filter(earlier ->
                            earlier.state().holdsPlace() && rules.position(earlier.stage()) < rules.position(stageId))
                    .forEach(earlier -> berths.move(
                            earlier,
                            BerthState.REVOKED,
                            BerthCause.MOVED_UP,
                            List.of(Reason.of(source.clause(), Message.BERTH_MOVED_UP, earlier.stage())),
                            now));
        }
        moved.fire(new SeasonMoved(competition, now));
        return berth;
    }

    private static Source source(SeasonRules rules, Stage stage, String section) {
        return rules.sources(stage, section, SourceKind.DRAFTED).stream()
                .findFirst()
                .orElseThrow(DomainProblem::notFound);
    }

    private Decision<Boolean> decide(
            Season season, SeasonRules rules, Stage stage, String section, Source source, Nomination nomination) {
        var person = nomination.personId();
        if (persons.find(person).isEmpty()) {
            throw DomainProblem.notFound();
        }
        var roundOne = entries.roundOne(
                        season.competition(), rules.eventOf(stage).id())
                .orElse(null);
        var rule = new DraftRule(
                source.clause(),
                source.max() == null ? Integer.MAX_VALUE : source.max(),
                source.condition(),
                rules.instant(source.decideBy(), stage, roundOne).orElse(null));
        var window = source.titles();
        int titles = window == null
                ? 0
                : DraftPolicy.titlesWon(orders.titles(season.id(), section, person), rules.year(), window.seasons());
        var facts = Facts.none()
                .with(Fact.TITLES_WON, titles)
                .with(Fact.HOLDS_MEDAL, nomination.holdsMedal())
                .with(Fact.FIDE_RATING, rating(nomination));
        int chosen = (int) berths.book(season.id())
                .held(stage.id(), section)
                .filter(berth -> berth.source() == SourceKind.DRAFTED)
                .count();
        return DraftPolicy.draft(rule, facts, chosen, clock.now());
    }

    /** An unrated player counts as 0: no condition that asks for a rating is met. */
    private int rating(Nomination nomination) {
        return nomination.fideRating() == null
                ? persons.rating(nomination.personId(), RATING_LIST).orElse(0)
                : nomination.fideRating();
    }

    private static DomainProblem refused(Source source, Decision<Boolean> decision) {
        var problem = DomainProblem.refused("draft-refused").because(decision.reasons());
        return source.clause() == null ? problem : problem.clause(source.clause());
    }
}
