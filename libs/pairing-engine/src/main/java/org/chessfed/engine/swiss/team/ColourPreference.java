package org.chessfed.engine.swiss.team;

import java.util.List;
import java.util.Optional;
import org.chessfed.engine.Colour;

/**
 * The colour that a team ought to get (C.04.6, 1.7).
 *
 * @param colour the wanted colour
 * @param strong whether the preference is strong; a preference of type A counts as strong, for it knows one strength
 */
record ColourPreference(Colour colour, boolean strong) {

    /**
     * The preference of a team.
     *
     * @param colours colours of its played matches, oldest first
     * @param lastRound whether the last round is being paired
     * @return empty without a preference. In the last sentence of 1.7.2 a team of type B with colour difference zero
     *     has none in the last round; that sentence is taken to go before the strong preference after two equal
     *     colours, for otherwise it would say nothing
     */
    static Optional<ColourPreference> of(List<Colour> colours, ColourPreferences type, boolean lastRound) {
        if (type == ColourPreferences.NONE || colours.isEmpty()) {
            return Optional.empty();
        }
        int difference = difference(colours);
        if (type == ColourPreferences.TYPE_B && lastRound && difference == 0) {
            return Optional.empty();
        }
        int size = colours.size();
        Colour last = colours.get(size - 1);
        boolean twice = size > 1 && colours.get(size - 2) == last;
        int towardsLast = last == Colour.WHITE ? difference : -difference;
        if (Math.abs(difference) > 1) {
            return Optional.of(new ColourPreference(difference > 0 ? Colour.BLACK : Colour.WHITE, true));
        }
        if (twice && towardsLast >= 0) {
            return Optional.of(new ColourPreference(last.opposite(), true));
        }
        if (type == ColourPreferences.TYPE_A) {
            return Optional.empty();
        }
        if (difference != 0) {
            return Optional.of(new ColourPreference(difference > 0 ? Colour.BLACK : Colour.WHITE, false));
        }
        return Optional.of(new ColourPreference(last.opposite(), false));
    }

    /** Matches with White minus matches with Black (1.6.2). */
    static int difference(List<Colour> colours) {
        int difference = 0;
        for (Colour colour : colours) {
            difference += colour == Colour.WHITE ? 1 : -1;
        }
        return difference;
    }
}
