package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** Writes tournaments shortly: one line per player, one cell per round, {@code 6b1} = black against 6, won. */
final class CrossTable {

    private CrossTable() {}

    /** A tournament with the usual points, in which White is drawn for number 1. */
    static TournamentState state(int completed, int total, Colour initial, String... lines) {
        return state(completed, total, PointSystem.STANDARD, Optional.of(initial), List.of(), lines);
    }

    static TournamentState state(
            int completed,
            int total,
            PointSystem points,
            Optional<Colour> initial,
            List<Acceleration> accelerations,
            String... lines) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            List<RoundCell> cells = new ArrayList<>();
            for (String cell : lines[i].trim().split("\\s+")) {
                if (!cell.isEmpty()) {
                    cells.add(cell(cell));
                }
            }
            players.add(new Player(i + 1, "Player " + (i + 1), 2000 - i, cells));
        }
        return new TournamentState(
                players, completed, total, points, initial, List.of(), accelerations, PairingEdition.FIDE_2026);
    }

    /** A field of new players before round 1. */
    static TournamentState newField(int size, int total, Colour initial) {
        String[] lines = new String[size];
        java.util.Arrays.fill(lines, "");
        return state(0, total, initial, lines);
    }

    private static RoundCell cell(String text) {
        Outcome outcome = outcome(text.charAt(text.length() - 1));
        if (text.length() == 1) {
            return RoundCell.bye(outcome);
        }
        Colour colour = text.charAt(text.length() - 2) == 'w' ? Colour.WHITE : Colour.BLACK;
        return RoundCell.game(Integer.parseInt(text.substring(0, text.length() - 2)), colour, outcome);
    }

    private static Outcome outcome(char code) {
        for (Outcome outcome : Outcome.values()) {
            if (outcome.code() == code) {
                return outcome;
            }
        }
        throw new IllegalArgumentException("no result code " + code);
    }

    /** The same tournament as it was before an earlier round: cells without an opponent in that round stay. */
    static TournamentState before(TournamentState state, int round) {
        List<Player> players = new ArrayList<>();
        for (Player player : state.players()) {
            List<RoundCell> past = new ArrayList<>(player.cells().subList(0, round - 1));
            RoundCell now = player.cells().get(round - 1);
            if (!now.outcome().paired() && now.outcome() != Outcome.PAIRING_BYE) {
                past.add(now);
            }
            players.add(new Player(player.number(), player.name(), player.rating(), past));
        }
        return new TournamentState(
                players,
                round - 1,
                state.totalRounds(),
                state.points(),
                state.initialColour(),
                state.forbidden(),
                state.accelerations(),
                state.edition());
    }

    /** Boards in order, {@code "1-4 5-2"}, and {@code ", bye 7"}; or {@code "none: key"}. */
    static String text(PairingAnswer answer) {
        if (answer instanceof Pairing pairing) {
            StringBuilder result = new StringBuilder();
            for (Pairing.Board board : pairing.boards()) {
                result.append(result.isEmpty() ? "" : " ")
                        .append(board.white())
                        .append('-')
                        .append(board.black());
            }
            pairing.bye().ifPresent(bye -> result.append(", bye ").append(bye));
            return result.toString();
        }
        return "none: "
                + ((org.chessfed.engine.NoPairing) answer).reasons().get(0).key();
    }
}
