package org.chessfed.engine.checker;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One round of a file beside the pairing of the system. Numbers are those of the file; the pairing-allocated bye is a
 * board with Black {@code 0}, behind all others.
 *
 * @param round the round, from 1
 * @param pairingExists whether the system finds a legal pairing
 * @param expected the boards of the system, in board order; empty if there is no legal pairing
 * @param found the boards of the file, in board order
 */
public record RoundCheck(int round, boolean pairingExists, List<CheckedBoard> expected, List<CheckedBoard> found) {

    public RoundCheck {
        expected = List.copyOf(expected);
        found = List.copyOf(found);
    }

    /**
     * One board.
     *
     * @param board number of the board in its list, from 1
     * @param white number of White
     * @param black number of Black; {@code 0} for the bye of White
     * @param agrees whether the other list has the same board, at whatever place
     */
    public record CheckedBoard(int board, int white, int black, boolean agrees) {

        /** The two numbers as {@code A-B}. */
        @Override
        public String toString() {
            return white + "-" + black;
        }
    }

    /** Whether the file has the pairing of the system, colours and bye included; the order of boards is no difference. */
    public boolean agrees() {
        return pairingExists
                && expected.stream().allMatch(CheckedBoard::agrees)
                && found.stream().allMatch(CheckedBoard::agrees);
    }

    /** Boards of the system that the file does not have. */
    public List<CheckedBoard> missing() {
        return expected.stream().filter(board -> !board.agrees()).toList();
    }

    /** Boards of the file that the system does not have. */
    public List<CheckedBoard> surplus() {
        return found.stream().filter(board -> !board.agrees()).toList();
    }

    /** All differences in words: the boards that only the system has, and those that only the file has. */
    public String differences() {
        return pairingExists
                ? "round " + round + ": expected " + words(missing()) + "; found " + words(surplus())
                : "round " + round + ": no valid pairing exists";
    }

    private static String words(List<CheckedBoard> boards) {
        return boards.isEmpty()
                ? "nothing else"
                : boards.stream()
                        .map(board -> board.black() == 0 ? "bye of " + board.white() : board.toString())
                        .collect(Collectors.joining(", "));
    }

    /** The first difference in words: round, board, the expected pair and the one found. */
    public String firstDifference() {
        if (!pairingExists) {
            return "round " + round + " no valid pairing exists";
        }
        if (missing().isEmpty()) {
            CheckedBoard board = surplus().getFirst();
            return "round " + round + " board " + board.board() + " expected nobody got " + board;
        }
        CheckedBoard wanted = missing().getFirst();
        String got = surplus().stream()
                .filter(board -> board.white() == wanted.white() || board.black() == wanted.white())
                .findFirst()
                .map(CheckedBoard::toString)
                .orElse("nobody");
        return "round " + round + " board " + wanted.board() + " expected " + wanted + " got " + got;
    }
}
