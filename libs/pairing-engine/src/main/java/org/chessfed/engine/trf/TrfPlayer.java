package org.chessfed.engine.trf;

import java.util.List;
import java.util.OptionalInt;
import org.chessfed.engine.RoundCell;

/**
 * One player of a tournament file (record 001). Texts are empty where the file leaves the field blank.
 *
 * @param number starting rank, columns 5 to 8
 * @param sex {@code "m"}, {@code "w"} or empty, column 10
 * @param title title, columns 11 to 13
 * @param name columns 15 to 47
 * @param rating columns 49 to 52; {@code 0} = unrated
 * @param federation columns 54 to 56
 * @param fideId columns 58 to 68
 * @param birthDate columns 70 to 79, as it stands
 * @param points columns 81 to 84, in tenths of a point
 * @param rank columns 86 to 89
 * @param cells the paired rounds, round 1 first; every player of a file has the same number of them
 */
public record TrfPlayer(
        int number,
        String sex,
        String title,
        String name,
        int rating,
        String federation,
        String fideId,
        String birthDate,
        OptionalInt points,
        OptionalInt rank,
        List<RoundCell> cells) {

    public TrfPlayer {
        cells = List.copyOf(cells);
    }

    /** A player of whom only what pairing needs is known. */
    public static TrfPlayer of(int number, String name, int rating, List<RoundCell> cells) {
        return new TrfPlayer(number, "", "", name, rating, "", "", "", OptionalInt.empty(), OptionalInt.empty(), cells);
    }

    /** The same player with other rounds, points (tenths) and rank. */
    public TrfPlayer withResults(List<RoundCell> rounds, OptionalInt newPoints, OptionalInt newRank) {
        return new TrfPlayer(
                number, sex, title, name, rating, federation, fideId, birthDate, newPoints, newRank, rounds);
    }
}
