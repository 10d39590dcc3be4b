package org.chessfed.chassis.competition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chessfed.chassis.database.Database;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;

/** This service's copy of the regulations: every version whole, as published, and read when it is first asked for. */
@ApplicationScoped
public class Competitions {

    private static final int MOST_KEPT = 50;

    private final Database database;
    private final RegulationReader reader = new RegulationReader(Documents.federation());
    private final Map<String, org.chessfed.regulation.Regulation> read = new ConcurrentHashMap<>();

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

    /**
     * The regulation in force, read.
     *
     * @return empty for an unknown competition
     * @throws IllegalArgumentException if this version of the platform cannot read it
     */
    public Optional<org.chessfed.regulation.Regulation> regulation(String code) {
        return database.first("select max(version) from regulation_copy where code = ?", row -> row.getLong(1), code)
                .flatMap(version -> regulation(code, version));
    }

    /**
     * A given version, read.
     *
     * @return empty if it was not published
     * @throws IllegalArgumentException if this version of the platform cannot read it
     */
    public Optional<org.chessfed.regulation.Regulation> regulation(String code, long version) {
        String key = code + "/" + version;
        org.chessfed.regulation.Regulation kept = read.get(key);
        if (kept != null) {
            return Optional.of(kept);
        }
        return version(code, version).map(copy -> {
            org.chessfed.regulation.Regulation fresh = reader.read(copy.yaml()).orThrow();
            if (read.size() >= MOST_KEPT) {
                read.clear();
            }
            read.put(key, fresh);
            return fresh;
        });
    }

    /** Zone of a competition's dates and times, by its regulation in force; the federation's for an unknown competition. */
    public ZoneId zone(String code) {
        return regulation(code)
                .map(found -> found.identity().zone())
                .orElseGet(() -> Documents.federation().zone());
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
