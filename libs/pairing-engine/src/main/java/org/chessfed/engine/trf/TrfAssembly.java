package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.RoundCell;

/** Takes the lines of one file in turn and makes the file of them. */
final class TrfAssembly {

    static final int MOST_PLAYERS = 9999;
    static final int MOST_ROUNDS = 999;

    private final List<TrfWarning> warnings = new ArrayList<>();
    private final HeaderRecords header = new HeaderRecords();
    private final PointRecords points = new PointRecords();
    private final TeamRecords teams = new TeamRecords();
    private final ByeRecords byes = new ByeRecords();
    private final AccelerationRecords accelerations = new AccelerationRecords();
    private final ProhibitionRecords prohibitions = new ProhibitionRecords();
    private final Map<Integer, PlayerLine> players = new LinkedHashMap<>();
    private final List<TrfRecord> others = new ArrayList<>();
    private OptionalInt rounds = OptionalInt.empty();
    private Optional<Colour> initialColour = Optional.empty();
    private boolean orderByPosition;

    void accept(TrfLine line) {
        int tab = line.whole().indexOf('\t');
        if (tab >= 0 && !line.code().startsWith("XX")) {
            tolerated(line, line.whole().codePointCount(0, tab) + 1, "a tab is not allowed; columns may be shifted");
        }
        if (!line.text(1, 3).equals(line.code())) {
            tolerated(line, 1, "record " + line.text(1, 3) + " is read as " + line.code());
        }
        switch (line.code()) {
            case "001" -> player(line);
            case "012", "022", "032", "042", "052", "092", "102", "122", "172", "182", "192", "202", "212", "222" ->
                text(line);
            case "112" -> header.deputyArbiter(line);
            case "062", "072", "082" -> header.count(line);
            case "132" -> header.dates(line);
            case "142", "XXR" -> rounds(line);
            case "152" -> colour(line);
            case "XXC" -> configuration(line);
            case "162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU" -> points.accept(line, this::tolerated);
            case "240" -> byes.byes(line);
            case "XXZ" -> byes.absences(line);
            case "250" -> accelerations.range(line);
            case "XXA" -> accelerations.player(line);
            case "260" -> prohibitions.range(line);
            case "XXP" -> prohibitions.always(line);
            case "310", "013", "320", "330", "352", "362" -> teams.accept(line);
            case "299" -> {
                warnings.add(new TrfWarning(
                        line.number(),
                        0,
                        TrfWarning.Kind.NOT_HONOURED,
                        "points out of the ordinary (record 299) are not supported"));
                others.add(new TrfRecord(line.whole()));
            }
            default -> others.add(new TrfRecord(line.whole()));
        }
    }

    private void tolerated(TrfLine line, int column, String message) {
        warnings.add(new TrfWarning(line.number(), column, TrfWarning.Kind.TOLERATED, message));
    }

    private void player(TrfLine line) {
        PlayerLine player = PlayerLine.read(line, (column, message) -> tolerated(line, column, message));
        PlayerLine before = players.putIfAbsent(player.number(), player);
        if (before != null) {
            throw line.fault(
                    5,
                    "starting rank " + player.number() + " stands in line "
                            + before.line().number() + " already");
        }
        if (player.columns() > MOST_ROUNDS) {
            throw line.fault(0, "more than " + MOST_ROUNDS + " rounds");
        }
    }

    private void text(TrfLine line) {
        if (!header.text(line)) {
            tolerated(line, 0, "a second record " + line.code() + "; the first one holds");
            others.add(new TrfRecord(line.whole()));
        }
    }

    private void rounds(TrfLine line) {
        int value = line.positive(4, Math.max(4, line.length()), MOST_ROUNDS, "number of rounds");
        if (rounds.isPresent() && rounds.getAsInt() != value) {
            throw line.fault(5, "number of rounds is " + value + " here and " + rounds.getAsInt() + " before");
        }
        rounds = OptionalInt.of(value);
    }

    private void colour(TrfLine line) {
        String value = line.trimmed(4, line.length());
        switch (value.toUpperCase(Locale.ROOT)) {
            case "W" -> initialColour = Optional.of(Colour.WHITE);
            case "B" -> initialColour = Optional.of(Colour.BLACK);
            default -> throw line.fault(5, "initial colour is W or B, found \"" + value + "\"");
        }
    }

    private void configuration(TrfLine line) {
        for (String word : line.words()) {
            switch (word) {
                case "rank" -> orderByPosition = true;
                case "white1" -> initialColour = Optional.of(Colour.WHITE);
                case "black1" -> initialColour = Optional.of(Colour.BLACK);
                default -> tolerated(line, 5, "XXC knows rank, white1 and black1, found \"" + word + "\"");
            }
        }
    }

    TrfFile finish() {
        if (players.isEmpty()) {
            throw new TrfException(0, 0, "the file has no player (record 001)");
        }
        int paired = pairedRounds();
        TrfTeams teamData = teams.finish(players.keySet(), this::tolerated);
        ByeRecords.Index announced = byes.index(players, teamData, paired, this::tolerated);
        List<TrfPlayer> field = field(paired, announced);
        Consistency consistency = new Consistency(players, warnings::add);
        consistency.checkGames(field, teamData);
        List<TrfBye> allByes = byes.finish(announced, players, teamData, paired, after(paired));
        if (rounds.isPresent() && rounds.getAsInt() < paired) {
            throw new TrfException(
                    0, 0, "the file has " + paired + " paired rounds but gives their number as " + rounds.getAsInt());
        }
        TrfFile file = new TrfFile(
                header.finish(),
                rounds,
                initialColour,
                orderByPosition,
                points.finish(),
                field,
                allByes,
                accelerations.finish(),
                prohibitions.finish(players.keySet(), teamData, rounds.orElse(paired)),
                teamData,
                others,
                List.of());
        header.checkCounts(field, teamData, warnings::add);
        consistency.checkPoints(file);
        consistency.checkBaku(file);
        warnings.sort(Comparator.comparingInt(TrfWarning::line).thenComparingInt(TrfWarning::column));
        return new TrfFile(
                file.header(),
                file.rounds(),
                file.initialColour(),
                file.orderByPosition(),
                file.points(),
                file.players(),
                file.byes(),
                file.accelerations(),
                file.forbidden(),
                file.teams(),
                file.others(),
                warnings);
    }

    /** The players with a cell for each paired round; a blank column is a bye. */
    private List<TrfPlayer> field(int paired, ByeRecords.Index announced) {
        List<TrfPlayer> field = new ArrayList<>();
        for (PlayerLine player : players.values()) {
            List<RoundCell> cells = new ArrayList<>(paired);
            for (int round = 1; round <= paired; round++) {
                Optional<RoundCell> cell = player.cell(round);
                cells.add(cell.isPresent() ? cell.get() : announced.cell(round, player.number()));
            }
            field.add(player.player(cells));
        }
        return field;
    }

    /** The byes that stand in columns after the last paired round. */
    private List<TrfBye> after(int paired) {
        List<TrfBye> later = new ArrayList<>();
        for (PlayerLine player : players.values()) {
            for (int round = paired + 1; round <= player.columns(); round++) {
                int laterRound = round;
                player.cell(round)
                        .ifPresent(cell -> later.add(new TrfBye(laterRound, player.number(), cell.outcome())));
            }
        }
        return later;
    }

    /**
     * Rounds that were paired. A last column that holds only byes announces them for the next round; it counts as a
     * round if everybody has one, or if the file is a finished one because it tells no number of rounds.
     */
    private int pairedRounds() {
        int paired = 0;
        int columns = 0;
        for (PlayerLine player : players.values()) {
            columns = Math.max(columns, player.columns());
            for (int round = paired + 1; round <= player.columns(); round++) {
                Optional<RoundCell> cell = player.cell(round);
                if (cell.isPresent() && (cell.get().opponent() > 0 || cell.get().outcome() == Outcome.PAIRING_BYE)) {
                    paired = round;
                }
            }
        }
        if (columns == paired + 1) {
            int next = columns;
            boolean complete = players.values().stream()
                    .allMatch(player -> player.cell(next).isPresent());
            if (complete || rounds.isEmpty()) {
                return next;
            }
        }
        return paired;
    }
}
