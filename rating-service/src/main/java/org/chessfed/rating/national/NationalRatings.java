package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Effects;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.rating.RatingChanged;
import org.chessfed.rating.elo.Standing;
import org.chessfed.rating.national.FinishedTournament.Position;
import org.chessfed.rating.person.Persons;
import org.chessfed.rating.person.Persons.Aliases;
import org.jspecify.annotations.Nullable;

/** The ratings that hold now. Every change of them goes through here, one at a time, and is told to the other services. */
@ApplicationScoped
public class NationalRatings {

    /** Name of this list in facts. */
    static final String LIST = "NATIONAL";

    private static final long LOCK = 7_301_846_250L;

    private final Database database;
    private final Tournaments tournaments;
    private final RatingChanges changes;
    private final InitialStandings initial;
    private final Replay replay;
    private final Persons persons;
    private final Outbox outbox;
    private final Effects effects;

    NationalRatings(
            Database database,
            Tournaments tournaments,
            RatingChanges changes,
            InitialStandings initial,
            Replay replay,
            Persons persons,
            Outbox outbox,
            Effects effects) {
        this.database = database;
        this.tournaments = tournaments;
        this.changes = changes;
        this.initial = initial;
        this.replay = replay;
        this.persons = persons;
        this.outbox = outbox;
        this.effects = effects;
    }

    /** Takes in a tournament that was closed, or closed again, with all its games. */
    @Transactional(TxType.MANDATORY)
    void finish(FinishedTournament tournament, List<Game> games, Instant at) {
        lock();
        Position before = tournaments
                .find(tournament.id())
                .map(FinishedTournament::position)
                .filter(position -> position.compareTo(tournament.position()) < 0)
                .orElse(tournament.position());
        tournaments.keep(tournament, games);
        publish(replay.from(before, at), tournament, at);
    }

    /** Takes in a corrected game of a closed tournament. */
    @Transactional(TxType.MANDATORY)
    void correct(FinishedTournament tournament, Game game, Instant at) {
        lock();
        tournaments.keep(game);
        publish(replay.from(tournament.position(), at), tournament, at);
    }

    /** Merges two records: the games of both are one person's from their first one on. */
    @Transactional(TxType.MANDATORY)
    void merge(String personId, String mergedId, Instant at) {
        lock();
        persons.merge(personId, mergedId);
        replayPersons(List.of(personId, mergedId), at);
    }

    /** Undoes a merge. */
    @Transactional(TxType.MANDATORY)
    void unmerge(String personId, String mergedId, Instant at) {
        lock();
        persons.unmerge(mergedId);
        replayPersons(List.of(personId, mergedId), at);
    }

    /**
     * Takes over the initial ratings that were just imported.
     *
     * @param imported persons who had no rating
     */
    @Transactional(TxType.MANDATORY)
    public void begin(Collection<String> imported, Instant at) {
        publish(imported, null, at);
    }

    /**
     * Lets the transaction wait for any other one that changes ratings.
     */
    @Transactional(TxType.MANDATORY)
    public void lock() {
        database.query("select pg_advisory_xact_lock(?)", row -> true, LOCK);
    }

    /** Whether a person has a rating now. */
    public boolean rated(String personId) {
        return database.number(
                        "select count(*) from national_rating where person_id = ? and rating is not null", personId)
                > 0;
    }

    private void replayPersons(List<String> ids, Instant at) {
        Aliases aliases = persons.aliases();
        TreeSet<String> affected = new TreeSet<>(ids);
        ids.forEach(id -> affected.addAll(aliases.idsOf(aliases.personOf(id))));
        Optional<FinishedTournament> first = tournaments.firstOf(affected);
        first.ifPresent(tournament -> affected.addAll(replay.from(tournament.position(), at)));
        publish(affected, null, at);
    }

    /** Writes what holds now, and tells of each rating that differs from what held before. */
    private void publish(Collection<String> touched, @Nullable FinishedTournament tournament, Instant at) {
        Aliases aliases = persons.aliases();
        Map<String, Standing> standings = new HashMap<>(initial.of(touched, aliases));
        standings.putAll(changes.latest(touched));
        for (String person : new TreeSet<>(touched)) {
            boolean alias = !aliases.personOf(person).equals(person);
            settle(person, alias ? null : standings.get(person), alias, tournament, at);
        }
    }

    private void settle(
            String person, @Nullable Standing now, boolean alias, @Nullable FinishedTournament tournament, Instant at) {
        Optional<Held> held = database.first(
                "select rating, games, version from national_rating where person_id = ?",
                row -> new Held(
                        Optional.ofNullable(row.getObject("rating", Integer.class)),
                        row.getInt("games"),
                        row.getLong("version")),
                person);
        Optional<Integer> rating = Optional.ofNullable(now).map(Standing::rating);
        int games = now == null ? 0 : now.games();
        Held before = held.orElse(new Held(Optional.empty(), 0, 0));
        if (before.rating().equals(rating) && before.games() == games) {
            return;
        }
        long version = before.version() + 1;
        database.update("""
                insert into national_rating(person_id, rating, games, version, holds_from) values (?, ?, ?, ?, ?)
                on conflict (person_id) do update set rating = excluded.rating, games = excluded.games,
                    version = excluded.version, holds_from = excluded.holds_from""", person, rating.orElse(null), games, version, at);
        if (!alias && effects.record("rating-changed", person)) {
            outbox.add(new RatingChanged(
                    person,
                    version,
                    LIST,
                    rating.orElse(0),
                    before.rating().orElse(null),
                    tournament == null ? null : tournament.competition(),
                    tournament == null ? null : tournament.event(),
                    tournament == null ? null : tournament.id(),
                    Math.max(0, games - before.games()),
                    at));
        }
    }

    /** The row that held before. */
    private record Held(Optional<Integer> rating, int games, long version) {}
}
