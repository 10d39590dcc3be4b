package org.chessfed.engine;

import java.util.List;
import java.util.OptionalInt;

/**
 * A pairing of one round.
 *
 * @param round the round, from 1
 * @param boards in board order, board 1 first
 * @param bye pairing number of the player with the pairing-allocated bye
 * @param remarks what the people at the tournament should know, such as a departure from the exact system
 */
public record Pairing(int round, List<Board> boards, OptionalInt bye, List<Remark> remarks) implements PairingAnswer {

    public Pairing {
        boards = List.copyOf(boards);
        remarks = List.copyOf(remarks);
    }

    /**
     * One game.
     *
     * @param white pairing number of White
     * @param black pairing number of Black
     */
    public record Board(int white, int black) {}
}
