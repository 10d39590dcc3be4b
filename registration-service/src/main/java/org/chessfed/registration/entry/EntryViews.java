package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.chassis.problem.ProblemView;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.registration.person.KnownPerson;
import org.chessfed.registration.person.Persons;
import org.chessfed.regulation.decision.Reason;

/** Words entries and their reasons in the reader's language. */
@ApplicationScoped
class EntryViews {

    private final Persons persons;
    private final EntryReasons reasons;
    private final Messages messages;
    private final Competitions competitions;

    EntryViews(Persons persons, EntryReasons reasons, Messages messages, Competitions competitions) {
        this.persons = persons;
        this.reasons = reasons;
        this.messages = messages;
        this.competitions = competitions;
    }

    EntryView of(Entry entry, Language language) {
        KnownPerson person = persons.require(entry.personId);
        PersonCard card = person.card();
        return new EntryView(
                entry.id,
                entry.competition,
                entry.stage,
                entry.event,
                entry.section,
                entry.personId,
                card.nameZh(),
                card.passportName(),
                entry.status,
                entry.source,
                entry.guaranteeRegion,
                entry.membership,
                entry.payMethod,
                person.nationalRating(),
                entry.submittedAt,
                entry.confirmedAt,
                entry.checkedInAt,
                entry.cancelCause,
                reasons.of(entry.id).stream()
                        .map(reason -> worded(entry, reason, language))
                        .toList(),
                entry.version);
    }

    List<EntryView> of(List<Entry> entries, Language language) {
        return entries.stream().map(entry -> of(entry, language)).toList();
    }

    private ProblemView.ReasonView worded(Entry entry, Reason reason, Language language) {
        return competitions
                .regulation(entry.competition, entry.competitionVersion)
                .map(regulation -> messages.view(language, reason, regulation))
                .orElseGet(() -> messages.view(language, reason));
    }
}
