package org.chessfed.selection.season;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.selection.SeasonOpened;

/** Seasons: opened once from a published regulation, and locked while anything in them is decided. */
@ApplicationScoped
public class Seasons {

    private final Database database;
    private final Rulebook rulebook;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;
    private final Event<SeasonMoved> moved;

    Seasons(
            Database database,
            Rulebook rulebook,
            Outbox outbox,
            Audit audit,
            BusinessClock clock,
            Event<SeasonMoved> moved) {
        this.database = database;
        this.rulebook = rulebook;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
        this.moved = moved;
    }

    /** All seasons, the youngest first. */
    public List<Season> all() {
        return database.query("select * from season order by year desc, competition", Seasons::read);
    }

    /** The running season of a competition: its last. Empty where none was opened. */
    public Optional<Season> find(String competition) {
        return database.first(
                "select * from season where competition = ? order by year desc limit 1", Seasons::read, competition);
    }

    /** A season by its id. */
    public Optional<Season> find(UUID id) {
        return database.first("select * from season where id = ?", Seasons::read, id);
    }

    /**
     * The running season of a competition.
     *
     * @throws DomainProblem 404 if none was opened
     */
    public Season get(String competition) {
        return find(competition).orElseThrow(DomainProblem::notFound);
    }

    /**
     * The running season, locked until the transaction ends: decisions about one season follow each other, so that two of
     * them never give one place twice.
     *
     * @throws DomainProblem 404 if none was opened
     */
    @Transactional(TxType.MANDATORY)
    public Season lock(String competition) {
        return database.first(
                        "select * from season where competition = ? order by year desc limit 1 for update",
                        Seasons::read,
                        competition)
                .orElseThrow(DomainProblem::notFound);
    }

    /** The rules in force of a season. */
    public SeasonRules rules(Season season) {
        return rulebook.inForce(season.competition())
                .orElseThrow(() -> new IllegalStateException("the regulation of " + season.competition() + " is gone"));
    }

    /**
     * Opens the season of a competition's regulation in force.
     *
     * @throws DomainProblem 404 if no regulation was published, 409 if the season is open
     */
    @Transactional
    public Season open(String competition) {
        var rules = rulebook.inForce(competition).orElseThrow(DomainProblem::notFound);
        var season = new Season(Ids.next(), competition, rules.year(), rules.version(), false, 1, clock.now());
        int opened = database.update(
                """
                insert into season(id, competition, year, regulation_version, offers_open, version, opened_at)
                values (?, ?, ?, ?, ?, ?, ?) on conflict (competition, year) do nothing""",
                season.id(),
                competition,
                season.year(),
                season.regulationVersion(),
                season.offersOpen(),
                season.version(),
                season.openedAt());
        if (opened == 0) {
            throw DomainProblem.conflict("season-open")
                    .with("competition", competition)
                    .with("year", season.year());
        }
        audit.record("season-opened", "season", season.id(), "");
        outbox.add(new SeasonOpened(season.id().toString(), season.version(), competition, season.year()));
        moved.fire(new SeasonMoved(competition, clock.now()));
        return season;
    }

    /**
     * Starts to offer the direct places: what was imported is complete, and from now on each vacancy makes the next offer.
     *
     * @throws DomainProblem 409 if they are being offered already
     */
    @Transactional
    public Season openOffers(String competition) {
        var season = lock(competition);
        if (season.offersOpen()) {
            throw DomainProblem.conflict("offers-open").with("competition", competition);
        }
        database.update("update season set offers_open = true, version = version + 1 where id = ?", season.id());
        audit.record("offers-opened", "season", season.id(), "");
        moved.fire(new SeasonMoved(competition, clock.now()));
        return get(competition);
    }

    private static Season read(ResultSet row) throws SQLException {
        return new Season(
                row.getObject("id", UUID.class),
                row.getString("competition"),
                row.getInt("year"),
                row.getLong("regulation_version"),
                row.getBoolean("offers_open"),
                row.getLong("version"),
                Objects.requireNonNull(Database.instant(row, "opened_at")));
    }
}
