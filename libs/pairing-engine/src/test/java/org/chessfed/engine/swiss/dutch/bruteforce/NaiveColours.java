package org.chessfed.engine.swiss.dutch.bruteforce;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.engine.Colour;

/** C.04.3, article 5, rule by rule. */
final class NaiveColours {

    private final Colour initial;
    private final Map<Integer, Integer> parityNumbers;

    /**
     * Takes what article 5 needs beside the two players.
     *
     * @param parityNumbers number that decides odd or even, by pairing number: players who never took part are skipped
     */
    NaiveColours(Colour initial, Map<Integer, Integer> parityNumbers) {
        this.initial = initial;
        this.parityNumbers = parityNumbers;
    }

    /** The colour of {@code higher}, who ranks before {@code lower} (1.2). */
    Colour colourOf(NaivePlayer higher, NaivePlayer lower) {
        Optional<Colour> his = higher.preference();
        Optional<Colour> other = lower.preference();
        if (his.isPresent() && other.isPresent() && his.get() == other.get()) {
            return sameWish(higher, lower, his.get());
        }
        if (his.isPresent()) {
            return his.get();
        }
        if (other.isPresent()) {
            return other.get().opposite();
        }
        boolean odd = Optional.ofNullable(parityNumbers.get(higher.number)).orElseThrow() % 2 == 1;
        return odd ? initial : initial.opposite();
    }

    private static Colour sameWish(NaivePlayer higher, NaivePlayer lower, Colour wish) {
        int stronger = higher.strength().compareTo(lower.strength());
        if (stronger != 0) {
            return stronger > 0 ? wish : wish.opposite();
        }
        if (higher.strength() == NaivePlayer.Strength.ABSOLUTE) {
            int wider = Integer.compare(Math.abs(higher.colourDifference()), Math.abs(lower.colourDifference()));
            if (wider != 0) {
                return wider > 0 ? wish : wish.opposite();
            }
        }
        return latestDifference(higher.colours, lower.colours)
                .map(Colour::opposite)
                .orElse(wish);
    }

    /** The colour of the first player in the latest round in which one had White and the other Black. */
    private static Optional<Colour> latestDifference(List<Colour> one, List<Colour> other) {
        for (int back = 1; back <= Math.min(one.size(), other.size()); back++) {
            Colour mine = one.get(one.size() - back);
            if (mine != other.get(other.size() - back)) {
                return Optional.of(mine);
            }
        }
        return Optional.empty();
    }
}
