package org.chessfed.engine.trf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * Writes tournament files. What does not fit its columns is refused and nothing is cut, so that what was written reads
 * back as the same data.
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

    private final StringBuilder out = new StringBuilder();
    private final TrfFile file;
    private final LineEnd end;
    private final Dialect dialect;

    private TrfWriter(TrfFile file, LineEnd end, Dialect dialect) {
        this.file = file;
        this.end = end;
        this.dialect = dialect;
    }

    /**
     * The file as UTF-8 without a byte order mark.
     *
     * @throws TrfException if a value does not fit its columns: which, and how long it may be
     */
    public static byte[] bytes(TrfFile file, LineEnd end) {
        return text(file, end).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The file as text, TRF16 content with the records of TRF26.
     *
     * @throws TrfException if a value does not fit its columns: which, and how long it may be
     */
    public static String text(TrfFile file, LineEnd end) {
        return text(file, end, Dialect.TRF26);
    }

    /**
     * The file as text, TRF16 content with the records of a dialect.
     *
     * @throws TrfException if a value does not fit its columns, or the file holds what a tournament state cannot express
     */
    public static String text(TrfFile file, LineEnd end, Dialect dialect) {
        TrfWriter writer = new TrfWriter(file, end, dialect);
        writer.header();
        file.players().forEach(writer::player);
        if (dialect == Dialect.TRF26) {
            writer.pairingRecords();
        } else {
            writer.pairingExtensions();
        }
        writer.teams();
        file.others().forEach(other -> writer.line(other.text()));
        return writer.out.toString();
    }

    private void line(String text) {
        out.append(text).append(end.characters);
    }

    private void text(String code, String value) {
        if (!value.isEmpty()) {
            if (!value.equals(value.strip()) || value.chars().anyMatch(c -> c < ' ')) {
                throw refused(code + " must be one line without blanks around: \"" + value + "\"");
            }
            line(code + " " + value);
        }
    }

    private static TrfException refused(String problem) {
        return new TrfException(0, 0, problem);
    }

    private void header() {
        TrfHeader header = file.header();
        text("012", header.name());
        text("022", header.city());
        text("032", header.federation());
        text("042", header.start());
        text("052", header.end());
        text("062", Integer.toString(file.players().size()));
        text(
                "072",
                Long.toString(file.players().stream()
                        .filter(player -> player.rating() > 0)
                        .count()));
        text("082", Integer.toString(file.teams().teams().size()));
        text("092", header.type());
        text("102", header.chiefArbiter());
        header.deputyArbiters().forEach(arbiter -> text("112", arbiter));
        text("122", header.timeControl());
        dates(header.roundDates());
        if (dialect == Dialect.TRF26) {
            text(
                    "142",
                    file.rounds().isPresent() ? Integer.toString(file.rounds().getAsInt()) : "");
            text(
                    "152",
                    file.initialColour()
                            .map(colour -> colour == Colour.WHITE ? "W" : "B")
                            .orElse(""));
            points(file.points());
        } else {
            text(
                    "XXR",
                    file.rounds().isPresent() ? Integer.toString(file.rounds().getAsInt()) : "");
            text(
                    "XXC",
                    file.initialColour()
                            .map(colour -> colour == Colour.WHITE ? "white1" : "black1")
                            .orElse(""));
            pointExtensions(file.points());
        }
        text("172", header.startingRankMethod());
        text("182", header.pairingProgram());
        text("192", header.typeCode());
        text("202", header.tieBreaks());
        text("212", header.standingsKeys());
        text("222", header.codedTimeControl());
        if (file.orderByPosition()) {
            line("XXC rank");
        }
    }

    private void dates(List<String> dates) {
        if (!dates.isEmpty()) {
            StringBuilder line = new StringBuilder(pad("132", PlayerLine.FIRST_CELL - 1));
            for (String date : dates) {
                line.append(left("round date", date, 8)).append("  ");
            }
            line(line.toString().stripTrailing());
        }
    }

    /** Values that record 162 cannot tell apart go to XXS. */
    private void points(PointSystem points) {
        List<String> symbols = new ArrayList<>();
        List<String> assignments = new ArrayList<>();
        symbol(symbols, 'W', points.win(), PointSystem.STANDARD.win());
        symbol(symbols, 'D', points.draw(), PointSystem.STANDARD.draw());
        symbol(symbols, 'L', points.loss(), PointSystem.STANDARD.loss());
        if (points.zeroPointBye() == points.forfeitLoss()) {
            symbol(symbols, 'A', points.zeroPointBye(), 0);
        } else {
            assignment(assignments, "ZPB", points.zeroPointBye(), 0);
            assignment(assignments, "FL", points.forfeitLoss(), 0);
        }
        symbol(symbols, 'P', points.pairingBye(), points.win());
        assignment(assignments, "FW", points.forfeitWin(), points.win());
        assignment(assignments, "FPB", points.fullPointBye(), points.win());
        assignment(assignments, "HPB", points.halfPointBye(), points.draw());
        if (!symbols.isEmpty()) {
            line("162  " + String.join("    ", symbols));
        }
        if (!assignments.isEmpty()) {
            line("XXS " + String.join(" ", assignments));
        }
    }

    private void pointExtensions(PointSystem points) {
        List<String> assignments = new ArrayList<>();
        assignment(assignments, "W", points.win(), PointSystem.STANDARD.win());
        assignment(assignments, "D", points.draw(), PointSystem.STANDARD.draw());
        assignment(assignments, "L", points.loss(), PointSystem.STANDARD.loss());
        assignment(assignments, "PAB", points.pairingBye(), points.win());
        assignment(assignments, "FW", points.forfeitWin(), points.win());
        assignment(assignments, "FL", points.forfeitLoss(), 0);
        assignment(assignments, "FPB", points.fullPointBye(), points.win());
        assignment(assignments, "HPB", points.halfPointBye(), points.draw());
        assignment(assignments, "ZPB", points.zeroPointBye(), 0);
        text("XXS", String.join(" ", assignments));
    }

    private static void symbol(List<String> symbols, char symbol, int value, int usual) {
        if (value != usual) {
            symbols.add(symbol + right("points", tenths(value), 4));
        }
    }

    private static void assignment(List<String> assignments, String code, int value, int usual) {
        if (value != usual) {
            assignments.add(code + "=" + tenths(value));
        }
    }

    private static String tenths(int value) {
        if (value < 0) {
            throw refused("points must not be negative: " + value + " tenths");
        }
        return value / 10 + "." + value % 10;
    }

    private void player(TrfPlayer player) {
        String who = " of player " + player.number();
        StringBuilder line = new StringBuilder("001 ")
                .append(number("starting rank", player.number(), 4))
                .append(' ')
                .append(left("sex" + who, player.sex(), 1))
                .append(right("title" + who, player.title(), 3))
                .append(' ')
                .append(left("name" + who, player.name(), 33))
                .append(' ')
                .append(player.rating() == 0 ? "    " : number("rating" + who, player.rating(), 4))
                .append(' ')
                .append(left("federation" + who, player.federation(), 3))
                .append(' ')
                .append(right("FIDE id" + who, player.fideId(), 11))
                .append(' ')
                .append(left("birth date" + who, player.birthDate(), 10))
                .append(' ')
                .append(
                        player.points().isPresent()
                                ? right("points" + who, tenths(player.points().getAsInt()), 4)
                                : "    ")
                .append(' ')
                .append(optional("rank" + who, player.rank(), 4));
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
        line(line.toString().stripTrailing());
    }

    private static String cell(RoundCell cell) {
        if (cell.opponent() == 0) {
            return "0000 - " + cell.outcome().code();
        }
        char colour = cell.colour().map(c -> c == Colour.WHITE ? 'w' : 'b').orElse('-');
        return number("opponent", cell.opponent(), 4)
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
            String points = right("virtual points", tenths(virtual.virtualPoints()), 4);
            line("250 " + (team ? points : "    ") + ' ' + (team ? "    " : points)
                    + ' ' + number("round", virtual.firstRound(), 3)
                    + ' ' + number("round", virtual.lastRound(), 3)
                    + ' ' + number("player", virtual.firstPlayer(), 4)
                    + ' ' + number("player", virtual.lastPlayer(), 4));
        }
        for (ForbiddenPairs group : file.forbidden()) {
            StringBuilder line = new StringBuilder("260 ")
                    .append(number("round", group.firstRound(), 3))
                    .append(' ')
                    .append(number("round", group.lastRound(), 3));
            new TreeSet<>(group.players()).forEach(player -> line.append(' ').append(number("player", player, 4)));
            line(line.toString());
        }
    }

    private void pairingExtensions() {
        TournamentState state = file.toTournamentState();
        for (Player player : state.players()) {
            StringBuilder line =
                    new StringBuilder("XXA ").append(number("player", file.fileNumber(player.number()), 4));
            int last = state.accelerations().stream()
                    .filter(virtual -> covers(virtual, player.number()))
                    .mapToInt(Acceleration::lastRound)
                    .max()
                    .orElse(0);
            for (int round = 1; round <= Math.min(last, state.totalRounds()); round++) {
                line.append(' ').append(right("virtual points", tenths(virtualPoints(state, player, round)), 4));
            }
            if (last > 0) {
                line(line.toString());
            }
        }
        for (ForbiddenPairs group : file.forbidden()) {
            if (group.firstRound() <= state.nextRound() && state.nextRound() <= group.lastRound()) {
                StringBuilder line = new StringBuilder("XXP");
                new TreeSet<>(group.players())
                        .forEach(player -> line.append(' ').append(player));
                line(line.toString());
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
                new StringBuilder("240 ").append(kind.code()).append(' ').append(number("round", round, 3));
        boolean any = false;
        for (TrfBye bye : file.byes()) {
            if (bye.round() == round && bye.kind() == kind) {
                line.append(' ').append(number("player", bye.player(), 4));
                any = true;
            }
        }
        if (any) {
            line(line.toString());
        }
    }

    /** Teams by the new record, and by the old one for programs that do not know it yet. */
    private void teams() {
        TrfTeams teams = file.teams();
        text("352", teams.boardColours());
        if (!teams.teams().isEmpty()
                || teams.matchWin() != TrfTeams.NONE.matchWin()
                || teams.matchDraw() != TrfTeams.NONE.matchDraw()
                || teams.matchLoss() != TrfTeams.NONE.matchLoss()) {
            line("362 TW" + right("match points", tenths(teams.matchWin()), 4)
                    + "   TD" + right("match points", tenths(teams.matchDraw()), 4)
                    + "   TL" + right("match points", tenths(teams.matchLoss()), 4));
        }
        for (TrfTeam team : teams.teams()) {
            String who = " of team " + team.number();
            line(("310 " + number("team number", team.number(), 3)
                            + ' ' + left("name" + who, team.name(), 32)
                            + ' ' + left("nickname" + who, team.nickname(), 5)
                            + ' ' + right("strength" + who, team.strength(), 6)
                            + ' ' + optionalTenths("match points" + who, team.matchPoints())
                            + ' ' + optionalTenths("game points" + who, team.gamePoints())
                            + ' ' + optional("rank" + who, team.rank(), 3)
                            + "  " + members(team))
                    .stripTrailing());
        }
        for (TrfTeam team : teams.teams()) {
            line(("013 " + left("name of team " + team.number(), team.name(), 32) + members(team)).stripTrailing());
        }
        for (TrfTeams.Bye bye : teams.byes()) {
            StringBuilder line = new StringBuilder("320 ")
                    .append(right("match points", tenths(bye.matchPoints()), 4))
                    .append(' ')
                    .append(right("game points", tenths(bye.gamePoints()), 4));
            bye.teams().forEach(team -> line.append(' ').append(team == 0 ? "000" : number("team number", team, 3)));
            line(line.toString());
        }
        for (TrfTeams.Forfeit match : teams.forfeits()) {
            String kind = match.whiteWins() ? "+-" : match.blackWins() ? "-+" : "--";
            line("330 " + kind + ' ' + number("round", match.round(), 3) + ' ' + number("team number", match.white(), 3)
                    + ' ' + number("team number", match.black(), 3));
        }
    }

    private static String members(TrfTeam team) {
        StringBuilder members = new StringBuilder();
        for (int player : team.players()) {
            members.append(members.isEmpty() ? "" : " ").append(number("player", player, 4));
        }
        return members.toString();
    }

    private static String optional(String field, OptionalInt value, int width) {
        return value.isPresent() ? number(field, value.getAsInt(), width) : " ".repeat(width);
    }

    private static String optionalTenths(String field, OptionalInt value) {
        return value.isPresent() ? right(field, tenths(value.getAsInt()), 6) : " ".repeat(6);
    }

    private static String number(String field, int value, int width) {
        if (value < 1) {
            throw refused(field + " must be positive, found " + value);
        }
        return right(field, String.format(Locale.ROOT, "%d", value), width);
    }

    private static String left(String field, String value, int width) {
        return pad(fitting(field, value, width), width);
    }

    private static String right(String field, String value, int width) {
        return " ".repeat(width - length(fitting(field, value, width))) + value;
    }

    private static String pad(String value, int width) {
        return value + " ".repeat(width - length(value));
    }

    private static int length(String value) {
        return value.codePointCount(0, value.length());
    }

    private static String fitting(String field, String value, int width) {
        if (length(value) > width) {
            throw refused(field + " may have " + width + " characters, \"" + value + "\" has " + length(value));
        }
        if (!value.equals(value.strip()) || value.chars().anyMatch(c -> c < ' ')) {
            throw refused(field + " must be one line without blanks around: \"" + value + "\"");
        }
        return value;
    }
}
