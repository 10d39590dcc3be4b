package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.registration.person.KnownPerson;
import org.chessfed.registration.person.Persons;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryRule;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** Entries that follow from places: made when a place is granted, cancelled when it is lost. */
@ApplicationScoped
class BerthEntries {

    private final EntryRepository repository;
    private final Entries entries;
    private final Persons persons;

    BerthEntries(EntryRepository repository, Entries entries, Persons persons) {
        this.repository = repository;
        this.entries = entries;
        this.persons = persons;
    }

    /**
     * Makes the one entry of a place that was granted; the same again changes nothing. An entry of the person in that event
     * that stands already is kept.
     */
    @Transactional
    void enter(Regulation regulation, Place berth, Instant at) {
        if (repository.liveOfBerth(berth.berthId()).isPresent()) {
            return;
        }
        Stage stage = regulation.stage(berth.stage()).orElseThrow();
        CompetitionEvent event = stage.event(berth.event()).orElseThrow();
        KnownPerson person = persons.require(berth.personId());
        Optional<Entry> last = repository.ofSeason(regulation.identity().code(), person.id()).stream()
                .reduce((first, second) -> second);
        Entry entry = Entries.blank(regulation, stage, event, person, berth.section(), at);
        entry.source = "BERTH";
        entry.berthId = berth.berthId();
        entry.berthSource = berth.source();
        entry.membership = last.map(earlier -> earlier.membership).orElse("NONE");
        entry.groupName = last.map(earlier -> earlier.groupName).orElse(null);
        entry.county = last.map(earlier -> earlier.county).orElse(null);
        entry.regionBasis = last.map(earlier -> earlier.regionBasis).orElse(null);
        entry.payMethod = payMethod(event).name();
        entry.nationalityClass = last.map(earlier -> earlier.nationalityClass).orElse("LOCAL");
        entry.sealedForm = persons.seal(person.id(), "form", "{}");
        entries.submitted(entry, person, List.of(Reason.of(berth.clause(), EntryReason.FROM_BERTH)));
    }

    /** The first way to pay that the regulation names; where it names none nothing is owed, and the name says nothing. */
    private static PayMethod payMethod(CompetitionEvent event) {
        return event.payMethods().stream().findFirst().orElse(PayMethod.TRANSFER);
    }

    /**
     * A place that becomes an entry.
     *
     * @param berthId the berth
     * @param personId the person
     * @param stage stage of the place
     * @param event event of the place
     * @param section section id
     * @param source source of the berth
     * @param clause clause that it rests on
     */
    record Place(
            UUID berthId, UUID personId, String stage, String event, String section, String source, String clause) {}

    /** Cancels a person's entries in events of a stage that begin after the one in which the place was won. */
    @Transactional
    void cancelLater(Regulation regulation, UUID personId, String stageId, String wonIn, Instant at) {
        Stage stage = regulation.stage(stageId).orElseThrow();
        EntryRule.Advanced advanced = stage.entry().advanced();
        Optional<CompetitionEvent> won = stage.event(wonIn);
        if (advanced == null || advanced.laterEntries() != EntryRule.Advanced.LaterEntries.CANCEL || won.isEmpty()) {
            return;
        }
        for (Entry entry : repository.liveOf(regulation.identity().code(), personId)) {
            if (entry.stage.equals(stageId) && entry.eventDate.isAfter(won.get().date())) {
                entries.cancel(
                        entry,
                        CancelCause.BERTH,
                        advanced.clause(),
                        Reason.of(advanced.clause(), EntryReason.CANCELLED_BY_BERTH, wonIn),
                        at);
            }
        }
    }

    /** Cancels the entry that was made from a place which no longer stands. */
    @Transactional
    void lost(UUID berthId, CancelCause cause, @Nullable String clause, Instant at) {
        repository
                .liveOfBerth(berthId)
                .ifPresent(entry ->
                        entries.cancel(entry, cause, clause, Reason.of(clause, EntryReason.CANCELLED_BERTH_LOST), at));
    }
}
