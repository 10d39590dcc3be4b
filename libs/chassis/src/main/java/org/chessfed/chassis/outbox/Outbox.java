package org.chessfed.chassis.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.request.CurrentRequest;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.Fact;
import org.chessfed.events.FactJson;
import org.chessfed.events.FactTypes;

/**
 * Facts on their way out. A fact is a row of the transaction that made it true; the relay sends it after the commit.
 *
 * <p>Order is promised per aggregate: changes of one aggregate must follow each other by its version.
 */
@ApplicationScoped
public class Outbox {

    /** Largest fact, in bytes of its JSON. */
    public static final int MOST_BYTES = 512 * 1024;

    private static final Object WOKEN = new Object();

    private final Database database;
    private final BusinessClock clock;
    private final CurrentRequest request;
    private final TransactionSynchronizationRegistry transaction;
    private final OutboxRelay relay;

    Outbox(
            Database database,
            BusinessClock clock,
            CurrentRequest request,
            TransactionSynchronizationRegistry transaction,
            OutboxRelay relay) {
        this.database = database;
        this.clock = clock;
        this.request = request;
        this.transaction = transaction;
        this.relay = relay;
    }

    /**
     * Announces a fact as of {@link BusinessClock#now()}.
     *
     * @return the event's id
     * @throws jakarta.transaction.TransactionalException outside a transaction: a fact without its change is a lie
     * @throws IllegalArgumentException if the fact is not in the catalogue or larger than {@link #MOST_BYTES}
     */
    @Transactional(TxType.MANDATORY)
    public UUID add(Fact fact) {
        String payload = FactJson.write(fact);
        int bytes = payload.getBytes(StandardCharsets.UTF_8).length;
        String type = FactTypes.typeOf(fact.getClass());
        if (bytes > MOST_BYTES) {
            throw new IllegalArgumentException("%s of %s has %d bytes; a fact has at most %d"
                    .formatted(type, fact.aggregateId(), bytes, MOST_BYTES));
        }
        return add(
                FactTypes.topicOf(fact.getClass()),
                type,
                fact.key(),
                fact.aggregateId(),
                fact.version(),
                payload,
                clock.now());
    }

    /**
     * Announces a message that is no fact of the catalogue, such as a dead letter.
     *
     * @param payload JSON
     */
    @Transactional(TxType.MANDATORY)
    public UUID addMessage(String topic, String type, String key, String subject, String payload) {
        return add(topic, type, key, subject, 0, payload, clock.now());
    }

    private UUID add(
            String topic, String type, String key, String aggregateId, long version, String payload, Instant at) {
        UUID id = Ids.next();
        database.update(
                """
                insert into outbox(event_id, topic, type, key, aggregate_id, aggregate_version, payload, cause, traceparent, occurred_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", id, topic, type, key, aggregateId, version, payload, request.cause(), request.traceparent(), at);
        wakeAfterCommit();
        return id;
    }

    /** Once per transaction, however many facts it holds. */
    private void wakeAfterCommit() {
        if (transaction.getResource(WOKEN) != null) {
            return;
        }
        transaction.putResource(WOKEN, Boolean.TRUE);
        transaction.registerInterposedSynchronization(new Synchronization() {
            @Override
            public void beforeCompletion() {
                // the relay is woken when the rows can be seen, not before
            }

            @Override
            public void afterCompletion(int status) {
                if (status == Status.STATUS_COMMITTED) {
                    relay.wake();
                }
            }
        });
    }
}
