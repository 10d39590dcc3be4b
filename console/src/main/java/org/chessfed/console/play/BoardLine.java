package org.chessfed.console.play;

import org.chessfed.console.service.Pairing.PlayerRow;

/**
 * A board as the list shows it.
 *
 * @param board its number
 * @param white who plays White
 * @param black who plays Black
 * @param whitePoints points before the round, as written; empty where they are not known
 * @param blackPoints the same of Black
 * @param result as written, {@code 1–0}; empty while the game is not over
 * @param whitePlayed what White did, as {@link org.chessfed.console.page.Score#played} says it
 * @param blackPlayed what Black did
 * @param whiteFound whether White is who was looked for
 * @param blackFound whether Black is
 */
record BoardLine(
        int board,
        PlayerRow white,
        PlayerRow black,
        String whitePoints,
        String blackPoints,
        String result,
        String whitePlayed,
        String blackPlayed,
        boolean whiteFound,
        boolean blackFound) {

    /** Whether one of the two was looked for. */
    public boolean found() {
        return whiteFound || blackFound;
    }
}
