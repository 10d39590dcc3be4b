package org.chessfed.selection.quota;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.selection.Message;
import org.chessfed.selection.berth.Berth;
import org.chessfed.selection.berth.BerthBook;
import org.chessfed.selection.berth.BerthCause;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.berth.Berths;
import org.chessfed.selection.berth.NewBerth;
import org.chessfed.selection.entry.Entries;
import org.chessfed.selection.playoff.Playoffs;
import org.chessfed.selection.playoff.Playoffs.Tie;
import org.chessfed.selection.playoff.Playoffs.TiedList;
import org.chessfed.selection.quota.Contender.Claim;
import org.chessfed.selection.quota.ProposalContent.Gain;
import org.chessfed.selection.quota.ProposalContent.Loss;
import org.chessfed.selection.season.Actor;
import org.chessfed.selection.season.Season;
import org.chessfed.selection.season.SeasonMoved;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.standing.StandingsCopies;
import org.chessfed.selection.standing.StandingsCopies.Row;
import org.chessfed.selection.standing.StandingsCopies.Standings;
import org.chessfed.selection.stored.StoredJson;
import org.chessfed.selection.vacancy.Offers;
import org.jspecify.annotations.Nullable;

/**
 * Proposals of who advances. One is computed whenever the final standings of a list, or anything that bears on its places,
 * changes; staff publish it, and only then berths are granted or taken back.
 */
@ApplicationScoped
public class Proposals {

    private static final TypeReference<ProposalContent> CONTENT = new TypeReference<>() {};

    private final Database database;
    private final Audit audit;
    private final Seasons seasons;
    private final StandingsCopies standings;
    private final Berths berths;
    private final Entries entries;
    private final Offers offers;
    private final Playoffs playoffs;
    private final BusinessClock clock;
    private final Actor actor;
    private final Event<SeasonMoved> moved;

    Proposals(
            Database database,
            Audit audit,
            Seasons seasons,
            StandingsCopies standings,
            Berths berths,
            Entries entries,
            Offers offers,
            Playoffs playoffs,
            BusinessClock clock,
            Actor actor,
            Event<SeasonMoved> moved) {
        this.database = database;
        this.audit = audit;
        this.seasons = seasons;
        this.standings = standings;
        this.berths = berths;
        this.entries = entries;
        this.offers = offers;
        this.playoffs = playoffs;
        this.clock = clock;
        this.actor = actor;
        this.moved = moved;
    }

    /** Proposals of a season, the youngest first. */
    public List<Proposal> of(UUID seasonId) {
        return database.query("select * from proposal where season_id = ? order by id desc", Proposals::read, seasonId);
    }

    /** A proposal; empty for an unknown id. */
    public Optional<Proposal> find(UUID id) {
        return database.first("select * from proposal where id = ?", Proposals::read, id);
    }

    private static Proposal read(ResultSet row) throws SQLException {
        return new Proposal(
                row.getObject("id", UUID.class),
                row.getObject("season_id", UUID.class),
                row.getString("stage"),
                row.getString("event"),
                row.getString("section"),
                row.getLong("standings_version"),
                Proposal.State.valueOf(row.getString("state")),
                StoredJson.read(row.getString("content"), CONTENT),
                Objects.requireNonNull(Database.instant(row, "created_at")),
                Database.instant(row, "decided_at"),
                row.getString("decided_by"),
                row.getString("reason"),
                row.getLong("version"));
    }

    /**
     * Computes the proposals of every finished list that sends persons on.
     *
     * @param season the season, locked
     */
    @Transactional(TxType.MANDATORY)
    public void recompute(Season season, SeasonRules rules, Instant at) {
        for (var list : standings.of(season.competition())) {
            if (!list.finished()) {
                continue;
            }
            rules.stage(list.stage())
                    .ifPresent(stage -> stage.advanceOf(list.section())
                            .ifPresent(rule -> recompute(season, rules, stage, rule, list, at)));
        }
    }

    private void recompute(
            Season season, SeasonRules rules, Stage stage, AdvanceRule rule, Standings list, Instant at) {
        var event = stage.event(list.event()).orElse(null);
        var target = rules.stage(rule.to()).orElse(null);
        if (event == null || target == null) {
            return;
        }
        var draft = draftOf(season, list.event(), list.section());
        if (targetPlays(season, rules, target) && !corrected(season, list)) {
            draft.ifPresent(old -> supersede(old, at));
            return;
        }
        var book = berths.book(season.id());
        int others = (int) book.held(target.id(), list.section())
                .filter(berth -> !WON.contains(berth.source()))
                .count();
        var quota = QuotaPolicy.decide(
                QuotaRule.of(stage, event, rule, target, others), contenders(season, rules, list, target, book));
        playoffs.require(
                season,
                new TiedList(stage.id(), event.id(), list.section(), list.tournamentId(), list.version()),
                ties(stage, list.section(), quota),
                at);
        var content = content(season, rules, rule, list, target, quota, book);
        if (draft.isPresent()
                && draft.get().standingsVersion() == list.version()
                && draft.get().content().equals(content)) {
            return;
        }
        draft.ifPresent(old -> supersede(old, at));
        if (content.changesNothing()) {
            restate(book, quota, list, target);
        } else {
            database.update(
                    """
                    insert into proposal(id, season_id, stage, event, section, standings_version, state, content, created_at,
                        version)
                    values (?, ?, ?, ?, ?, ?, 'DRAFT', ?, ?, 1)""",
                    Ids.next(),
                    season.id(),
                    stage.id(),
                    event.id(),
                    list.section(),
                    list.version(),
                    StoredJson.write(content),
                    at);
        }
    }

    private void supersede(Proposal proposal, Instant at) {
        database.update(
                "update proposal set state = 'SUPERSEDED', decided_at = ?, version = version + 1 where id = ?",
                at,
                proposal.id());
    }

    private Optional<Proposal> draftOf(Season season, String event, String section) {
        return database.first(
                "select * from proposal where season_id = ? and event = ? and section = ? and state = 'DRAFT'",
                Proposals::read,
                season.id(),
                event,
                section);
    }

    private boolean targetPlays(Season season, SeasonRules rules, Stage target) {
        return entries.roundOne(season.competition(), rules.eventOf(target).id())
                .isPresent();
    }

    /** Whether the standings are newer than those that the last published proposal rests on. */
    private boolean corrected(Season season, Standings list) {
        return of(season.id()).stream()
                .filter(proposal -> proposal.state() == Proposal.State.PUBLISHED
                        && proposal.event().equals(list.event())
                        && proposal.section().equals(list.section()))
                .allMatch(proposal -> proposal.standingsVersion() < list.version());
    }

    private static final Set<SourceKind> WON = Set.of(SourceKind.ADVANCE, SourceKind.VACANCY);

    private List<Contender> contenders(Season season, SeasonRules rules, Standings list, Stage target, BerthBook book) {
        var contenders = new ArrayList<Contender>();
        var barred = offers.barred(season, rules, target);
        for (var row : list.rows()) {
            if (row.rank() != null) {
                contenders.add(
                        new Contender(row.person(), row.rank(), row.region(), claim(list, target, barred, book, row)));
            }
        }
        return contenders;
    }

    private static Claim claim(Standings list, Stage target, Set<UUID> barred, BerthBook book, Row row) {
        if (row.resultVoid() || barred.contains(row.person())) {
            return Claim.NONE;
        }
        var live = book.live(target.id(), row.person());
        if (live.isPresent()) {
            boolean here = WON.contains(live.get().source())
                    && list.event().equals(live.get().fromEvent());
            return here ? Claim.OPEN : Claim.NONE;
        }
        var last = book.wonIn(list.event(), list.section())
                .filter(berth ->
                        berth.stage().equals(target.id()) && berth.personId().equals(row.person()))
                .max(Comparator.comparing(Berth::changedAt).thenComparing(Berth::id));
        if (last.isEmpty()) {
            return Claim.OPEN;
        }
        var berth = last.get();
        if (berth.state() == BerthState.REVOKED) {
            return berth.cause() == BerthCause.CORRECTION ? Claim.OPEN : Claim.NONE;
        }
        return Claim.GAVE_UP;
    }

    private static List<Tie> ties(Stage stage, String section, Quota quota) {
        var clause = stage.tournamentOf(section)
                .map(tournament -> tournament.ranking().clause())
                .orElse(null);
        return quota.playoffs().stream()
                .map(playoff -> new Tie(playoff.rank(), playoff.places(), playoff.persons(), clause))
                .toList();
    }

    private ProposalContent content(
            Season season,
            SeasonRules rules,
            AdvanceRule rule,
            Standings list,
            Stage target,
            Quota quota,
            BerthBook book) {
        var current = book.wonIn(list.event(), list.section())
                .filter(berth ->
                        berth.stage().equals(target.id()) && berth.state().holdsPlace())
                .toList();
        var waiting = new HashSet<UUID>();
        quota.playoffs().stream().filter(p -> p.places() > 0).forEach(p -> waiting.addAll(p.persons()));
        var advancing = QuotaPolicy.advancing(quota);
        var losses = current.stream()
                .filter(berth -> !advancing.contains(berth.personId()) && !waiting.contains(berth.personId()))
                .map(berth -> new Loss(berth.personId(), berth.id(), lossReason(rule, quota, list, berth)))
                .toList();
        var lost = losses.stream().map(Loss::berth).toList();
        long own = current.stream()
                .filter(berth -> berth.source() == SourceKind.ADVANCE && !lost.contains(berth.id()))
                .count();
        var gains = new ArrayList<Gain>();
        for (var place : quota.advanced()) {
            if (current.stream().anyMatch(berth -> berth.personId().equals(place.person()))) {
                continue;
            }
            var source = own < rule.places() ? SourceKind.ADVANCE : SourceKind.VACANCY;
            own += source == SourceKind.ADVANCE ? 1 : 0;
            gains.add(new Gain(place.person(), place.rank(), source, place.reason()));
        }
        boolean closed =
                entries.rosterClosed(season.competition(), rules.eventOf(target).id());
        return new ProposalContent(rule.to(), quota, gains, losses, closed);
    }

    private static Reason lossReason(AdvanceRule rule, Quota quota, Standings list, Berth berth) {
        var displaced = quota.displaced().stream()
                .filter(d -> d.person().equals(berth.personId()))
                .findFirst();
        if (displaced.isPresent()) {
            return displaced.get().reason();
        }
        var rank = list.rows().stream()
                .filter(row -> row.person().equals(berth.personId()))
                .map(Row::rank)
                .filter(Objects::nonNull)
                .findFirst();
        return rank.isPresent()
                ? Reason.of(rule.clause(), Message.QUOTA_BELOW_LINE, rank.get(), rule.places())
                : Reason.of(rule.clause(), Message.QUOTA_NOT_RANKED);
    }

    /**
     * Publishes a proposal: places are granted and taken back.
     *
     * @param id the proposal
     * @param reason why; needed where the roster of the target event is closed
     * @param apply persons to whom it is applied where that roster is closed, since by default everybody stays; elsewhere
     *     it must be empty, and all is applied
     * @return the published proposal
     * @throws DomainProblem 404 for an unknown id, 409 if it was overtaken or its standings are provisional again, 400 if
     *     reason or persons are missing or out of place
     */
    @Transactional
    public Proposal publish(UUID id, @Nullable String reason, List<UUID> apply) {
        var known = find(id).orElseThrow(DomainProblem::notFound);
        var season = seasons.lock(seasons.find(known.seasonId())
                .orElseThrow(DomainProblem::notFound)
                .competition());
        var now = clock.now();
        int published = database.update("""
                update proposal set state = 'PUBLISHED', decided_at = ?, decided_by = ?, reason = ?, version = version + 1
                where id = ? and state = 'DRAFT'""", now, actor.name(), reason, id);
        if (published == 0) {
            throw DomainProblem.conflict("proposal-overtaken");
        }
        var list = standings
                .of(season.competition(), known.event(), known.section())
                .filter(copy -> copy.finished() && copy.version() == known.standingsVersion())
                .orElse(null);
        if (list == null) {
            throw DomainProblem.conflict("standings-provisional")
                    .with("event", known.event())
                    .with("section", known.section());
        }
        var rules = seasons.rules(season);
        var target = rules.stage(known.content().to()).orElseThrow();
        boolean closed =
                entries.rosterClosed(season.competition(), rules.eventOf(target).id());
        if (closed != !apply.isEmpty() || (closed && (reason == null || reason.isBlank()))) {
            throw DomainProblem.refused(closed ? "roster-closed" : "roster-open")
                    .with("event", rules.eventOf(target).id());
        }
        audit.record("proposal-published", "proposal", id, reason == null ? "" : reason);
        for (var loss : known.content().losses()) {
            if (!closed || apply.contains(loss.person())) {
                berths.find(loss.berth())
                        .filter(berth -> berth.state().live())
                        .ifPresent(berth -> berths.move(
                                berth,
                                BerthState.REVOKED,
                                BerthCause.CORRECTION,
                                List.of(loss.reason(), correction(list)),
                                now));
            }
        }
        for (var gain : known.content().gains()) {
            if (!closed || apply.contains(gain.person())) {
                berths.grant(newBerth(season, rules, target, known, gain), known.createdAt(), now);
            }
        }
        restate(berths.book(season.id()), known.content().quota(), list, target);
        moved.fire(new SeasonMoved(season.competition(), now));
        return find(id).orElseThrow();
    }

    /** Which correction a place was lost by. */
    private static Reason correction(Standings list) {
        return Reason.of(null, Message.BERTH_REVOKED_BY_CORRECTION, list.event(), list.section(), list.publishedAt());
    }

    /** Whoever keeps a place keeps it by the rank of these standings, which may not be the one that he won it by. */
    private void restate(BerthBook book, Quota quota, Standings list, Stage target) {
        var places = quota.advanced().stream().collect(Collectors.toMap(Quota.Place::person, Function.identity()));
        book.wonIn(list.event(), list.section())
                .filter(berth ->
                        berth.stage().equals(target.id()) && berth.state().holdsPlace())
                .forEach(berth -> {
                    var place = places.get(berth.personId());
                    if (place != null) {
                        berths.restate(berth, place.rank(), List.of(place.reason()));
                    }
                });
    }

    private static NewBerth newBerth(Season season, SeasonRules rules, Stage target, Proposal proposal, Gain gain) {
        return new NewBerth(
                season.id(),
                season.competition(),
                rules.version(),
                target.id(),
                rules.eventOf(target).id(),
                proposal.section(),
                gain.person(),
                gain.source(),
                null,
                gain.reason().clause(),
                proposal.stage(),
                proposal.event(),
                gain.rank(),
                null,
                List.of(gain.reason()));
    }
}
