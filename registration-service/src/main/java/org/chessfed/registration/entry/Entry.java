package org.chessfed.registration.entry;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.registration.EntryState;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.registration.person.KnownPerson;
import org.jspecify.annotations.Nullable;

/** A person in one event, from the form or from a berth, until it counts or is cancelled. */
@Entity
@Table(name = "entry")
class Entry {

    /** States in which an entry holds its place. */
    static final Set<EntryStatus> LIVE = EnumSet.complementOf(EnumSet.of(EntryStatus.CANCELLED));

    @Id
    UUID id;

    @Version
    int version;

    @Column(nullable = false, updatable = false)
    String competition;

    @Column(name = "competition_version", nullable = false)
    long competitionVersion;

    @Column(nullable = false, updatable = false)
    String stage;

    @Column(nullable = false, updatable = false)
    String event;

    @Column(name = "event_date", nullable = false)
    LocalDate eventDate;

    @Column(name = "person_id", nullable = false)
    UUID personId;

    @Column(nullable = false)
    String role;

    @Column(nullable = false)
    String section;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false)
    EntryStatus status;

    @Column(nullable = false, updatable = false)
    String source;

    @Column(name = "berth_id", updatable = false)
    @Nullable
    UUID berthId;

    @Column(name = "berth_source", updatable = false)
    @Nullable
    String berthSource;

    @Column(name = "region_basis")
    @Nullable
    String regionBasis;

    @Column
    @Nullable
    String county;

    @Column(name = "guarantee_region")
    @Nullable
    String guaranteeRegion;

    @Column(nullable = false)
    String membership;

    @Column(name = "group_name")
    @Nullable
    String groupName;

    @Column(name = "pay_method", nullable = false)
    String payMethod;

    @Column(name = "nationality_class", nullable = false)
    String nationalityClass;

    @Column(name = "limit_key")
    @Nullable
    String limitKey;

    @Column(name = "sealed_form", nullable = false)
    byte[] sealedForm;

    /** Last moment, inclusive, at which a payment at the venue makes the entry count. */
    @Column(name = "pay_by")
    @Nullable
    Instant payBy;

    @Column(name = "submitted_at", nullable = false, updatable = false)
    Instant submittedAt;

    @Column(name = "confirmed_at")
    @Nullable
    Instant confirmedAt;

    @Column(name = "checked_in_at")
    @Nullable
    Instant checkedInAt;

    @Column(name = "check_in_document")
    @Nullable
    String checkInDocument;

    @Column(name = "cancelled_at")
    @Nullable
    Instant cancelledAt;

    @Enumerated(EnumType.STRING)
    @Column(name = "cancel_cause")
    @Nullable
    CancelCause cancelCause;

    @Column(name = "cancel_clause")
    @Nullable
    String cancelClause;

    protected Entry() {}

    boolean live() {
        return LIVE.contains(status);
    }

    /** Asked to pay; the same again changes nothing. */
    boolean askedToPay() {
        if (status != EntryStatus.SUBMITTED) {
            return false;
        }
        status = EntryStatus.AWAITING_PAYMENT;
        return true;
    }

    /** Counts from now on; the same again changes nothing, and a cancelled entry stays cancelled. */
    boolean confirm(Instant at) {
        if (status != EntryStatus.SUBMITTED && status != EntryStatus.AWAITING_PAYMENT) {
            return false;
        }
        status = EntryStatus.CONFIRMED;
        confirmedAt = at;
        return true;
    }

    /** No longer stands; false if it had been cancelled before. */
    boolean cancel(CancelCause cause, @Nullable String clause, Instant at) {
        if (!live()) {
            return false;
        }
        status = EntryStatus.CANCELLED;
        cancelCause = cause;
        cancelClause = clause;
        cancelledAt = at;
        return true;
    }

    /**
     * The person is present.
     *
     * @throws DomainProblem 409 if the entry is cancelled
     */
    void checkIn(@Nullable String document, Instant at) {
        if (!live()) {
            throw DomainProblem.conflict("entry-cancelled");
        }
        if (checkedInAt == null) {
            checkedInAt = at;
            checkInDocument = document;
        }
    }

    /** The whole state that other services need. */
    EntryState state(KnownPerson person) {
        return new EntryState(
                id.toString(),
                competition,
                competitionVersion,
                stage,
                event,
                person.card(),
                role,
                section,
                status,
                source,
                berthId == null ? null : berthId.toString(),
                berthSource,
                guaranteeRegion,
                membership,
                nationalityClass,
                person.fideRating(),
                person.nationalRating(),
                payMethod,
                List.of(),
                submittedAt,
                confirmedAt,
                checkedInAt,
                cancelCause == null ? null : cancelCause.name(),
                cancelClause);
    }
}
