package org.chessfed.chassis.inbox;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.util.List;
import java.util.Optional;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.request.CurrentRequest;
import org.chessfed.events.Fact;
import org.chessfed.events.FactJson;
import org.chessfed.events.MalformedFact;

/**
 * Handles each fact once. In one transaction: its id is noted (a second delivery finds it and stops), each handler whose
 * copy is older than the fact runs, and the copy's version is raised.
 */
@ApplicationScoped
public class Inbox {

    private final Database database;
    private final Handlers handlers;
    private final Parking parking;
    private final CurrentRequest request;

    Inbox(Database database, Handlers handlers, Parking parking, CurrentRequest request) {
        this.database = database;
        this.handlers = handlers;
        this.parking = parking;
        this.request = request;
    }

    /** What became of a message. */
    enum Outcome {
        /** Handlers ran, or all copies were newer. */
        HANDLED,
        /** Seen before. */
        DUPLICATE,
        /** Nobody here reacts to its type. */
        IGNORED,
        /** It waits for a thing that has not arrived. */
        PARKED
    }

    /** A message and what became of it; the aggregate tells what may be waiting for it. */
    record Receipt(Outcome outcome, String aggregateKind, String aggregateId) {

        static Receipt of(Outcome outcome) {
            return new Receipt(outcome, "", "");
        }
    }

    /**
     * Handles a message.
     *
     * @throws PoisonedMessage if it is not what its type promises
     */
    @ActivateRequestContext
    Receipt receive(Message message) {
        if (handlers.of(message.type()).isEmpty()) {
            return Receipt.of(Outcome.IGNORED);
        }
        request.handling(message.eventId(), message.traceparent());
        try {
            return QuarkusTransaction.requiringNew().call(() -> handleOnce(message));
        } catch (ParkUntil wait) {
            return QuarkusTransaction.requiringNew().call(() -> park(message, wait));
        }
    }

    /**
     * Takes a parked message up again.
     *
     * @return empty if another process was faster
     */
    @ActivateRequestContext
    Optional<Receipt> takeUp(Parking.Place place) {
        request.handling(place.message().eventId(), place.message().traceparent());
        try {
            return QuarkusTransaction.requiringNew()
                    .call(() -> parking.leave(place) ? Optional.of(handle(place.message())) : Optional.empty());
        } catch (ParkUntil wait) {
            QuarkusTransaction.requiringNew().run(() -> parking.waitFor(place, wait));
            return Optional.of(Receipt.of(Outcome.PARKED));
        }
    }

    /**
     * Forgets the versions of a copy, so that the owner's republication builds it anew. The caller empties the copy in the
     * same transaction.
     *
     * @param copy name of {@link FactHandler#copy()}
     */
    @Transactional(TxType.MANDATORY)
    public void forget(String copy) {
        database.update("delete from copy_version where copy = ?", copy);
    }

    private Receipt handleOnce(Message message) {
        if (!note(message)) {
            return Receipt.of(Outcome.DUPLICATE);
        }
        return handle(message);
    }

    private Receipt park(Message message, ParkUntil wait) {
        if (!note(message)) {
            return Receipt.of(Outcome.DUPLICATE);
        }
        parking.park(message, wait);
        return Receipt.of(Outcome.PARKED);
    }

    private boolean note(Message message) {
        return database.update(
                        "insert into inbox(event_id, type, topic) values (?, ?, ?) on conflict do nothing",
                        message.id(),
                        message.type(),
                        message.topic())
                == 1;
    }

    private Receipt handle(Message message) {
        List<FactHandler<?>> all = handlers.of(message.type());
        Delivery delivery = message.delivery();
        String kind = handlers.aggregateOf(message.type());
        String id = "";
        for (FactHandler<?> handler : all) {
            id = handle(handler, message, delivery, kind);
        }
        return new Receipt(Outcome.HANDLED, kind, id);
    }

    private <F extends Fact> String handle(FactHandler<F> handler, Message message, Delivery delivery, String kind) {
        F fact = read(message, handler.type());
        if (raiseVersion(handler.copy(), kind, fact)) {
            handler.handle(fact, delivery);
        }
        return fact.aggregateId();
    }

    private boolean raiseVersion(String copy, String kind, Fact fact) {
        return database.update("""
                        insert into copy_version(copy, aggregate, version) values (?, ?, ?)
                        on conflict (copy, aggregate) do update set version = excluded.version
                        where copy_version.version < excluded.version""", copy, kind + "/" + fact.aggregateId(), fact.version()) == 1;
    }

    private static <F extends Fact> F read(Message message, Class<F> type) {
        if (message.value().length == 0) {
            throw new PoisonedMessage("the message is empty");
        }
        try {
            F fact = FactJson.read(message.text(), type);
            if (fact == null || fact.aggregateId() == null) {
                throw new PoisonedMessage("the message holds no " + type.getSimpleName());
            }
            return fact;
        } catch (MalformedFact e) {
            throw new PoisonedMessage(String.valueOf(e.getMessage()));
        } catch (NullPointerException e) {
            throw new PoisonedMessage("the message holds an incomplete " + type.getSimpleName());
        }
    }
}
