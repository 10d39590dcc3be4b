package org.chessfed.regulation.stage;

import java.util.List;
import java.util.Optional;
import org.chessfed.regulation.Text;
import org.jspecify.annotations.Nullable;

/**
 * A stage of the competition: its events, how one enters, what is played, who goes on, and who its field is.
 *
 * @param id such as {@code PRELIM}
 * @param title shown name
 * @param entry how one enters its events
 * @param events in the order of the document; a stage played at one place has one
 * @param tournaments what is paired together, the same in each event
 * @param advance places that each event (or the stage) sends on, by section
 * @param field who is in the stage, by section; empty where entry is by form
 * @param clause clause that names the stage
 */
public record Stage(
        String id,
        Text title,
        EntryRule entry,
        List<CompetitionEvent> events,
        List<TournamentRule> tournaments,
        List<AdvanceRule> advance,
        List<FieldRule> field,
        @Nullable String clause) {
    public Stage {
        events = List.copyOf(events);
        tournaments = List.copyOf(tournaments);
        advance = List.copyOf(advance);
        field = List.copyOf(field);
    }

    /** The event with an id. */
    public Optional<CompetitionEvent> event(String id) {
        return events.stream().filter(event -> event.id().equals(id)).findFirst();
    }

    /** The tournament in which a section plays. */
    public Optional<TournamentRule> tournamentOf(String section) {
        return tournaments.stream()
                .filter(tournament -> tournament.sections().contains(section))
                .findFirst();
    }

    /** The places that a section's ranking sends on. */
    public Optional<AdvanceRule> advanceOf(String section) {
        return advance.stream().filter(rule -> rule.section().equals(section)).findFirst();
    }

    /** The sources of a section's field. */
    public Optional<FieldRule> fieldOf(String section) {
        return field.stream().filter(rule -> rule.section().equals(section)).findFirst();
    }
}
