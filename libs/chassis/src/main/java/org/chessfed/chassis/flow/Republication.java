package org.chessfed.chassis.flow;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;

/** Adds the present state of many things to the outbox, batch by batch, each in a transaction of its own. */
@ApplicationScoped
public class Republication {

    private static final int BATCH = 500;

    private final Outbox outbox;

    Republication(Outbox outbox) {
        this.outbox = outbox;
    }

    /**
     * Reads a batch.
     *
     * @param <T> the thing
     */
    @FunctionalInterface
    public interface Batches<T> {

        /** The next things behind an id, in the order of ids, at most so many. */
        List<T> after(UUID id, int most);
    }

    /**
     * Reads a batch of one Kafka key.
     *
     * @param <T> the thing
     */
    @FunctionalInterface
    public interface KeyedBatches<T> {

        /** The next things behind an id, in the order of ids, at most so many; of all keys where the key is empty. */
        List<T> after(UUID id, String key, int most);
    }

    /** A publisher of one fact: what {@code batches} gives, each by {@code fact}. */
    public <T> Republisher publisher(
            Class<? extends Fact> type, KeyedBatches<T> batches, Function<T, UUID> id, Function<T, Fact> fact) {
        return new Republisher() {
            @Override
            public Class<? extends Fact> type() {
                return type;
            }

            @Override
            public long republish(String key) {
                return of((after, most) -> batches.after(after, key, most), id, fact);
            }
        };
    }

    /**
     * Publishes every thing once.
     *
     * @return how many
     */
    public <T> long of(Batches<T> batches, Function<T, UUID> id, Function<T, Fact> fact) {
        long total = 0;
        UUID last = new UUID(0, 0);
        while (true) {
            UUID after = last;
            List<T> batch = QuarkusTransaction.requiringNew().call(() -> {
                List<T> read = batches.after(after, BATCH);
                read.forEach(thing -> outbox.add(fact.apply(thing)));
                return read;
            });
            total += batch.size();
            if (batch.size() < BATCH) {
                return total;
            }
            last = id.apply(batch.getLast());
        }
    }
}
