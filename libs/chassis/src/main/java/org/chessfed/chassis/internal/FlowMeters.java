package org.chessfed.chassis.internal;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.function.Supplier;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.database.DatabaseFailure;
import org.chessfed.chassis.inbox.DeadLetters;
import org.chessfed.chassis.inbox.Parking;

/** What operators are alarmed by: facts that pile up. Read from the database when the metrics are scraped. */
@ApplicationScoped
class FlowMeters {

    private final MeterRegistry meters;
    private final Database database;
    private final Parking parking;
    private final DeadLetters deadLetters;

    FlowMeters(MeterRegistry meters, Database database, Parking parking, DeadLetters deadLetters) {
        this.meters = meters;
        this.database = database;
        this.parking = parking;
        this.deadLetters = deadLetters;
    }

    void register(@Observes StartupEvent event) {
        gauge("chessfed.outbox.waiting", () -> database.number("select count(*) from outbox"));
        gauge("chessfed.inbox.parked", parking::count);
        gauge("chessfed.inbox.dead.letters", deadLetters::count);
        gauge(
                "chessfed.inbox.parked.oldest.seconds",
                () -> database.number(
                        "select coalesce(extract(epoch from now() - min(parked_at)), 0)::bigint from parked"));
    }

    private void gauge(String name, Supplier<Number> value) {
        Gauge.builder(name, () -> known(value)).register(meters);
    }

    /** A database that is away makes the figure unknown, not the scrape fail. */
    private static Number known(Supplier<Number> value) {
        try {
            return value.get();
        } catch (DatabaseFailure e) {
            return Double.NaN;
        }
    }
}
