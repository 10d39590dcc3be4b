package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * The players to be paired in one round, in the order of article 1.2: index 0 is the highest-ranked. All questions
 * about a pair of players are answered here.
 */
final class Field {

    private final TournamentState state;
    private final Rules rules;
    private final List<Contender> contenders;
    private final boolean[] odd;
    private final boolean[] topscorer;
    private final BitSet[] barred;
    private final ColourRule colourRule;

    private Field(TournamentState state, Rules rules, List<Contender> contenders, boolean[] odd, boolean[] topscorer) {
        this.state = state;
        this.rules = rules;
        this.contenders = contenders;
        this.odd = odd;
        this.topscorer = topscorer;
        this.colourRule = new ColourRule(state.initialColour());
        this.barred = new BitSet[contenders.size()];
        bar();
    }

    static Field of(TournamentState state, Rules rules) {
        Contender.Scores scores = new Contender.Scores(state);
        int round = state.nextRound();
        List<Contender> present = new ArrayList<>();
        Map<Integer, Boolean> oddByNumber = new HashMap<>();
        int position = 0;
        for (Player player : state.players()) {
            boolean absent = player.cells().size() >= round;
            if (absent && !hasTakenPart(player, state.completedRounds())) {
                continue;
            }
            position++;
            if (!absent) {
                present.add(Contender.of(player, state, scores));
                oddByNumber.put(player.number(), position % 2 == 1);
            }
        }
        present.sort(Comparator.comparingInt((Contender c) -> -c.score()).thenComparingInt(Contender::number));
        int size = present.size();
        boolean[] odd = new boolean[size];
        boolean[] topscorer = new boolean[size];
        PointSystem points = state.points();
        int most = Math.max(points.win(), points.draw()) * state.completedRounds();
        for (int i = 0; i < size; i++) {
            odd[i] = oddByNumber.getOrDefault(present.get(i).number(), false);
            topscorer[i] = round >= state.totalRounds() && 2 * present.get(i).score() > most;
        }
        return new Field(state, rules, List.copyOf(present), odd, topscorer);
    }

    private static boolean hasTakenPart(Player player, int rounds) {
        for (RoundCell cell :
                player.cells().subList(0, Math.min(rounds, player.cells().size()))) {
            if (cell.outcome().paired() || cell.outcome() == Outcome.PAIRING_BYE) {
                return true;
            }
        }
        return false;
    }

    private void bar() {
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int i = 0; i < contenders.size(); i++) {
            indexOf.put(contenders.get(i).number(), i);
            barred[i] = new BitSet();
        }
        if (rules.holds(Criterion.C1)) {
            for (int i = 0; i < contenders.size(); i++) {
                BitSet opponents = contenders.get(i).opponents();
                for (int number = opponents.nextSetBit(0); number >= 0; number = opponents.nextSetBit(number + 1)) {
                    Integer j = indexOf.get(number);
                    if (j != null) {
                        barred[i].set(j);
                        barred[j].set(i);
                    }
                }
            }
        }
        int round = state.nextRound();
        for (ForbiddenPairs group : state.forbidden()) {
            if (round < group.firstRound() || round > group.lastRound()) {
                continue;
            }
            List<Integer> members = new ArrayList<>();
            for (int number : group.players()) {
                Integer index = indexOf.get(number);
                if (index != null) {
                    members.add(index);
                }
            }
            for (int i : members) {
                for (int j : members) {
                    if (i != j) {
                        barred[i].set(j);
                    }
                }
            }
        }
    }

    int size() {
        return contenders.size();
    }

    Contender get(int index) {
        return contenders.get(index);
    }

    int score(int index) {
        return contenders.get(index).score();
    }

    Rules rules() {
        return rules;
    }

    int round() {
        return state.nextRound();
    }

    /** Index of a player, or -1 if the player is not to be paired in this round. */
    int indexOf(int number) {
        for (int i = 0; i < contenders.size(); i++) {
            if (contenders.get(i).number() == number) {
                return i;
            }
        }
        return -1;
    }

    boolean isTopscorer(int index) {
        return topscorer[index];
    }

    /** Whether two players have met or may not be paired by a rule of the tournament (C1). */
    boolean isBarred(int i, int j) {
        return barred[i].get(j);
    }

    /** Whether C3 keeps two players apart. */
    boolean colourClash(int i, int j) {
        Contender a = contenders.get(i);
        Contender b = contenders.get(j);
        return a.isAbsolute() && b.isAbsolute() && a.sameDue(b) && !topscorer[i] && !topscorer[j];
    }

    /** Whether the absolute criteria C1 and C3 let two players meet. */
    boolean compatible(int i, int j) {
        return compatible(i, j, rules.demand());
    }

    /** Whether they let two players meet in the bracket that is being paired. */
    boolean compatibleInBracket(int i, int j) {
        return compatible(i, j, rules.inBracket());
    }

    private boolean compatible(int i, int j, Demand demand) {
        return !barred[i].get(j)
                && demand.permits(contenders.get(i), contenders.get(j))
                && !(rules.holds(Criterion.C3) && colourClash(i, j));
    }

    /** Whether a player may get the pairing-allocated bye (C2). */
    boolean byeAllowed(int index) {
        Contender contender = contenders.get(index);
        return (contender.byeAllowed() || !rules.holds(Criterion.C2))
                && rules.demand().permitsBye(contender);
    }

    /** The colour of the higher-ranked (lower index) of two players; empty without a needed initial colour. */
    Optional<Colour> colourOf(int higher, int lower) {
        return colourRule.ofHigher(contenders.get(higher), contenders.get(lower), odd[higher]);
    }

    /** Players of a pair who would have a colour difference beyond two, where a topscorer is in the pair (C10). */
    int beyondTwo(int i, int j) {
        return concernsTopscorer(i, j) ? count(i, j, (c, colour) -> Math.abs(c.difference() + step(colour)) > 2) : 0;
    }

    /** Players of a pair who would have one colour three times running, where a topscorer is in the pair (C11). */
    int threeRunning(int i, int j) {
        return concernsTopscorer(i, j)
                ? count(
                        i,
                        j,
                        (c, colour) -> c.repeatedColour()
                                && c.colours().get(c.colours().size() - 1) == colour)
                : 0;
    }

    /** Players of a pair who would not get their colour preference: 0 or 1 (C12). */
    int unfulfilled(int i, int j) {
        return contenders.get(i).sameDue(contenders.get(j)) ? 1 : 0;
    }

    /** Players of a pair who would not get their strong colour preference: 0 or 1 (C13). */
    int unfulfilledStrong(int i, int j) {
        Contender a = contenders.get(i);
        Contender b = contenders.get(j);
        if (!a.sameDue(b)) {
            return 0;
        }
        Preference weaker = a.preference().compareTo(b.preference()) < 0 ? a.preference() : b.preference();
        return weaker == Preference.STRONG ? 1 : 0;
    }

    private boolean concernsTopscorer(int i, int j) {
        return (topscorer[i] || topscorer[j]) && contenders.get(i).sameDue(contenders.get(j));
    }

    private static int step(Colour colour) {
        return colour == Colour.WHITE ? 1 : -1;
    }

    @FunctionalInterface
    private interface Fault {
        boolean in(Contender contender, Colour colour);
    }

    private int count(int i, int j, Fault fault) {
        int higher = Math.min(i, j);
        int lower = Math.max(i, j);
        Optional<Colour> colour = colourOf(higher, lower);
        if (colour.isEmpty()) {
            return 0;
        }
        return (fault.in(contenders.get(higher), colour.get()) ? 1 : 0)
                + (fault.in(contenders.get(lower), colour.get().opposite()) ? 1 : 0);
    }
}
