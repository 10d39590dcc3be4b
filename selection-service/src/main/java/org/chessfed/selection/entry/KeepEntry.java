package org.chessfed.selection.entry;

import jakarta.inject.Singleton;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryChanged;
import org.chessfed.events.registration.EntryCheckedIn;
import org.chessfed.events.registration.EntryConfirmed;
import org.chessfed.events.registration.EntryFact;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.events.registration.EntryWaitlisted;
import org.chessfed.selection.berth.Answers;

/** Keeps the copies of entries, one copy for all facts about an entry, and draws what follows for berths. */
abstract class KeepEntry<F extends EntryFact> implements FactHandler<F> {

    private final Class<F> type;
    private final Entries entries;
    private final Answers answers;

    private KeepEntry(Class<F> type, Entries entries, Answers answers) {
        this.type = type;
        this.entries = entries;
        this.answers = answers;
    }

    @Override
    public Class<F> type() {
        return type;
    }

    @Override
    public String copy() {
        return "entry";
    }

    @Override
    public void handle(F fact, Delivery delivery) {
        var entry = fact.entry();
        entries.keep(entry);
        if (entry.status() == EntryStatus.CONFIRMED && "FORM".equals(entry.source())) {
            answers.enteredByForm(
                    entry.competition(),
                    UUID.fromString(entry.person().personId()),
                    entry.stage(),
                    entry.event(),
                    delivery.time());
        }
        if (entry.status() == EntryStatus.CANCELLED && entry.berthId() != null) {
            answers.entryCancelled(UUID.fromString(entry.berthId()), delivery.time());
        }
    }

    /** An entry was made. */
    @Singleton
    static class Submitted extends KeepEntry<EntrySubmitted> {
        Submitted(Entries entries, Answers answers) {
            super(EntrySubmitted.class, entries, answers);
        }
    }

    /** An entry waits for a place. */
    @Singleton
    static class Waitlisted extends KeepEntry<EntryWaitlisted> {
        Waitlisted(Entries entries, Answers answers) {
            super(EntryWaitlisted.class, entries, answers);
        }
    }

    /** An entry counts. */
    @Singleton
    static class Confirmed extends KeepEntry<EntryConfirmed> {
        Confirmed(Entries entries, Answers answers) {
            super(EntryConfirmed.class, entries, answers);
        }
    }

    /** An entry changed. */
    @Singleton
    static class Changed extends KeepEntry<EntryChanged> {
        Changed(Entries entries, Answers answers) {
            super(EntryChanged.class, entries, answers);
        }
    }

    /** An entry no longer stands. */
    @Singleton
    static class Cancelled extends KeepEntry<EntryCancelled> {
        Cancelled(Entries entries, Answers answers) {
            super(EntryCancelled.class, entries, answers);
        }
    }

    /** A person is present. */
    @Singleton
    static class CheckedIn extends KeepEntry<EntryCheckedIn> {
        CheckedIn(Entries entries, Answers answers) {
            super(EntryCheckedIn.class, entries, answers);
        }
    }
}
