package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.RoundCell;

/** Takes the lines of one file in turn and makes the file of them. */
final class TrfAssembly {

    static final int MOST_PLAYERS = 9999;
    static final int MOST_ROUNDS = 999;

    /** Records of words that are parted by blanks or tabs. */
    private static final Set<String> OF_WORDS = Set.of("XXC", "XXS", "XXP", "XXZ");

    private final Map<String, Consumer<TrfLine>> records = new HashMap<>();
    private final TrfRemarks remarks = new TrfRemarks();
    private final HeaderRecords header = new HeaderRecords();
    private final PointRecords points = new PointRecords();
    private final TeamRecords teams = new TeamRecords();
    private final ByeRecords byes = new ByeRecords();
    private final AccelerationRecords accelerations = new AccelerationRecords();
    private final ProhibitionRecords prohibitions = new ProhibitionRecords();
    private final Map<Integer, PlayerLine> players = new LinkedHashMap<>();
    private final List<TrfRecord> others = new ArrayList<>();
    private final Set<String> unknown = new HashSet<>();
    private OptionalInt rounds = OptionalInt.empty();
    private Optional<Colour> initialColour = Optional.empty();
    private boolean orderByPosition;

    TrfAssembly() {
        records.put("001", this::player);
        for (String code : List.of(
                "012", "022", "032", "042", "052", "092", "102", "122", "172", "182", "192", "202", "212", "222")) {
            records.put(code, this::text);
        }
        records.put("112", header::deputyArbiter);
        List.of("062", "072", "082").forEach(code -> records.put(code, this::count));
        records.put("132", line -> header.dates(line, remarks::tolerated));
        List.of("142", "XXR").forEach(code -> records.put(code, this::rounds));
        records.put("152", this::colour);
        records.put("XXC", this::configuration);
        for (String code : List.of("162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU")) {
            records.put(code, line -> points.accept(line, remarks::tolerated));
        }
        records.put("240", byes::byes);
        records.put("XXZ", byes::absences);
        records.put("250", accelerations::range);
        records.put("XXA", accelerations::player);
        records.put("260", prohibitions::range);
        records.put("XXP", prohibitions::always);
        List.of("310", "013", "320", "330", "352", "362").forEach(code -> records.put(code, teams::accept));
    }

    /**
     * Takes a line: one of a known record must have nothing beside its fields, any other is kept as it stands, unless it is
     * a known one with a damaged code.
     */
    void accept(TrfLine line) {
        Consumer<TrfLine> record = records.get(line.code());
        if (record == null) {
            keep(line);
            return;
        }
        int tab = line.whole().indexOf('\t');
        if (tab >= 0 && !OF_WORDS.contains(line.code())) {
            remarks.tolerated(
                    line, line.whole().codePointCount(0, tab) + 1, "a tab is not allowed; columns may be shifted");
        }
        String code = line.whole().substring(0, 3);
        if (!code.equals(line.code())) {
            remarks.tolerated(line, 1, "record " + code + " is read as " + line.code());
        }
        line.requireBlankBehindCode();
        record.accept(line);
        line.requireRestBlank();
    }

    private void keep(TrfLine line) {
        line.firstWord().ifPresent(word -> {
            String meant = meantCode(word.text());
            if (records.containsKey(meant)) {
                throw line.fault(
                        word.column(),
                        "the code of a record stands in columns 1 to 3, found \"" + line.standing(1, 3)
                                + "\"; is this record " + meant + "?");
            }
        });
        if (line.code().equals("299")) {
            remarks.add(new TrfWarning(
                    line.number(),
                    0,
                    TrfWarning.Kind.NOT_HONOURED,
                    "points out of the ordinary (record 299) are not supported"));
        } else if (!ofOthers(line.code()) && unknown.add(line.code())) {
            remarks.tolerated(
                    line,
                    1,
                    "record \"" + line.code() + "\" is not known; such lines are kept, and nothing follows from them");
        }
        others.add(new TrfRecord(line.whole()));
    }

    /** What a code was before somebody shifted it, cut its zeros off, or took letters for its digits. */
    private static String meantCode(String word) {
        String digits = word.toUpperCase(Locale.ROOT)
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        boolean number = digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? "0".repeat(Math.max(0, 3 - digits.length())) + digits : word.toUpperCase(Locale.ROOT);
    }

    /** Comments, and the lines of a federation for its national rating, which begin with its three letters. */
    private static boolean ofOthers(String code) {
        return code.startsWith("#") || code.matches("[A-Z]{3}");
    }

    private void player(TrfLine line) {
        PlayerLine player = PlayerLine.read(line, (column, message) -> remarks.tolerated(line, column, message));
        PlayerLine before = players.putIfAbsent(player.number(), player);
        if (before != null) {
            throw line.fault(
                    5,
                    "starting rank " + player.number() + " stands in line "
                            + before.line().number() + " already");
        }
        if (player.columns() > MOST_ROUNDS) {
            throw line.fault(PlayerLine.cellColumn(MOST_ROUNDS + 1), "more than " + MOST_ROUNDS + " rounds");
        }
    }

    private void text(TrfLine line) {
        if (!header.text(line)) {
            remarks.tolerated(line, 0, "a second record " + line.code() + "; the first one holds");
            others.add(new TrfRecord(line.whole()));
        }
    }

    /** Numbers that players and teams tell themselves; the file counts them anew. */
    private void count(TrfLine line) {
        if (!header.text(line)) {
            remarks.tolerated(line, 0, "a second record " + line.code() + "; the first one holds");
        }
    }

    private void rounds(TrfLine line) {
        int value = line.positive(5, Math.max(5, line.length()), MOST_ROUNDS, "number of rounds");
        if (rounds.isPresent() && rounds.getAsInt() != value) {
            throw line.fault(5, "number of rounds is " + value + " here and " + rounds.getAsInt() + " before");
        }
        rounds = OptionalInt.of(value);
    }

    private void colour(TrfLine line) {
        String value = line.trimmed(5, line.length());
        switch (value.toUpperCase(Locale.ROOT)) {
            case "W" -> initialColour(line, 5, Colour.WHITE);
            case "B" -> initialColour(line, 5, Colour.BLACK);
            default -> throw line.fault(5, "initial colour is W or B, found \"" + value + "\"");
        }
    }

    private void initialColour(TrfLine line, int column, Colour colour) {
        if (initialColour.isPresent() && initialColour.get() != colour) {
            throw line.fault(
                    column,
                    "initial colour is " + colour.name().toLowerCase(Locale.ROOT) + " here and "
                            + colour.opposite().name().toLowerCase(Locale.ROOT) + " before; the file may tell one");
        }
        initialColour = Optional.of(colour);
    }

    private void configuration(TrfLine line) {
        for (TrfLine.Word word : line.words()) {
            switch (word.text()) {
                case "rank" -> orderByPosition = true;
                case "white1" -> initialColour(line, word.column(), Colour.WHITE);
                case "black1" -> initialColour(line, word.column(), Colour.BLACK);
                default ->
                    remarks.tolerated(
                            line, word.column(), "XXC knows rank, white1 and black1, found \"" + word.text() + "\"");
            }
        }
    }

    TrfFile finish() {
        if (players.isEmpty()) {
            throw new TrfException(0, 0, "the file has no player (record 001)");
        }
        int paired = pairedRounds();
        TrfTeams teamData = teams.finish(players.keySet(), remarks::tolerated);
        TrfHeader head = header.finish();
        boolean ofTeams = !teamData.teams().isEmpty() && !head.typeCode().startsWith("FIDE_DUTCH");
        TrfTeams playing = ofTeams ? teamData : TrfTeams.NONE;
        Set<Integer> numbers =
                ofTeams ? teamData.teams().stream().map(TrfTeam::number).collect(Collectors.toSet()) : players.keySet();
        ByeRecords.Index announced = byes.index(players, playing, paired, remarks::tolerated);
        List<TrfPlayer> field = field(paired, announced);
        Consistency consistency = new Consistency(players, remarks::add);
        consistency.checkGames(field, playing);
        Matches matches = new Matches(teamData, paired);
        teams.checkMatches(matches, remarks::tolerated);
        if (ofTeams) {
            matches.checkGames(players, field, remarks::tolerated);
        }
        List<TrfBye> allByes = byes.finish(announced, players, playing, paired, after(paired));
        if (rounds.isPresent() && rounds.getAsInt() < paired) {
            throw new TrfException(
                    0, 0, "the file has " + paired + " paired rounds but gives their number as " + rounds.getAsInt());
        }
        TrfFile file = new TrfFile(
                head,
                rounds,
                initialColour,
                orderByPosition,
                points.finish(),
                field,
                allByes,
                accelerations.finish(numbers),
                prohibitions.finish(numbers, rounds.orElse(paired)),
                teamData,
                others,
                List.of());
        header.checkCounts(field, teamData, remarks::add);
        consistency.checkPoints(file);
        header.checkDays(head, remarks::add);
        consistency.checkBaku(file, ofTeams, header.line("192"));
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
                remarks.inOrder());
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
