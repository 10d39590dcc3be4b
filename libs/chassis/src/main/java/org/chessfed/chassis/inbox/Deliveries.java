package org.chessfed.chassis.inbox;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.SqlStates;

/** Brings messages to the inbox, and what waited for them after them. */
@ApplicationScoped
public class Deliveries {

    private static final int SWEEP = 100;

    private final Inbox inbox;
    private final Parking parking;
    private final DeadLetters deadLetters;
    private final MeterRegistry meters;

    Deliveries(Inbox inbox, Parking parking, DeadLetters deadLetters, MeterRegistry meters) {
        this.inbox = inbox;
        this.parking = parking;
        this.deadLetters = deadLetters;
        this.meters = meters;
    }

    /**
     * Delivers a message and everything that waited for it.
     *
     * @throws RuntimeException as the handler did; nothing has happened then
     */
    void deliver(Message message) {
        Inbox.Receipt receipt = inbox.receive(message);
        meters.counter("chessfed.inbox", "outcome", receipt.outcome().name()).increment();
        if (receipt.outcome() == Inbox.Outcome.PARKED) {
            // the thing may have come between the look and the parking
            retryParked(message);
        } else if (receipt.outcome() == Inbox.Outcome.HANDLED) {
            arrived(receipt.aggregateKind(), receipt.aggregateId());
        }
    }

    /**
     * A thing is there now: takes up what waited for it, and what waited for that.
     *
     * @param kind aggregate in the catalogue, such as {@code person}
     */
    public void arrived(String kind, String id) {
        Deque<Inbox.Receipt> arrivals = new ArrayDeque<>();
        arrivals.add(new Inbox.Receipt(Inbox.Outcome.HANDLED, kind, id));
        while (!arrivals.isEmpty()) {
            Inbox.Receipt arrival = arrivals.remove();
            for (Parking.Place place : parking.waitingFor(arrival.aggregateKind(), arrival.aggregateId())) {
                takeUp(place)
                        .filter(receipt -> receipt.outcome() == Inbox.Outcome.HANDLED)
                        .ifPresent(arrivals::add);
            }
        }
    }

    /** Tries what has been waiting for long. */
    void sweep() {
        for (Parking.Place place : parking.longest(SWEEP)) {
            takeUp(place)
                    .filter(receipt -> receipt.outcome() == Inbox.Outcome.HANDLED)
                    .ifPresent(receipt -> arrived(receipt.aggregateKind(), receipt.aggregateId()));
        }
    }

    /**
     * Delivers a dead letter again.
     *
     * @return whether it is resolved now; false if there is no unresolved dead letter of that id
     * @throws RuntimeException as the handler did; the dead letter stays
     */
    public boolean replay(UUID deadLetter) {
        Optional<DeadLetters.Kept> kept =
                deadLetters.unresolved(deadLetter).stream().findFirst();
        kept.ifPresent(letter -> {
            deliver(letter.message());
            deadLetters.resolve(letter.id());
        });
        return kept.isPresent();
    }

    private void retryParked(Message message) {
        parking.ofEvent(message.id())
                .forEach(place -> takeUp(place)
                        .filter(receipt -> receipt.outcome() == Inbox.Outcome.HANDLED)
                        .ifPresent(receipt -> arrived(receipt.aggregateKind(), receipt.aggregateId())));
    }

    /** A parked message that fails for good is buried, so that it does not hold up the one that came. */
    private Optional<Inbox.Receipt> takeUp(Parking.Place place) {
        try {
            return inbox.takeUp(place);
        } catch (RuntimeException e) {
            if (SqlStates.passing(e)) {
                throw e;
            }
            deadLetters.buryParked(place, e);
            return Optional.empty();
        }
    }
}
