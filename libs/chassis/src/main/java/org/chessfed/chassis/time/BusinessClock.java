package org.chessfed.chassis.time;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.runtime.configuration.ConfigUtils;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.chessfed.chassis.database.Database;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * The only "now" of rules, of deadlines and of times that people see.
 *
 * <p>Normally the system's time. With {@code chessfed.clock.movable} it stands still until {@code PUT /internal/clock}
 * moves it forward, and it is kept in the database, so that a killed service comes back at the same instant; in an empty
 * database it begins at {@code chessfed.clock.start}, by default the present. Tokens,
 * idempotency rows, leases, Kafka and metrics do not use it.
 */
@ApplicationScoped
public class BusinessClock {

    private final Database database;
    private final boolean movable;
    private final Optional<Instant> start;
    private final Clock system;
    private volatile @Nullable Instant standing;

    BusinessClock(
            Database database,
            @ConfigProperty(name = "chessfed.clock.movable", defaultValue = "false") boolean movable,
            @ConfigProperty(name = "chessfed.clock.start") Optional<Instant> start) {
        this.database = database;
        this.movable = movable;
        this.start = start;
        this.system = Clock.systemUTC();
    }

    void start(@Observes @Priority(Interceptor.Priority.LIBRARY_BEFORE) StartupEvent event) {
        if (!movable) {
            return;
        }
        if (ConfigUtils.isProfileActive("prod") && !ConfigUtils.isProfileActive("local")) {
            throw new IllegalStateException(
                    "chessfed.clock.movable is set, but the prod profile refuses a movable clock: remove the setting");
        }
        database.update(
                "insert into business_clock(id, now) values (1, ?) on conflict do nothing",
                wholeSecond(start.orElseGet(system::instant)));
        standing = stored();
    }

    /**
     * Now, cut to whole seconds. A deadline is met when {@code !now().isAfter(deadline)}: at 17:00:00.9 a deadline of 17:00
     * is met, at 17:00:01 it is not.
     */
    public Instant now() {
        Instant still = standing;
        return still == null ? wholeSecond(system.instant()) : still;
    }

    /** The date of {@link #now()} in a zone, such as the regulation's. */
    public LocalDate today(ZoneId zone) {
        return now().atZone(zone).toLocalDate();
    }

    /** Whether time stands still between moves. */
    public boolean movable() {
        return movable;
    }

    /**
     * Moves the standing clock; the same instant again changes nothing.
     *
     * @throws ClockRefusal if the clock is not movable, or the instant lies before its present one
     */
    synchronized void moveTo(Instant to) {
        if (!movable) {
            throw new ClockRefusal("this clock is the system's: set chessfed.clock.movable to move it");
        }
        Instant target = wholeSecond(to);
        if (target.isBefore(stored())) {
            throw new ClockRefusal("the clock only moves forward: it stands at " + stored() + ", not before " + target);
        }
        database.update("update business_clock set now = ? where id = 1 and now <= ?", target, target);
        standing = stored();
    }

    /** Takes over the database's instant: another process of the same service may have moved it. */
    void refresh() {
        if (movable) {
            standing = stored();
        }
    }

    private Instant stored() {
        return database.first(
                        "select now from business_clock where id = 1",
                        row -> row.getTimestamp(1).toInstant())
                .orElseThrow();
    }

    private static Instant wholeSecond(Instant instant) {
        return instant.truncatedTo(ChronoUnit.SECONDS);
    }
}
