package org.chessfed.chassis.flow;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.inbox.Handlers;
import org.chessfed.chassis.kafka.KafkaAccess;

/** Counts for the operators: what left, what came, what was done, and how often twice. */
@ApplicationScoped
public class Flow {

    private final Database database;
    private final Handlers handlers;
    private final KafkaAccess kafka;

    Flow(Database database, Handlers handlers, KafkaAccess kafka) {
        this.database = database;
        this.handlers = handlers;
        this.kafka = kafka;
    }

    /**
     * Counts of this service.
     *
     * @param published facts per type, by the relay's counter
     * @param reactsTo types that this service has handlers for
     * @param received distinct event ids in the inbox, per type, with those that the inbox has forgotten for their age
     * @param effects per kind
     */
    public record Counts(
            String service,
            Map<String, Long> published,
            Set<String> reactsTo,
            Map<String, Long> received,
            Map<String, EffectCount> effects) {

        /** Effect rows beyond one per cause, kind and subject. */
        @JsonProperty
        public long duplicatedEffects() {
            return effects.values().stream().mapToLong(EffectCount::duplicates).sum();
        }
    }

    /**
     * Effects of one kind.
     *
     * @param rows how many
     * @param duplicates rows beyond one per cause and subject
     */
    public record EffectCount(long rows, long duplicates) {}

    /** The counts as of now. */
    public Counts counts() {
        return new Counts(
                kafka.group(),
                perType("select type, facts from outbox_published order by type"),
                handlers.types(),
                perType("""
                        select type, sum(facts) from (
                            select type, count(distinct event_id) as facts from inbox group by type
                            union all select type, facts from inbox_forgotten) as seen
                        group by type order by type"""),
                effects());
    }

    private Map<String, Long> perType(String sql) {
        Map<String, Long> counts = new LinkedHashMap<>();
        database.query(sql, row -> counts.put(row.getString(1), row.getLong(2)));
        return counts;
    }

    private Map<String, EffectCount> effects() {
        Map<String, EffectCount> counts = new LinkedHashMap<>();
        database.query("""
                select kind, count(*), count(*) - count(distinct (cause, subject)) from effect group by kind order by kind""", row -> counts.put(row.getString(1), new EffectCount(row.getLong(2), row.getLong(3))));
        return counts;
    }
}
