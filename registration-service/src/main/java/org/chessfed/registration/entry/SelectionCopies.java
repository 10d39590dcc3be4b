package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.selection.BerthState;
import org.chessfed.events.selection.SanctionState;
import org.chessfed.regulation.stage.FieldRule.SourceKind;

/** Copies of what selection decided about persons: places and sanctions. */
@ApplicationScoped
class SelectionCopies {

    private final Database database;

    SelectionCopies(Database database) {
        this.database = database;
    }

    void keep(BerthState berth, long version) {
        database.update(
                """
                insert into berth_copy(id, version, competition, person_id, stage, event, section, source, from_stage, from_event, status)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set version = excluded.version, status = excluded.status
                where berth_copy.version < excluded.version""",
                UUID.fromString(berth.berthId()),
                version,
                berth.competition(),
                UUID.fromString(berth.personId()),
                berth.stage(),
                berth.event(),
                berth.section(),
                berth.source(),
                berth.fromStage(),
                berth.fromEvent(),
                berth.status());
    }

    void keep(SanctionState sanction, long version) {
        database.update(
                """
                insert into sanction_copy(id, version, competition, person_id, season_year, scope, from_day, to_day, bars, clause)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set version = excluded.version, bars = excluded.bars, from_day = excluded.from_day,
                    to_day = excluded.to_day
                where sanction_copy.version < excluded.version""",
                UUID.fromString(sanction.sanctionId()),
                version,
                sanction.competition(),
                UUID.fromString(sanction.personId()),
                sanction.seasonYear(),
                sanction.scope(),
                sanction.from(),
                sanction.to(),
                sanction.bars(),
                sanction.clause());
    }

    /** Places of a person that are offered or granted. */
    List<Standing.Berth> held(String competition, UUID personId) {
        return database.query(
                """
                select id, stage, source, from_stage from berth_copy
                where competition = ? and person_id = ? and status in ('OFFERED', 'GRANTED') order by id""",
                row -> new Standing.Berth(
                        row.getString("id"),
                        row.getString("stage"),
                        SourceKind.valueOf(row.getString("source")),
                        row.getString("from_stage")),
                competition,
                personId);
    }

    /** Sanctions of a person that bar, in whatever competition they were pronounced. */
    List<Standing.Bar> bars(UUID personId) {
        return database.query(
                "select clause, scope, season_year, from_day, to_day from sanction_copy where person_id = ? and bars order by id",
                SelectionCopies::bar,
                personId);
    }

    private static Standing.Bar bar(ResultSet row) throws SQLException {
        java.sql.Date from = row.getDate("from_day");
        java.sql.Date to = row.getDate("to_day");
        Integer year = (Integer) row.getObject("season_year");
        return new Standing.Bar(
                row.getString("clause"),
                row.getString("scope"),
                year,
                from == null ? null : from.toLocalDate(),
                to == null ? null : to.toLocalDate());
    }
}
