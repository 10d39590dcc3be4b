package org.chessfed.registration.competition;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.chessfed.chassis.database.Database;

/** Versions of regulation documents, by code and version. */
@ApplicationScoped
class CompetitionVersionRepository {

    private final Database database;

    CompetitionVersionRepository(Database database) {
        this.database = database;
    }

    Optional<CompetitionVersion> find(String code, int version) {
        return database.first(
                "select * from competition_version where code = ? and version = ?",
                CompetitionVersionRepository::read,
                code,
                version);
    }

    Optional<CompetitionVersion> published(String code) {
        return database.first(
                "select * from competition_version where code = ? and state = 'PUBLISHED'",
                CompetitionVersionRepository::read,
                code);
    }

    List<CompetitionVersion> all() {
        return database.query(
                "select * from competition_version order by code, version", CompetitionVersionRepository::read);
    }

    int latest(String code) {
        return Math.toIntExact(
                database.number("select coalesce(max(version), 0) from competition_version where code = ?", code));
    }

    void insert(CompetitionVersion version) {
        database.update(
                "insert into competition_version(code, version, state, yaml, row_version) values (?, ?, ?, ?, 0)",
                version.code(),
                version.version(),
                version.state().name(),
                version.yaml());
    }

    /** Stores a change; false if somebody else changed the row since it was read. */
    boolean update(CompetitionVersion version) {
        return database.update(
                        """
                        update competition_version set state = ?, document_number = ?, approved_on = ?, override_reason = ?,
                            published_at = ?, row_version = row_version + 1
                        where code = ? and version = ? and row_version = ?""",
                        version.state().name(),
                        version.documentNumber(),
                        version.approvedOn(),
                        version.overrideReason(),
                        version.publishedAt(),
                        version.code(),
                        version.version(),
                        version.rowVersion())
                == 1;
    }

    private static CompetitionVersion read(ResultSet row) throws SQLException {
        java.sql.Date approved = row.getDate("approved_on");
        return new CompetitionVersion(
                row.getString("code"),
                row.getInt("version"),
                CompetitionState.valueOf(row.getString("state")),
                row.getString("yaml"),
                row.getString("document_number"),
                approved == null ? null : approved.toLocalDate(),
                row.getString("override_reason"),
                Database.instant(row, "published_at"),
                row.getInt("row_version"));
    }
}
