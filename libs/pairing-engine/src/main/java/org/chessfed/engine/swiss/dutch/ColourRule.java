package org.chessfed.engine.swiss.dutch;

import java.util.List;
import java.util.Optional;
import org.chessfed.engine.Colour;

/** Allocation of colours to a pair (C.04.3, article 5). */
final class ColourRule {

    private final Optional<Colour> initialColour;

    ColourRule(Optional<Colour> initialColour) {
        this.initialColour = initialColour;
    }

    /**
     * The colour of the higher-ranked player of a pair, or empty when only the initial colour could tell and none has
     * been drawn.
     *
     * @param oddNumber whether the higher-ranked player's number, counted without players who never took part, is odd
     */
    Optional<Colour> ofHigher(Contender higher, Contender lower, boolean oddNumber) {
        if (higher.due().isEmpty() && lower.due().isEmpty()) {
            return initialColour.map(colour -> oddNumber ? colour : colour.opposite());
        }
        if (!higher.sameDue(lower)) {
            return higher.due().isPresent() ? higher.due() : lower.due().map(Colour::opposite);
        }
        Optional<Colour> due = higher.due();
        if (higher.preference() != lower.preference()) {
            return higher.preference().compareTo(lower.preference()) > 0 ? due : due.map(Colour::opposite);
        }
        if (higher.isAbsolute()) {
            int wider = Integer.compare(Math.abs(higher.difference()), Math.abs(lower.difference()));
            if (wider != 0) {
                return wider > 0 ? due : due.map(Colour::opposite);
            }
        }
        List<Colour> mine = higher.colours();
        List<Colour> yours = lower.colours();
        for (int back = 1; back <= Math.min(mine.size(), yours.size()); back++) {
            Colour then = mine.get(mine.size() - back);
            if (then != yours.get(yours.size() - back)) {
                return Optional.of(then.opposite());
            }
        }
        return due;
    }
}
