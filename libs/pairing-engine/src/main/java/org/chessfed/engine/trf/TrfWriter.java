package org.chessfed.engine.trf;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * Writes tournament files. What does not fit its columns is refused and nothing is cut, so that what was written reads
 * back as the same data. What {@link TrfReader} would refuse, such as a game that only one side has, is refused, too.
 */
public final class TrfWriter {

    /** How a line ends. */
    public enum LineEnd {
        /** Readable everywhere. */
        CRLF("\r\n"),
        /** Unix. */
        LF("\n"),
        /** What the format's text asks for. */
        CR("\r");

        private final String characters;

        LineEnd(String characters) {
            this.characters = characters;
        }
    }

    /** Which records carry what a pairing program needs. */
    public enum Dialect {
        /** The records of TRF26; everything is told. */
        TRF26,
        /**
         * The extensions that JaVaFo made common (XXR, XXC, XXS, XXA, XXP), for programs that do not know TRF26: what
         * holds in the next round is told, with byes and absences in its column. Those of later rounds are left out,
         * and so are groups that may meet in the next round.
         */
        EXTENSIONS
    }

    private final WrittenLines lines;
    private final TrfFile file;
    private final Dialect dialect;

    private TrfWriter(TrfFile file, LineEnd end, Dialect dialect) {
        this.file = file;
        this.lines = new WrittenLines(end.characters);
        this.dialect = dialect;
    }

    /**
     * The file as UTF-8 without a byte order mark.
     *
     * @throws TrfException if a value does not fit its columns: which, and how long it may be; or if the data contradict
     *     each other, so that the file would not be read again
     */
    public static byte[] bytes(TrfFile file, LineEnd end) {
        return text(file, end).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The file as text, TRF16 content with the records of TRF26.
     *
     * @throws TrfException if a value does not fit its columns: which, and how long it may be; or if the data contradict
     *     each other, so that the file would not be read again
     */
    public static String text(TrfFile file, LineEnd end) {
        return text(file, end, Dialect.TRF26);
    }

    /**
     * The file as text, TRF16 content with the records of a dialect.
     *
     * @throws TrfException if a value does not fit its columns, the data contradict each other, so that the file would not
     *     be read again, or the file holds what a tournament state cannot express
     */
    public static String text(TrfFile file, LineEnd end, Dialect dialect) {
        TrfWriter writer = new TrfWriter(file, end, dialect);
        new HeaderWriter(writer.lines, file, dialect).write();
        file.players().forEach(writer::player);
        if (dialect == Dialect.TRF26) {
            writer.pairingRecords();
        } else {
            writer.pairingExtensions();
        }
        new TeamWriter(writer.lines, file).write();
        file.others().forEach(other -> writer.lines.line(other.text()));
        return readable(writer.lines.toString());
    }

    /** The text, which the reader must take: a file that nobody can open would be found out too late. */
    private static String readable(String text) {
        try {
            TrfReader.read(text);
            return text;
        } catch (TrfException refused) {
            throw Columns.refused("the file would not be read again: " + refused.getMessage());
        }
    }

    private void player(TrfPlayer player) {
        String who = " of player " + player.number();
        StringBuilder line = new StringBuilder("001 ")
                .append(Columns.number("starting rank", player.number(), 4))
                .append(' ')
                .append(Columns.left("sex" + who, player.sex(), 1))
                .append(Columns.right("title" + who, player.title(), 3))
                .append(' ')
                .append(Columns.left("name" + who, player.name(), 33))
                .append(' ')
                .append(player.rating() == 0 ? "    " : Columns.number("rating" + who, player.rating(), 4))
                .append(' ')
                .append(Columns.left("federation" + who, player.federation(), 3))
                .append(' ')
                .append(Columns.right("FIDE id" + who, player.fideId(), 11))
                .append(' ')
                .append(Columns.left("birth date" + who, player.birthDate(), 10))
                .append(' ')
                .append(
                        player.points().isPresent()
                                ? Columns.right(
                                        "points" + who,
                                        Columns.tenths(player.points().getAsInt()),
                                        4)
                                : "    ")
                .append(' ')
                .append(Columns.optional("rank" + who, player.rank(), 4));
        for (RoundCell cell : player.cells()) {
            line.append("  ").append(cell(cell));
        }
        if (dialect == Dialect.EXTENSIONS) {
            int next = file.pairedRounds() + 1;
            file.byes().stream()
                    .filter(bye -> bye.round() == next && bye.player() == player.number())
                    .findFirst()
                    .ifPresent(bye -> line.append("  ").append(cell(RoundCell.bye(bye.kind()))));
        }
        lines.line(line.toString().stripTrailing());
    }

    private static String cell(RoundCell cell) {
        if (cell.opponent() == 0) {
            return "0000 - " + cell.outcome().code();
        }
        char colour = cell.colour().map(c -> c == Colour.WHITE ? 'w' : 'b').orElse('-');
        return Columns.number("opponent", cell.opponent(), 4)
                + ' '
                + colour
                + ' '
                + cell.outcome().code();
    }

    private void pairingRecords() {
        TreeSet<Integer> rounds = new TreeSet<>();
        file.byes().forEach(bye -> rounds.add(bye.round()));
        for (int round : rounds) {
            for (Outcome kind : List.of(Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE)) {
                byes(round, kind);
            }
        }
        for (Acceleration virtual : file.accelerations()) {
            boolean team = !file.teams().teams().isEmpty();
            String points = Columns.right("virtual points", Columns.tenths(virtual.virtualPoints()), 4);
            lines.line("250 " + (team ? points : "    ") + ' ' + (team ? "    " : points)
                    + ' ' + Columns.number("round", virtual.firstRound(), 3)
                    + ' ' + Columns.number("round", virtual.lastRound(), 3)
                    + ' ' + Columns.number("player", virtual.firstPlayer(), 4)
                    + ' ' + Columns.number("player", virtual.lastPlayer(), 4));
        }
        for (ForbiddenPairs group : file.forbidden()) {
            StringBuilder line = new StringBuilder("260 ")
                    .append(Columns.number("round", group.firstRound(), 3))
                    .append(' ')
                    .append(Columns.number("round", group.lastRound(), 3));
            new TreeSet<>(group.players())
                    .forEach(player -> line.append(' ').append(Columns.number("player", player, 4)));
            lines.line(line.toString());
        }
    }

    private void pairingExtensions() {
        TournamentState state = file.toTournamentState();
        for (Player player : state.players()) {
            StringBuilder line =
                    new StringBuilder("XXA ").append(Columns.number("player", file.fileNumber(player.number()), 4));
            int last = state.accelerations().stream()
                    .filter(virtual -> covers(virtual, player.number()))
                    .mapToInt(Acceleration::lastRound)
                    .max()
                    .orElse(0);
            for (int round = 1; round <= Math.min(last, state.totalRounds()); round++) {
                line.append(' ')
                        .append(Columns.right(
                                "virtual points", Columns.tenths(virtualPoints(state, player, round)), 4));
            }
            if (last > 0) {
                lines.line(line.toString());
            }
        }
        for (ForbiddenPairs group : file.forbidden()) {
            if (group.firstRound() <= state.nextRound() && state.nextRound() <= group.lastRound()) {
                StringBuilder line = new StringBuilder("XXP");
                new TreeSet<>(group.players())
                        .forEach(player -> line.append(' ').append(player));
                lines.line(line.toString());
            }
        }
    }

    private static boolean covers(Acceleration virtual, int number) {
        return virtual.firstPlayer() <= number && number <= virtual.lastPlayer();
    }

    private static int virtualPoints(TournamentState state, Player player, int round) {
        return state.accelerations().stream()
                .filter(virtual -> covers(virtual, player.number())
                        && virtual.firstRound() <= round
                        && round <= virtual.lastRound())
                .mapToInt(Acceleration::virtualPoints)
                .sum();
    }

    private void byes(int round, Outcome kind) {
        StringBuilder line =
                new StringBuilder("240 ").append(kind.code()).append(' ').append(Columns.number("round", round, 3));
        boolean any = false;
        for (TrfBye bye : file.byes()) {
            if (bye.round() == round && bye.kind() == kind) {
                line.append(' ').append(Columns.number("player", bye.player(), 4));
                any = true;
            }
        }
        if (any) {
            lines.line(line.toString());
        }
    }
}
