package org.chessfed.selection.view;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.selection.person.Persons;
import org.chessfed.selection.person.Persons.Person;
import org.chessfed.selection.season.SeasonRules;
import org.jspecify.annotations.Nullable;

/** Words decisions and names persons for a reader. */
@ApplicationScoped
public class Reader {

    private final Messages messages;
    private final Persons persons;

    Reader(Messages messages, Persons persons) {
        this.messages = messages;
        this.persons = persons;
    }

    /**
     * A person by name.
     *
     * @param id the person's id
     * @param nameZh Chinese name; the id where no fact about the person has arrived
     * @param passportName name in Latin letters
     */
    public record Named(UUID id, String nameZh, @Nullable String passportName) {}

    /** Reasons in words, with the clauses that they rest on. */
    public List<ReasonView> words(List<Reason> reasons, SeasonRules rules, Language language) {
        return reasons.stream().map(reason -> words(reason, rules, language)).toList();
    }

    /** A reason in words, with the clause that it rests on. */
    public ReasonView words(Reason reason, SeasonRules rules, Language language) {
        var clause = reason.clause() == null ? null : rules.document().clauses().get(reason.clause());
        return new ReasonView(
                reason.clause(),
                clause == null ? null : clause.article(),
                clause == null ? null : clause.in(Locale.forLanguageTag(language.tag())),
                reason.messageKey(),
                messages.view(language, reason, rules.document()).text());
    }

    /** Persons by name. */
    public Map<UUID, Person> persons(Collection<UUID> ids) {
        return persons.find(ids);
    }

    /** One of {@link #persons} by name. */
    public static Named named(UUID id, Map<UUID, Person> known) {
        var person = known.get(id);
        return person == null
                ? new Named(id, id.toString(), null)
                : new Named(id, person.nameZh(), person.passportName());
    }
}
