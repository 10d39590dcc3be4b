package org.chessfed.registration.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.Money;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryChanged;
import org.chessfed.events.registration.EntryCheckedIn;
import org.chessfed.events.registration.EntryConfirmed;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.events.registration.RosterState;
import org.chessfed.registration.competition.Regulations;
import org.chessfed.registration.form.CheckedForm;
import org.chessfed.registration.form.FormPolicy;
import org.chessfed.registration.person.KnownPerson;
import org.chessfed.registration.person.PersonDetails;
import org.chessfed.registration.person.Persons;
import org.chessfed.regulation.FormField;
import org.chessfed.regulation.RegionRule;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryRule;
import org.chessfed.regulation.stage.Moments;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** What is done with entries, each use case in one transaction. */
@ApplicationScoped
public class Entries {

    private final EntryRepository repository;
    private final EntryReasons reasons;
    private final SelectionCopies copies;
    private final Regulations regulations;
    private final Persons persons;
    private final Database database;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;
    private final ObjectMapper json;
    private final Event<EntryMoved> moved;

    Entries(
            EntryRepository repository,
            EntryReasons reasons,
            SelectionCopies copies,
            Regulations regulations,
            Persons persons,
            Database database,
            Outbox outbox,
            Audit audit,
            BusinessClock clock,
            ObjectMapper json,
            Event<EntryMoved> moved) {
        this.repository = repository;
        this.reasons = reasons;
        this.copies = copies;
        this.regulations = regulations;
        this.persons = persons;
        this.database = database;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
        this.json = json;
        this.moved = moved;
    }

    /**
     * Takes an application, or refuses it with every objection.
     *
     * @throws DomainProblem 404 for an unknown competition or event, 400 for a form that is not filled as the regulation asks,
     *     409 if the person has entered already, 422 if the regulation says no
     */
    @Transactional
    Entry submit(SubmitEntry command) {
        Regulation regulation = regulations.require(command.competition());
        Stage stage = regulation.stageOfEvent(command.event()).orElseThrow(DomainProblem::notFound);
        CompetitionEvent event = stage.event(command.event()).orElseThrow();
        EntryForm form = checked(regulation, stage, event, command.form());
        PersonDetails details = form.person(command.language());
        KnownPerson person = personOf(command, details, regulation, event);
        Instant now = clock.now();

        Applicant applicant = form.applicant(event.id());
        Standing standing = standing(regulation, person.id());
        Admission admission = new EntryPolicy(regulation, stage, event).judge(applicant, standing, now);
        return switch (admission) {
            case Admission.Refused refused -> throw problem(refused, regulation);
            case Admission.Taken taken -> {
                requireRoom(regulation, stage, event);
                yield store(regulation, stage, event, person, form, applicant, taken, command.form(), now);
            }
        };
    }

    private EntryForm checked(Regulation regulation, Stage stage, CompetitionEvent event, Map<String, Object> sent) {
        String formId = stage.entry().form();
        List<FormField> fields = formId == null ? List.of() : regulation.forms().getOrDefault(formId, List.of());
        Facts known = Facts.none().with(Fact.EVENT, event.id());
        LocalDate today = clock.today(regulation.identity().zone());
        CheckedForm values = new FormPolicy(fields, today).check(sent, known);
        EntryForm form = new EntryForm(values);
        List<org.chessfed.registration.form.FieldError> errors =
                values.errors().isEmpty() ? form.faults(fields) : values.errors();
        if (!errors.isEmpty()) {
            DomainProblem problem = DomainProblem.of(400, "form-invalid");
            errors.forEach(error -> {
                problem.at(FieldError.of("/form/" + error.field(), "form-field"));
                problem.because(List.of(error.reason()));
            });
            throw problem;
        }
        if (values.text("eventId").filter(id -> !id.equals(event.id())).isPresent()) {
            throw DomainProblem.invalid(FieldError.of("/form/eventId", "event-differs"));
        }
        return form;
    }

    /** Entries of an event with a limit follow each other until their transactions end, so that the last place goes once. */
    private void requireRoom(Regulation regulation, Stage stage, CompetitionEvent event) {
        Integer capacity = stage.entry().capacity();
        if (capacity == null) {
            return;
        }
        String competition = regulation.identity().code();
        database.number(
                "select 1 from pg_advisory_xact_lock(hashtext(?), hashtext(?))",
                "capacity",
                competition + "/" + event.id());
        if (repository.liveIn(competition, event.id()).size() >= capacity) {
            Reason reason = Reason.of(stage.entry().clause(), EntryReason.FULL, capacity);
            throw problem(new Admission.Refused(List.of(new Admission.Objection("eventId", reason))), regulation);
        }
    }

    private KnownPerson personOf(
            SubmitEntry command, PersonDetails details, Regulation regulation, CompetitionEvent event) {
        if (command.personId() != null) {
            KnownPerson person = persons.require(command.personId());
            if (!persons.means(person.id(), details)) {
                throw DomainProblem.refused("entry-for-another-person");
            }
            return person;
        }
        return switch (persons.match(details)) {
            case Persons.Same same -> same.person();
            case Persons.Nobody nobody -> persons.add(details);
            case Persons.Twin twin -> {
                boolean entered = twin.persons().stream()
                        .anyMatch(
                                known -> repository.liveOf(regulation.identity().code(), known.id()).stream()
                                        .anyMatch(entry -> entry.event.equals(event.id())));
                if (entered) {
                    throw DomainProblem.conflict("entered-by-somebody-else").with("event", event.id());
                }
                yield persons.add(details);
            }
        };
    }

    private Standing standing(Regulation regulation, UUID personId) {
        String competition = regulation.identity().code();
        List<Entry> season = repository.ofSeason(competition, personId);
        List<Standing.Other> others = season.stream()
                .filter(Entry::live)
                .map(entry -> new Standing.Other(entry.stage, entry.event, entry.eventDate))
                .toList();
        RegionRule.Basis declared = season.stream()
                .map(entry -> entry.regionBasis)
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .map(RegionRule.Basis::valueOf)
                .orElse(null);
        return new Standing(others, copies.held(competition, personId), copies.bars(personId), declared);
    }

    private Entry store(
            Regulation regulation,
            Stage stage,
            CompetitionEvent event,
            KnownPerson person,
            EntryForm form,
            Applicant applicant,
            Admission.Taken taken,
            Map<String, Object> sent,
            Instant now) {
        Entry entry = blank(regulation, stage, event, person, taken.section(), now);
        entry.source = "FORM";
        entry.guaranteeRegion = taken.guaranteeRegion();
        if (applicant.region() != null) {
            entry.regionBasis = applicant.region().basis().name();
            entry.county = applicant.region().county();
        }
        entry.membership = form.membership();
        entry.groupName = form.groupName();
        entry.payMethod = form.payMethod().name();
        entry.nationalityClass = form.national() ? "LOCAL" : "FOREIGN";
        entry.limitKey = limitKey(stage.entry(), event);
        entry.payBy = payBy(regulation, stage, event, form.payMethod());
        entry.sealedForm = persons.seal(person.id(), "form", write(sent));
        submitted(entry, person, taken.reasons());
        return entry;
    }

    /** Stores a new entry with its reasons and tells it. The caller has the transaction. */
    void submitted(Entry entry, KnownPerson person, List<Reason> why) {
        repository.persistAndFlush(entry);
        reasons.add(entry.id, "SUBMITTED", why);
        outbox.add(new EntrySubmitted(entry.state(person), entry.version));
        audit.record("entry-submitted", "entry", entry.id, "");
    }

    /** An entry with what follows from event and person; the caller fills in the rest. */
    static Entry blank(
            Regulation regulation,
            Stage stage,
            CompetitionEvent event,
            KnownPerson person,
            String section,
            Instant now) {
        Entry entry = new Entry();
        entry.id = Ids.next();
        entry.competition = regulation.identity().code();
        entry.competitionVersion = regulation.identity().version();
        entry.stage = stage.id();
        entry.event = event.id();
        entry.eventDate = event.date();
        entry.personId = person.id();
        entry.role = "PLAYER";
        entry.section = section;
        entry.status = EntryStatus.SUBMITTED;
        entry.submittedAt = now;
        return entry;
    }

    /** When an entry that is paid at the venue is dropped; null for every other, and where unpaid ones are only listed. */
    private static @Nullable Instant payBy(
            Regulation regulation, Stage stage, CompetitionEvent event, PayMethod method) {
        EntryRule.OnSite onSite = stage.entry().onSite();
        if (method != PayMethod.ON_SITE || onSite == null || onSite.unpaid() != EntryRule.OnSite.Unpaid.DROP) {
            return null;
        }
        return onSite.payBy()
                .resolve(regulation.identity().zone(), Moments.of(regulation, stage, event))
                .orElse(null);
    }

    /** Entries whose payment at the venue did not come in time, up to an instant. */
    @Transactional
    List<UUID> overdue(Instant upTo, int most) {
        return repository.overdue(upTo, most).stream().map(entry -> entry.id).toList();
    }

    /** How many entries' payment at the venue did not come in time. */
    @Transactional
    long overdueCount(Instant upTo) {
        return repository.overdueCount(upTo);
    }

    /** Drops one of them, as of its deadline. */
    @Transactional
    void dropUnpaid(UUID entryId) {
        Entry entry = repository.locked(entryId).orElseThrow(DomainProblem::notFound);
        if (entry.payBy == null || entry.status == EntryStatus.CONFIRMED) {
            return;
        }
        String clause = regulations
                .inForce(entry.competition)
                .flatMap(regulation -> regulation.stage(entry.stage))
                .map(stage -> stage.entry().onSite())
                .map(EntryRule.OnSite::clause)
                .orElse(null);
        cancel(
                entry,
                CancelCause.UNPAID,
                clause,
                Reason.of(clause, EntryReason.CANCELLED_UNPAID, entry.payBy),
                entry.payBy);
    }

    /** Two entries with one key break the regulation's limit; null where it allows more than one. */
    private static @Nullable String limitKey(EntryRule rule, CompetitionEvent event) {
        EntryRule.Limit limit = rule.limit();
        if (limit == null || limit.max() != 1) {
            return null;
        }
        return switch (limit.per()) {
            case DATE -> "DATE/" + event.date();
            case EVENT -> "EVENT/" + event.id();
            case STAGE -> "STAGE";
        };
    }

    /** Payment was asked for. */
    @Transactional
    void askedToPay(UUID entryId) {
        Entry entry = repository.locked(entryId).orElseThrow(DomainProblem::notFound);
        if (entry.askedToPay()) {
            repository.flush();
            outbox.add(new EntryChanged(entry.state(persons.require(entry.personId)), entry.version));
        }
    }

    /** The whole fee has been paid; where the regulation says so, the entry counts now. */
    @Transactional
    void paid(UUID entryId, Money amount, @Nullable String clause, Instant at) {
        Entry entry = repository.locked(entryId).orElseThrow(DomainProblem::notFound);
        if (entry.confirm(at)) {
            repository.flush();
            reasons.add(
                    entry.id,
                    "CONFIRMED",
                    List.of(Reason.of(clause, EntryReason.PAID, amount.minor(), amount.currency())));
            outbox.add(new EntryConfirmed(entry.state(persons.require(entry.personId)), entry.version));
            audit.record("entry-confirmed", "entry", entry.id, "");
            moved.fire(EntryMoved.of(entry, at));
        }
    }

    /**
     * An entry by id.
     *
     * @throws DomainProblem 404 if unknown
     */
    @Transactional
    Entry require(UUID entryId) {
        return repository.findByIdOptional(entryId).orElseThrow(DomainProblem::notFound);
    }

    /** Entries of an event that a filter lets through, in the order of their ids, cancelled ones too. */
    @Transactional
    List<Entry> page(String competition, String event, EntryFilter filter, Optional<UUID> after, int most) {
        return repository.page(competition, event, filter, after, most);
    }

    /** How many entries each list of a competition has; lists without any are left out. */
    @Transactional
    public List<EntryCount> counts(String competition) {
        return repository.counts(competition);
    }

    /** All entries of a person, the first one first; of one competition where one is named. */
    @Transactional
    List<Entry> ofPerson(UUID personId, Optional<String> competition) {
        return competition
                .map(code -> repository.ofSeason(code, personId))
                .orElseGet(() -> repository.ofPerson(personId));
    }

    /**
     * The person is present.
     *
     * @throws DomainProblem 409 if the entry is cancelled
     */
    @Transactional
    Entry checkIn(UUID entryId, @Nullable String document) {
        Entry entry = repository.locked(entryId).orElseThrow(DomainProblem::notFound);
        boolean before = entry.checkedInAt != null;
        entry.checkIn(document, clock.now());
        if (!before) {
            repository.flush();
            outbox.add(new EntryCheckedIn(entry.state(persons.require(entry.personId)), entry.version));
            audit.record("entry-checked-in", "entry", entry.id, "");
        }
        return entry;
    }

    /**
     * Cancels an entry on request.
     *
     * @throws DomainProblem 409 if it had been cancelled before
     */
    @Transactional
    Entry withdraw(UUID entryId, CancelCause cause, String reason) {
        Entry entry = repository.locked(entryId).orElseThrow(DomainProblem::notFound);
        if (!cancel(entry, cause, null, Reason.of(null, EntryReason.WITHDRAWN, reason), clock.now())) {
            throw DomainProblem.conflict("entry-cancelled");
        }
        return entry;
    }

    /** Cancels every entry of an event that does not count; for when its list is closed. */
    @Transactional
    public void cancelUnpaid(String competition, String event, @Nullable String clause, Instant deadline) {
        for (Entry entry : repository.liveIn(competition, event)) {
            if (entry.status != EntryStatus.CONFIRMED) {
                cancel(
                        entry,
                        CancelCause.UNPAID,
                        clause,
                        Reason.of(clause, EntryReason.CANCELLED_UNPAID, deadline),
                        deadline);
            }
        }
    }

    /** Lines of an event's roster: its confirmed entries. The national rating orders the field; without one, FIDE's does. */
    @Transactional
    public List<RosterState.Line> rosterLines(String competition, String event) {
        return repository.confirmedIn(competition, event).stream()
                .map(this::rosterLine)
                .toList();
    }

    /**
     * The line of one entry, with what is known of the person now.
     *
     * @throws DomainProblem 404 if unknown
     */
    @Transactional
    public RosterState.Line rosterLine(UUID entryId) {
        return rosterLine(require(entryId));
    }

    private RosterState.Line rosterLine(Entry entry) {
        KnownPerson person = persons.require(entry.personId);
        int national = person.nationalRating() == null ? 0 : person.nationalRating();
        int fide = person.fideRating() == null ? 0 : person.fideRating();
        return new RosterState.Line(
                entry.id.toString(),
                person.card(),
                entry.section,
                entry.guaranteeRegion,
                entry.berthSource,
                national > 0 ? national : fide,
                fide,
                national,
                entry.checkedInAt != null);
    }

    /** Cancels an entry with its reason; false if it had been cancelled before. The caller has the transaction. */
    boolean cancel(Entry entry, CancelCause cause, @Nullable String clause, Reason reason, Instant at) {
        if (!entry.cancel(cause, clause, at)) {
            return false;
        }
        repository.flush();
        reasons.add(entry.id, "CANCELLED", List.of(reason));
        outbox.add(new EntryCancelled(entry.state(persons.require(entry.personId)), entry.version));
        audit.record("entry-cancelled", "entry", entry.id, "");
        moved.fire(EntryMoved.of(entry, at));
        return true;
    }

    private static DomainProblem problem(Admission.Refused refused, Regulation regulation) {
        boolean twice = refused.reasons().stream()
                .allMatch(reason -> reason.messageKey().equals(EntryReason.ALREADY_ENTERED.key()));
        DomainProblem problem =
                twice ? DomainProblem.conflict("already-entered") : DomainProblem.refused("entry-refused");
        refused.objections().forEach(objection -> {
            if (objection.field() != null) {
                problem.at(FieldError.of("/form/" + objection.field(), "form-field"));
            }
        });
        refused.reasons().stream()
                .map(Reason::clause)
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .ifPresent(problem::clause);
        return problem.under(regulation).because(new ArrayList<>(refused.reasons()));
    }

    private String write(Map<String, Object> form) {
        try {
            return json.writeValueAsString(form);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
