package org.chessfed.engine.checker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.checker.RoundCheck.CheckedBoard;
import org.chessfed.engine.trf.TrfException;

/** Pairs every round of a file again, each from the rounds before it, and compares. */
public final class Checker {

    private Checker() {}

    /**
     * Checks all rounds.
     *
     * @throws TrfException if the file holds what cannot be paired
     */
    public static List<RoundCheck> check(PairedFile file) {
        return IntStream.rangeClosed(1, file.file().pairedRounds())
                .mapToObj(round -> check(file, round))
                .toList();
    }

    /**
     * Checks one round.
     *
     * @param round 1 to the number of paired rounds
     * @throws TrfException if the file holds what cannot be paired
     */
    public static RoundCheck check(PairedFile file, int round) {
        Pairing found = file.paired(round);
        if (found.boards().isEmpty() && found.bye().isEmpty()) {
            return new RoundCheck(round, true, List.of(), List.of());
        }
        PairingAnswer answer = file.pair(round);
        return switch (answer) {
            case NoPairing none -> new RoundCheck(round, false, List.of(), boards(file, withBye(found), Set.of()));
            case Pairing expected -> {
                List<Pairing.Board> wanted = withBye(expected);
                List<Pairing.Board> got = file.colouredLike(round, withBye(found), wanted);
                yield new RoundCheck(
                        round,
                        true,
                        boards(file, wanted, new HashSet<>(got)),
                        boards(file, got, new HashSet<>(wanted)));
            }
        };
    }

    private static List<Pairing.Board> withBye(Pairing pairing) {
        List<Pairing.Board> boards = new ArrayList<>(pairing.boards());
        pairing.bye().ifPresent(number -> boards.add(new Pairing.Board(number, 0)));
        return boards;
    }

    private static List<CheckedBoard> boards(PairedFile file, List<Pairing.Board> boards, Set<Pairing.Board> other) {
        List<CheckedBoard> checked = new ArrayList<>();
        for (Pairing.Board board : boards) {
            checked.add(new CheckedBoard(
                    checked.size() + 1,
                    file.fileNumber(board.white()),
                    board.black() == 0 ? 0 : file.fileNumber(board.black()),
                    other.contains(board)));
        }
        return checked;
    }
}
