package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.rating.elo.RatingPeriod;
import org.chessfed.rating.elo.RatingPeriod.GameCalculation;
import org.chessfed.rating.person.Persons;
import org.chessfed.rating.person.Persons.Person;
import org.jspecify.annotations.Nullable;

/** The public views: the list, one rating, and how it came about. */
@ApplicationScoped
class RatingLists {

    private final Database database;
    private final Persons persons;
    private final Cursors cursors;

    RatingLists(Database database, Persons persons, Cursors cursors) {
        this.database = database;
        this.persons = persons;
        this.cursors = cursors;
    }

    /**
     * A page of the list, highest rating first. Erased persons are not on it.
     *
     * @param search part of a name, or a FIDE id; blank for everybody
     */
    @Transactional
    Page<RatingView> list(String search, PageRequest page) {
        String wanted = search.strip();
        String list = "ratings?" + wanted;
        Optional<List<String>> after = cursors.position(page, list);
        int rating = after.map(key -> Integer.parseInt(key.get(0))).orElse(Integer.MAX_VALUE);
        String person = after.map(key -> key.get(1)).orElse("");
        String pattern = "%" + wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%";
        List<RatingView> found = database.query(
                """
                select * from national_rating r join person p on p.id = r.person_id
                where r.rating is not null and not p.erased and (r.rating < ? or (r.rating = ? and r.person_id > ?))
                    and (? = '' or p.name_zh ilike ? or p.passport_name ilike ? or p.fide_name ilike ? or p.fide_id = ?)
                order by r.rating desc, r.person_id limit ?""",
                RatingView::read,
                rating,
                rating,
                person,
                wanted,
                pattern,
                pattern,
                pattern,
                wanted,
                page.limit() + 1);
        return cursors.page(page, list, found, view -> List.of(String.valueOf(view.rating()), view.personId()));
    }

    /**
     * One person's rating; an id that was merged shows the person that it stands for.
     *
     * @throws DomainProblem 404 for a person who is unknown, erased or has no rating
     */
    @Transactional
    RatingView read(String personId) {
        return database.first("""
                        select * from national_rating r join person p on p.id = r.person_id
                        where r.person_id = ? and r.rating is not null and not p.erased""", RatingView::read, persons.aliases().personOf(personId))
                .orElseThrow(DomainProblem::notFound);
    }

    /**
     * How a person's rating came about, latest tournament first.
     *
     * @param superseded whether calculations are shown, too, in whose place another one came
     * @throws DomainProblem 404 for a person who is unknown or erased
     */
    @Transactional
    Page<RatingChangeView> changes(String personId, boolean superseded, PageRequest page) {
        String person = persons.aliases().personOf(personId);
        if (persons.find(person).filter(found -> !found.erased()).isEmpty()) {
            throw DomainProblem.notFound();
        }
        String list = "changes/" + person + "?" + superseded;
        Optional<List<String>> after = cursors.position(page, list);
        Instant finishedAt = after.map(key -> Instant.parse(key.get(0))).orElse(Instant.parse("9999-12-31T00:00:00Z"));
        String tournament = after.map(key -> key.get(1)).orElse("");
        UUID id = after.map(key -> UUID.fromString(key.get(2))).orElse(new UUID(-1, -1));
        List<Row> rows = database.query(
                """
                select c.id as change_id, c.*, t.competition, t.stage, t.event, t.finished_at, t.calendar_year, t.rated
                from rating_change c join finished_tournament t on t.id = c.tournament_id
                where c.person_id = ? and (? or c.superseded_at is null)
                    and (t.finished_at, t.id, c.id) < (?, ?, ?)
                order by t.finished_at desc, t.id desc, c.id desc limit ?""",
                row -> new Row(
                        row.getObject("change_id", UUID.class),
                        new FinishedTournament(
                                row.getString("tournament_id"),
                                row.getString("competition"),
                                row.getString("stage"),
                                row.getString("event"),
                                row.getTimestamp("finished_at").toInstant(),
                                row.getInt("calendar_year"),
                                row.getBoolean("rated")),
                        RatingChanges.period(row, List.of()),
                        row.getTimestamp("calculated_at").toInstant(),
                        Database.instant(row, "superseded_at")),
                person,
                superseded,
                finishedAt,
                tournament,
                id,
                page.limit() + 1);
        Map<UUID, List<GameCalculation>> games = games(rows);
        Map<String, Person> opponents = opponents(games);
        return cursors.page(page, list, rows, Row::key).map(row -> row.view(games, opponents));
    }

    private Map<UUID, List<GameCalculation>> games(List<Row> rows) {
        Map<UUID, List<GameCalculation>> games = new HashMap<>();
        database.query(
                "select * from rating_change_game where change_id = any(?) order by round, game_id",
                row -> games.computeIfAbsent(row.getObject("change_id", UUID.class), id -> new ArrayList<>())
                        .add(RatingChanges.game(row)),
                (Object) rows.stream().map(Row::id).toArray(UUID[]::new));
        return games;
    }

    private Map<String, Person> opponents(Map<UUID, List<GameCalculation>> games) {
        Set<String> ids = new HashSet<>();
        games.values().forEach(all -> all.forEach(game -> ids.add(game.game().opponentId())));
        return persons.all(ids);
    }

    private record Row(
            UUID id,
            FinishedTournament tournament,
            RatingPeriod period,
            Instant calculatedAt,
            @Nullable Instant supersededAt) {

        List<String> key() {
            return List.of(tournament.finishedAt().toString(), tournament.id(), id.toString());
        }

        RatingChangeView view(Map<UUID, List<GameCalculation>> games, Map<String, Person> opponents) {
            RatingPeriod whole = new RatingPeriod(
                    period.before(), period.k(), games.getOrDefault(id, List.of()), period.change(), period.after());
            return RatingChangeView.of(id, tournament, whole, opponents, calculatedAt, supersededAt);
        }
    }
}
