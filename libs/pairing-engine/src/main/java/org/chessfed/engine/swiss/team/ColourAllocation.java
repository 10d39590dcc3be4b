package org.chessfed.engine.swiss.team;

import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Pairing;

/** Gives the teams of a pair their colours (C.04.6, 4). */
final class ColourAllocation {

    private final TeamSwissRules rules;
    private final Optional<Colour> initialColour;

    /**
     * @param rules what the competition chose
     * @param initialColour drawn by lot (4.1); empty before the lot
     */
    ColourAllocation(TeamSwissRules rules, Optional<Colour> initialColour) {
        this.rules = rules;
        this.initialColour = initialColour;
    }

    /** The match of two teams; empty when only the initial colour decides and it has not been drawn. */
    Optional<Pairing.Board> board(Team one, Team two) {
        Team first = isFirst(one, two) ? one : two;
        Team other = first == one ? two : one;
        if (first.matchesPlayed() == 0 && other.matchesPlayed() == 0) {
            return initialColour
                    .map(initial -> first.number() % 2 == 1 ? initial : initial.opposite())
                    .map(colour -> board(first, colour, other));
        }
        return Optional.of(board(first, colourOf(first, other), other));
    }

    private static Pairing.Board board(Team first, Colour ofFirst, Team other) {
        return ofFirst == Colour.WHITE
                ? new Pairing.Board(first.number(), other.number())
                : new Pairing.Board(other.number(), first.number());
    }

    /** Whether a team is the first-team against another (4.2). */
    private boolean isFirst(Team team, Team than) {
        if (team.score() != than.score()) {
            return team.score() > than.score();
        }
        if (rules.secondaryForColours() && team.secondary() != than.secondary()) {
            return team.secondary() > than.secondary();
        }
        return team.number() < than.number();
    }

    /** The colour of the first-team where a match was played: the first rule of 4.3.2 to 4.3.9 that applies. */
    private Colour colourOf(Team first, Team other) {
        Optional<Colour> granted = grant(first.preference(), other.preference());
        if (granted.isPresent()) {
            return granted.orElseThrow();
        }
        int difference = ColourPreference.difference(first.colours()) - ColourPreference.difference(other.colours());
        if (difference != 0) {
            return difference < 0 ? Colour.WHITE : Colour.BLACK;
        }
        for (int back = 1; back <= Math.min(first.matchesPlayed(), other.matchesPlayed()); back++) {
            Colour had = first.colours().get(first.matchesPlayed() - back);
            if (had != other.colours().get(other.matchesPlayed() - back)) {
                return had.opposite();
            }
        }
        if (first.preference().isPresent()) {
            return first.preference().orElseThrow().colour();
        }
        return first.matchesPlayed() > 0
                ? first.colours().get(first.matchesPlayed() - 1).opposite()
                : other.colours().get(other.matchesPlayed() - 1);
    }

    /** Rules 4.3.2 to 4.3.4: the colour of the first-team as far as preferences decide it. */
    private static Optional<Colour> grant(Optional<ColourPreference> first, Optional<ColourPreference> other) {
        if (first.isEmpty()) {
            return other.map(preference -> preference.colour().opposite());
        }
        ColourPreference own = first.orElseThrow();
        if (other.isEmpty() || other.orElseThrow().colour() != own.colour()) {
            return Optional.of(own.colour());
        }
        if (own.strong() != other.orElseThrow().strong()) {
            return Optional.of(own.strong() ? own.colour() : own.colour().opposite());
        }
        return Optional.empty();
    }
}
