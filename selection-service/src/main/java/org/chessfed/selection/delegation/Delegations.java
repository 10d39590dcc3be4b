package org.chessfed.selection.delegation;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.selection.DelegationPublished;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.delegation.DelegationRule;
import org.chessfed.regulation.delegation.DutyRule;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.selection.Message;
import org.chessfed.selection.delegation.Delegation.Nominee;
import org.chessfed.selection.delegation.DelegationPolicy.Candidate;
import org.chessfed.selection.delegation.DelegationPolicy.Group;
import org.chessfed.selection.person.Persons;
import org.chessfed.selection.season.Actor;
import org.chessfed.selection.season.Season;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.standing.StandingsCopies;
import org.chessfed.selection.standing.StandingsCopies.Standings;
import org.chessfed.selection.stored.StoredJson;
import org.jspecify.annotations.Nullable;

/** Delegations: proposed from the standings, decided and published by people, delegates confirmed one by one. */
@ApplicationScoped
public class Delegations {

    private static final TypeReference<List<Nominee>> PLAYERS = new TypeReference<>() {};
    private static final String NO_GROUP = "ALL";

    private final Database database;
    private final Seasons seasons;
    private final StandingsCopies standings;
    private final Persons persons;
    private final Outbox outbox;
    private final Audit audit;
    private final Actor actor;
    private final BusinessClock clock;

    Delegations(
            Database database,
            Seasons seasons,
            StandingsCopies standings,
            Persons persons,
            Outbox outbox,
            Audit audit,
            Actor actor,
            BusinessClock clock) {
        this.database = database;
        this.seasons = seasons;
        this.standings = standings;
        this.persons = persons;
        this.outbox = outbox;
        this.audit = audit;
        this.actor = actor;
        this.clock = clock;
    }

    /** Delegations of a season, by event, section and group. */
    public List<Delegation> of(UUID seasonId) {
        return database.query(
                "select * from delegation where season_id = ? order by rule, section, age_group desc",
                Delegations::read,
                seasonId);
    }

    /** A delegation; empty for an unknown id. */
    public Optional<Delegation> find(UUID id) {
        return database.first("select * from delegation where id = ?", Delegations::read, id);
    }

    /**
     * Computes every delegation of the regulation anew; published ones are left as they are.
     *
     * @throws DomainProblem 404 if no season is open, 409 if a final is not finished
     */
    @Transactional
    public List<Delegation> propose(String competition) {
        var season = seasons.lock(competition);
        var rules = seasons.rules(season);
        var now = clock.now();
        for (var section : rules.sections()) {
            var candidates = candidates(season, rules, section);
            for (var rule : rules.document().delegations()) {
                for (var group : DelegationPolicy.groups(rule, rules.year(), candidates)) {
                    database.update(
                            """
                            insert into delegation(id, season_id, rule, age_group, section, state, players, version, changed_at)
                            values (?, ?, ?, ?, ?, 'DRAFT', ?, 1, ?)
                            on conflict (season_id, rule, age_group, section) do update
                            set players = excluded.players, version = delegation.version + 1, changed_at = excluded.changed_at
                            where delegation.state = 'DRAFT' and delegation.players <> excluded.players""",
                            Ids.next(),
                            season.id(),
                            rule.id(),
                            name(group),
                            section,
                            StoredJson.write(nominees(group)),
                            now);
                }
            }
        }
        audit.record("delegations-proposed", "season", season.id(), "");
        return of(season.id());
    }

    private static String name(Group group) {
        return group.maxAge() == null ? NO_GROUP : "U" + group.maxAge();
    }

    private static List<Nominee> nominees(Group group) {
        return group.players().stream()
                .map(player -> new Nominee(player.place(), player.person(), player.reason()))
                .toList();
    }

    /** Everybody whom the last stage or the one before it ranks. */
    private List<Candidate> candidates(Season season, SeasonRules rules, String section) {
        var last = rules.lastStage();
        var finals = ranks(season, last, section);
        if (finals.isEmpty()) {
            throw DomainProblem.conflict("list-unfinished")
                    .with("event", rules.eventOf(last).id())
                    .with("section", section);
        }
        int before = rules.position(last.id()) - 1;
        var semis = before < 0
                ? Map.<UUID, Integer>of()
                : ranks(season, rules.document().stages().get(before), section);
        var everybody = new HashSet<>(finals.keySet());
        everybody.addAll(semis.keySet());
        var known = persons.find(everybody);
        var candidates = new ArrayList<Candidate>();
        for (var person : everybody) {
            var card = known.get(person);
            candidates.add(new Candidate(
                    person, card == null ? null : card.birthYear(), finals.get(person), semis.get(person)));
        }
        return candidates;
    }

    /** Ranks of a section in the only event of a stage; none as long as it is not finished. */
    private Map<UUID, Integer> ranks(Season season, Stage stage, String section) {
        var ranks = new HashMap<UUID, Integer>();
        standings
                .of(season.competition(), stage.events().getFirst().id(), section)
                .filter(Standings::finished)
                .ifPresent(list -> list.rows().forEach(row -> {
                    if (row.rank() != null) {
                        ranks.put(row.person(), row.rank());
                    }
                }));
        return ranks;
    }

    /**
     * Publishes a delegation.
     *
     * @param order the players in the order that the committee decided; empty keeps the computed one. It may leave some
     *     out, not add others
     * @param note the committee's reason; needed where the regulation leaves the choice to it, and for another order
     * @throws DomainProblem 404 for an unknown id, 400 for a person who is not on the list, 409 if two share a place and no
     *     order is given, 422 if the note is missing
     */
    @Transactional
    public Delegation publish(UUID id, List<UUID> order, @Nullable String note) {
        var season = season(id);
        seasons.lock(season.competition());
        var delegation = find(id).orElseThrow(DomainProblem::notFound);
        var rule = rule(season, delegation);
        var byPerson = new HashMap<UUID, Nominee>();
        delegation.players().forEach(player -> byPerson.put(player.person(), player));
        if (order.stream().anyMatch(person -> !byPerson.containsKey(person))
                || new HashSet<>(order).size() != order.size()) {
            throw DomainProblem.refused("not-on-the-list").with("group", delegation.group());
        }
        boolean chosen = !order.isEmpty();
        if ((chosen || rule.committee()) && (note == null || note.isBlank())) {
            var missing = DomainProblem.refused("reason-missing").with("delegation", delegation.rule());
            throw rule.clause() == null ? missing : missing.clause(rule.clause());
        }
        boolean joint =
                delegation.players().stream().map(Nominee::place).distinct().count()
                        < delegation.players().size();
        if (!chosen && joint) {
            throw DomainProblem.conflict("order-open").with("group", delegation.group());
        }
        var players = new ArrayList<Nominee>();
        if (chosen) {
            for (var person : order) {
                var nominee = Objects.requireNonNull(byPerson.get(person));
                players.add(new Nominee(players.size() + 1, person, nominee.reason()));
            }
        } else {
            players.addAll(delegation.players());
        }
        long version = delegation.version() + 1;
        database.update(
                "update delegation set state = 'PUBLISHED', players = ?, note = ?, version = ?, changed_at = ? where id = ?",
                StoredJson.write(players),
                note,
                version,
                clock.now(),
                id);
        audit.record("delegation-published", "delegation", id, note == null ? "" : note);
        outbox.add(new DelegationPublished(
                id.toString(),
                version,
                season.competition(),
                delegation.rule(),
                delegation.group(),
                delegation.section(),
                players.stream().map(player -> player.person().toString()).toList()));
        return find(id).orElseThrow();
    }

    /**
     * Confirms a delegate.
     *
     * @param departure the day of departure
     * @param companion whether an accompanying person is named
     * @throws DomainProblem 404 for an unknown delegation or somebody not on it, 409 if it is not published, 422 if a child
     *     has no companion
     */
    @Transactional
    public void confirm(UUID id, UUID person, LocalDate departure, boolean companion) {
        var season = season(id);
        var delegation = find(id).orElseThrow(DomainProblem::notFound);
        if (delegation.players().stream().noneMatch(player -> player.person().equals(person))) {
            throw DomainProblem.notFound();
        }
        if (delegation.state() != Delegation.State.PUBLISHED) {
            throw DomainProblem.conflict("delegation-unpublished");
        }
        var card = persons.find(person).orElseThrow(DomainProblem::notFound);
        var rules = seasons.rules(season);
        for (var duty : rules.document().duties()) {
            if (duty.kind() != DutyRule.Kind.COMPANION) {
                continue;
            }
            var decision = card.birthYear() == null
                    ? org.chessfed.regulation.decision.Decision.of(
                            companion, Reason.of(duty.clause(), Message.DELEGATION_BIRTH_YEAR_UNKNOWN))
                    : DelegationPolicy.confirm(duty, departure, card.birthYear(), null, companion);
            if (!decision.value()) {
                var refusal = DomainProblem.refused("companion-missing").because(decision.reasons());
                throw duty.clause() == null ? refusal : refusal.clause(duty.clause());
            }
        }
        database.update("""
                insert into delegate(delegation_id, person_id, departure, companion, confirmed_at, confirmed_by)
                values (?, ?, ?, ?, ?, ?)
                on conflict (delegation_id, person_id) do update set departure = excluded.departure,
                    companion = excluded.companion, confirmed_at = excluded.confirmed_at,
                    confirmed_by = excluded.confirmed_by""", id, person, departure, companion, clock.now(), actor.name());
        audit.record("delegate-confirmed", "delegation", id, person.toString());
    }

    /** Confirmed delegates of a delegation. */
    public List<UUID> confirmed(UUID id) {
        return database.query(
                "select person_id from delegate where delegation_id = ? order by confirmed_at",
                row -> row.getObject(1, UUID.class),
                id);
    }

    private Season season(UUID delegationId) {
        return database.first(
                        "select season_id from delegation where id = ?",
                        row -> row.getObject(1, UUID.class),
                        delegationId)
                .flatMap(seasons::find)
                .orElseThrow(DomainProblem::notFound);
    }

    private DelegationRule rule(Season season, Delegation delegation) {
        return seasons.rules(season).document().delegations().stream()
                .filter(rule -> rule.id().equals(delegation.rule()))
                .findFirst()
                .orElseThrow(DomainProblem::notFound);
    }

    private static Delegation read(ResultSet row) throws SQLException {
        return new Delegation(
                row.getObject("id", UUID.class),
                row.getString("rule"),
                row.getString("age_group"),
                row.getString("section"),
                Delegation.State.valueOf(row.getString("state")),
                StoredJson.read(row.getString("players"), PLAYERS),
                row.getString("note"),
                row.getLong("version"),
                Objects.requireNonNull(Database.instant(row, "changed_at")));
    }
}
