package org.chessfed.demo.season;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.tiebreak.RankingFacts;
import org.chessfed.engine.tiebreak.RankingRules;
import org.chessfed.engine.tiebreak.Standings;
import org.chessfed.engine.tiebreak.UnplayedPolicy;

/**
 * A tie on a cut line that no tie-break ends is rare, and a season should show one: of the ways in which a last round may
 * end, this finds one that leaves such a tie. The platform does not know of it; whether there is a playoff is its finding.
 *
 * @param before the tournament after all rounds but the last
 * @param rules the ranking's chain
 * @param cuts places that advance, by the pairing numbers of the section that they are for
 */
record CutLineTie(TournamentState before, RankingRules rules, Map<Set<Integer>, Integer> cuts) {

    private static final int TRIES = 3_000;

    CutLineTie {
        cuts = Map.copyOf(cuts);
    }

    /** A game of the last round by pairing numbers. */
    record Game(int white, int black, Outcome whiteOutcome, Outcome blackOutcome) {}

    /** The number of the first way to end the round that leaves a tie on a cut line; empty if none of those tried does. */
    OptionalInt find(IntFunction<List<Game>> ends) {
        for (int way = 0; way < TRIES; way++) {
            TournamentState after = after(ends.apply(way));
            if (tied(after, rules)
                    && EnumSet.allOf(UnplayedPolicy.class).stream()
                            .allMatch(unplayed -> tied(after, rules.with(unplayed)))) {
                return OptionalInt.of(way);
            }
        }
        return OptionalInt.empty();
    }

    private boolean tied(TournamentState after, RankingRules chosen) {
        return cuts.entrySet().stream()
                .anyMatch(cut ->
                        Standings.rank(after, chosen, RankingFacts.NONE.withList(cut.getKey())).awaiting().stream()
                                .anyMatch(group -> group.straddles(cut.getValue())));
    }

    private TournamentState after(List<Game> games) {
        Map<Integer, RoundCell> last = new HashMap<>();
        for (Game game : games) {
            last.put(game.white(), RoundCell.game(game.black(), Colour.WHITE, game.whiteOutcome()));
            last.put(game.black(), RoundCell.game(game.white(), Colour.BLACK, game.blackOutcome()));
        }
        int completed = before.completedRounds();
        List<Player> players = new ArrayList<>();
        for (Player player : before.players()) {
            List<RoundCell> cells = new ArrayList<>(
                    player.cells().subList(0, Math.min(completed, player.cells().size())));
            while (cells.size() < completed) {
                cells.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
            }
            cells.add(last.getOrDefault(player.number(), RoundCell.bye(Outcome.ZERO_POINT_BYE)));
            players.add(new Player(player.number(), player.name(), player.rating(), cells));
        }
        return new TournamentState(
                players,
                completed + 1,
                before.totalRounds(),
                before.points(),
                before.initialColour(),
                before.forbidden(),
                before.accelerations(),
                before.edition());
    }
}
