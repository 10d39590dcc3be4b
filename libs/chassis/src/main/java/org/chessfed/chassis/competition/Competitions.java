package org.chessfed.chassis.competition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chessfed.chassis.database.Database;

/** This service's copy of the regulations: every version whole, as published. */
@ApplicationScoped
public class Competitions {

    private final Database database;

    Competitions(Database database) {
        this.database = database;
    }

    /**
     * A published version of a regulation.
     *
     * @param code the competition's code
     * @param version from 1
     * @param yaml the document
     * @param publishedAt when it came into force
     */
    public record Regulation(String code, long version, String yaml, Instant publishedAt) {}

    /** The version in force: the highest one that was published. Empty for an unknown competition. */
    public Optional<Regulation> inForce(String code) {
        return database.first(
                "select * from regulation_copy where code = ? order by version desc limit 1",
                row -> new Regulation(
                        row.getString("code"),
                        row.getLong("version"),
                        row.getString("yaml"),
                        Objects.requireNonNull(Database.instant(row, "published_at"))),
                code);
    }

    /** A given version: decisions store the one that they used. */
    public Optional<Regulation> version(String code, long version) {
        return database.first(
                "select * from regulation_copy where code = ? and version = ?",
                row -> new Regulation(
                        row.getString("code"),
                        row.getLong("version"),
                        row.getString("yaml"),
                        Objects.requireNonNull(Database.instant(row, "published_at"))),
                code,
                version);
    }

    /** Codes of all competitions that have a published regulation. */
    public List<String> codes() {
        return database.query("select distinct code from regulation_copy order by code", row -> row.getString(1));
    }

    /** Keeps a version; the same again changes nothing. The owner calls it in the transaction that publishes. */
    @Transactional
    public void keep(Regulation regulation) {
        database.update("""
                insert into regulation_copy(code, version, yaml, published_at) values (?, ?, ?, ?)
                on conflict (code, version) do nothing""", regulation.code(), regulation.version(), regulation.yaml(), regulation.publishedAt());
    }
}
