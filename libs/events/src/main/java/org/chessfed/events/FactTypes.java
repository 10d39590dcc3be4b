package org.chessfed.events;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.events.notification.NoticeFailed;
import org.chessfed.events.notification.NoticeSent;
import org.chessfed.events.pairing.PlayerVoided;
import org.chessfed.events.pairing.ResultCorrected;
import org.chessfed.events.pairing.ResultRecorded;
import org.chessfed.events.pairing.RoundCompleted;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.events.pairing.StandingsPublished;
import org.chessfed.events.pairing.TournamentCreated;
import org.chessfed.events.pairing.TournamentFinished;
import org.chessfed.events.pairing.TournamentStarted;
import org.chessfed.events.payment.ChargeOverdue;
import org.chessfed.events.payment.ChargeRaised;
import org.chessfed.events.payment.ChargeSettled;
import org.chessfed.events.payment.ChargeWaived;
import org.chessfed.events.payment.PaymentBooked;
import org.chessfed.events.payment.PaymentUnmatched;
import org.chessfed.events.payment.RefundApproved;
import org.chessfed.events.payment.RefundPaid;
import org.chessfed.events.rating.RatingChanged;
import org.chessfed.events.registration.AssignmentGranted;
import org.chessfed.events.registration.AssignmentRevoked;
import org.chessfed.events.registration.CompetitionClosed;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.events.registration.EntryChanged;
import org.chessfed.events.registration.EntryCheckedIn;
import org.chessfed.events.registration.EntryConfirmed;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.events.registration.EntryWaitlisted;
import org.chessfed.events.registration.OrganisationChanged;
import org.chessfed.events.registration.PersonChanged;
import org.chessfed.events.registration.PersonErased;
import org.chessfed.events.registration.PersonMerged;
import org.chessfed.events.registration.PersonRegistered;
import org.chessfed.events.registration.PersonUnmerged;
import org.chessfed.events.registration.RosterAmended;
import org.chessfed.events.registration.RosterClosed;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.events.selection.BerthLapsed;
import org.chessfed.events.selection.BerthOffered;
import org.chessfed.events.selection.BerthRevoked;
import org.chessfed.events.selection.BerthWaived;
import org.chessfed.events.selection.DelegationPublished;
import org.chessfed.events.selection.FieldClosed;
import org.chessfed.events.selection.PlayoffRequested;
import org.chessfed.events.selection.SanctionAppealed;
import org.chessfed.events.selection.SanctionImposed;
import org.chessfed.events.selection.SanctionLifted;
import org.chessfed.events.selection.SanctionProposed;
import org.chessfed.events.selection.SanctionUpheld;
import org.chessfed.events.selection.SeasonOpened;

/**
 * The catalogue: every fact, its type name and its topic.
 *
 * <p>Type {@code org.chessfed.<aggregate>.<fact>.v1} is the record {@code <Aggregate><Fact>}; one topic per service.
 */
public final class FactTypes {

    private static final Map<Class<? extends Fact>, String> AGGREGATES = new LinkedHashMap<>();
    private static final Map<String, Class<? extends Fact>> CLASSES = new LinkedHashMap<>();

    static {
        add("competition", CompetitionPublished.class, CompetitionClosed.class);
        add("organisation", OrganisationChanged.class);
        add(
                "person",
                PersonRegistered.class,
                PersonChanged.class,
                PersonMerged.class,
                PersonUnmerged.class,
                PersonErased.class);
        add("assignment", AssignmentGranted.class, AssignmentRevoked.class);
        add(
                "entry",
                EntrySubmitted.class,
                EntryWaitlisted.class,
                EntryConfirmed.class,
                EntryChanged.class,
                EntryCancelled.class,
                EntryCheckedIn.class);
        add("roster", RosterClosed.class, RosterAmended.class);
        add("tournament", TournamentCreated.class, TournamentStarted.class, TournamentFinished.class);
        add("round", RoundPublished.class, RoundCompleted.class);
        add("result", ResultRecorded.class, ResultCorrected.class);
        add("player", PlayerVoided.class);
        add("standings", StandingsPublished.class);
        add("season", SeasonOpened.class);
        add("berth", BerthOffered.class, BerthGranted.class, BerthWaived.class, BerthLapsed.class, BerthRevoked.class);
        add("playoff", PlayoffRequested.class);
        add("field", FieldClosed.class);
        add("delegation", DelegationPublished.class);
        add(
                "sanction",
                SanctionProposed.class,
                SanctionImposed.class,
                SanctionAppealed.class,
                SanctionUpheld.class,
                SanctionLifted.class);
        add("rating", RatingChanged.class);
        add("charge", ChargeRaised.class, ChargeSettled.class, ChargeOverdue.class, ChargeWaived.class);
        add("payment", PaymentBooked.class, PaymentUnmatched.class);
        add("refund", RefundApproved.class, RefundPaid.class);
        add("notice", NoticeSent.class, NoticeFailed.class);
    }

    private FactTypes() {}

    @SafeVarargs
    private static void add(String aggregate, Class<? extends Fact>... records) {
        for (Class<? extends Fact> record : records) {
            AGGREGATES.put(record, aggregate);
            CLASSES.put(typeOf(record), record);
        }
    }

    /** Every fact of the catalogue. */
    public static List<Class<? extends Fact>> all() {
        return List.copyOf(AGGREGATES.keySet());
    }

    /**
     * CloudEvents type of a fact, such as {@code org.chessfed.entry.confirmed.v1}.
     *
     * @throws IllegalArgumentException if the record is not in the catalogue
     */
    public static String typeOf(Class<? extends Fact> record) {
        String aggregate = aggregateOf(record);
        String fact = record.getSimpleName().substring(aggregate.length());
        return "org.chessfed." + aggregate + "." + Character.toLowerCase(fact.charAt(0)) + fact.substring(1) + ".v1";
    }

    /** The record of a CloudEvents type; empty for a type that this version does not know. */
    public static Optional<Class<? extends Fact>> classOf(String type) {
        return Optional.ofNullable(CLASSES.get(type));
    }

    /**
     * Kind of the thing that a fact is about, such as {@code entry}.
     *
     * @throws IllegalArgumentException if the record is not in the catalogue
     */
    public static String aggregateOf(Class<? extends Fact> record) {
        String aggregate = AGGREGATES.get(record);
        if (aggregate == null) {
            throw new IllegalArgumentException(record + " is not in the catalogue of facts");
        }
        return aggregate;
    }

    /** Topic of a fact: that of the service which publishes it, such as {@code registration-events}. */
    public static String topicOf(Class<? extends Fact> record) {
        return serviceOf(record) + "-events";
    }

    /** Service that publishes a fact, such as {@code registration}. */
    public static String serviceOf(Class<? extends Fact> record) {
        String name = record.getPackageName();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
