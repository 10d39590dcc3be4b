package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.events.registration.PersonCard;
import org.chessfed.registration.person.KnownPerson;
import org.chessfed.registration.person.Persons;

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
        return of(entry, competitions.zone(entry.competition), language);
    }

    private EntryView of(Entry entry, ZoneId zone, Language language) {
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
                        .map(reason -> messages.view(language, reason, zone))
                        .toList(),
                entry.version);
    }

    List<EntryView> of(List<Entry> entries, Language language) {
        Map<String, ZoneId> zones = new HashMap<>();
        return entries.stream()
                .map(entry -> of(entry, zones.computeIfAbsent(entry.competition, competitions::zone), language))
                .toList();
    }
}
