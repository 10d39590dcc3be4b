package org.chessfed.engine.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.checker.PairedFile;

/** A table for each round of what its pairing rested on, for an arbiter who checks it by hand. */
final class CheckList {

    private CheckList() {}

    /** The tables of some rounds: number, score, colours so far, opponents so far, and who is not paired. */
    static String of(PairedFile file, List<Integer> rounds) {
        StringBuilder text = new StringBuilder();
        for (int round : rounds) {
            text.append("Round #").append(round).append('\n');
            text.append("  ID   Pts  Colours       Opponents\n");
            TournamentState state = file.state(round - 1);
            state.players().stream()
                    .sorted(Comparator.<Player>comparingInt(player -> -score(state, player))
                            .thenComparingInt(Player::number))
                    .forEach(player -> text.append(line(file, state, player)).append('\n'));
            text.append('\n');
        }
        return text.append(ReferenceCall.programInfo()).append('\n').toString();
    }

    private static String line(PairedFile file, TournamentState state, Player player) {
        StringBuilder colours = new StringBuilder();
        StringBuilder opponents = new StringBuilder();
        for (RoundCell cell : player.cells().subList(0, state.completedRounds())) {
            if (cell.outcome().played()) {
                colours.append(cell.colour().equals(Optional.of(Colour.WHITE)) ? 'W' : 'B');
                opponents.append(' ').append(file.fileNumber(cell.opponent()));
            } else {
                colours.append('-');
                opponents.append(' ').append(cell.outcome().code());
            }
        }
        int score = score(state, player);
        boolean absent = player.cells().size() > state.completedRounds();
        return right(Integer.toString(file.fileNumber(player.number())), 4)
                + right(PointSystem.text(score), 6)
                + "  " + colours + " ".repeat(Math.max(1, 14 - colours.length()))
                + opponents.toString().stripLeading()
                + (absent ? "  (" + player.cells().getLast().outcome().code() + ")" : "");
    }

    private static int score(TournamentState state, Player player) {
        return player.cells().subList(0, state.completedRounds()).stream()
                .mapToInt(cell -> state.points().points(cell.outcome()))
                .sum();
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
