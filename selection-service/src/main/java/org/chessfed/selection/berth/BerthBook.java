package org.chessfed.selection.berth;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.chessfed.regulation.stage.FieldRule.SourceKind;

/**
 * All berths of a season at one moment, oldest first.
 *
 * @param berths live and ended ones
 */
public record BerthBook(List<Berth> berths) {

    private static final Set<SourceKind> WON = Set.of(SourceKind.ADVANCE, SourceKind.VACANCY);

    /** Copies the list. */
    public BerthBook {
        berths = List.copyOf(berths);
    }

    /** Berths of one list of a stage, live and ended. */
    public Stream<Berth> in(String stage, String section) {
        return berths.stream()
                .filter(berth -> berth.stage().equals(stage) && berth.section().equals(section));
    }

    /** Persons who hold or are offered a place in a stage's section. */
    public Stream<Berth> held(String stage, String section) {
        return in(stage, section).filter(berth -> berth.state().holdsPlace());
    }

    /** The live berth of a person in a stage. */
    public Optional<Berth> live(String stage, UUID person) {
        return berths.stream()
                .filter(berth -> berth.stage().equals(stage)
                        && berth.personId().equals(person)
                        && berth.state().live())
                .findFirst();
    }

    /** Every berth of a person. */
    public Stream<Berth> of(UUID person) {
        return berths.stream().filter(berth -> berth.personId().equals(person));
    }

    /** Berths that were won in one list of an event, live and ended. */
    public Stream<Berth> wonIn(String event, String section) {
        return berths.stream()
                .filter(berth -> WON.contains(berth.source())
                        && event.equals(berth.fromEvent())
                        && berth.section().equals(section));
    }

    /** Whether the person gave up, or let lapse, a place in a stage. */
    public boolean refused(String stage, UUID person) {
        return of(person)
                .anyMatch(berth -> berth.stage().equals(stage)
                        && (berth.state() == BerthState.WAIVED || berth.state() == BerthState.LAPSED));
    }
}
