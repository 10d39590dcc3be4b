package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import org.chessfed.chassis.flow.Republication;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.events.Fact;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryConfirmed;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.registration.person.Persons;

/** Tells entries once more, each by the fact of its present state. The key is a competition. */
@ApplicationScoped
class RepublishEntries {

    private static final Set<EntryStatus> OPEN =
            EnumSet.complementOf(EnumSet.of(EntryStatus.CONFIRMED, EntryStatus.CANCELLED));

    private final EntryRepository repository;
    private final Persons persons;
    private final Republication republication;

    RepublishEntries(EntryRepository repository, Persons persons, Republication republication) {
        this.repository = repository;
        this.persons = persons;
        this.republication = republication;
    }

    /** Entries that do not count yet. */
    @Produces
    @Singleton
    Republisher openEntries() {
        return in(OPEN, EntrySubmitted.class, EntrySubmitted::new);
    }

    /** Entries that count. */
    @Produces
    @Singleton
    Republisher confirmedEntries() {
        return in(EnumSet.of(EntryStatus.CONFIRMED), EntryConfirmed.class, EntryConfirmed::new);
    }

    /** Entries that no longer stand. */
    @Produces
    @Singleton
    Republisher cancelledEntries() {
        return in(EnumSet.of(EntryStatus.CANCELLED), EntryCancelled.class, EntryCancelled::new);
    }

    private Republisher in(
            Set<EntryStatus> states, Class<? extends Fact> type, BiFunction<EntryState, Long, Fact> fact) {
        return republication.publisher(
                type,
                (after, competition, most) -> repository
                        .find(
                                "id > ?1 and status in ?2 and (?3 = '' or competition = ?3) order by id",
                                after,
                                states,
                                competition)
                        .page(0, most)
                        .list(),
                entry -> entry.id,
                entry -> fact.apply(entry.state(persons.require(entry.personId)), (long) entry.version));
    }
}
