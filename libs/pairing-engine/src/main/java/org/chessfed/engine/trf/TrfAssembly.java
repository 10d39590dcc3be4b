package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.RoundCell;

/** Takes the lines of one file in turn and makes the file of them. */
final class TrfAssembly {

    private static final int MOST_PLAYERS = 9999;
    private static final int MOST_ROUNDS = 999;
    private static final Pattern WORD = Pattern.compile("\\S+");

    private final List<TrfWarning> warnings = new ArrayList<>();
    private final Map<String, String> texts = new HashMap<>();
    private final List<String> deputyArbiters = new ArrayList<>();
    private final List<String> roundDates = new ArrayList<>();
    private final PointRecords points = new PointRecords();
    private final TeamRecords teams = new TeamRecords();
    private final Map<Integer, PlayerLine> players = new LinkedHashMap<>();
    private final List<Announced> byes = new ArrayList<>();
    private final List<Absent> absences = new ArrayList<>();
    private final List<Acceleration> accelerations = new ArrayList<>();
    private final List<Acceleration> playerAccelerations = new ArrayList<>();
    private final List<ForbiddenPairs> forbidden = new ArrayList<>();
    private final List<Set<Integer>> alwaysForbidden = new ArrayList<>();
    private final List<Named> namedInPairs = new ArrayList<>();
    private final List<TrfRecord> others = new ArrayList<>();
    private OptionalInt rounds = OptionalInt.empty();
    private Optional<Colour> initialColour = Optional.empty();
    private boolean orderByPosition;

    private record Announced(TrfLine line, int column, TrfBye bye) {}

    private record Absent(TrfLine line, int player) {}

    /** A player or team that a record of forbidden pairs names. */
    private record Named(TrfLine line, int column, int number) {}

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
            case "112" -> deputyArbiters.add(line.trimmed(5, line.length()));
            case "062", "072", "082" -> count(line);
            case "132" -> dates(line);
            case "142", "XXR" -> rounds(line);
            case "152" -> colour(line);
            case "XXC" -> configuration(line);
            case "162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU" -> points.accept(line, this::tolerated);
            case "240" -> byes(line);
            case "XXZ" -> absences(line);
            case "250" -> acceleration(line);
            case "XXA" -> playerAcceleration(line);
            case "260" -> forbidden(line);
            case "XXP" -> alwaysForbidden(line);
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
        String value = line.trimmed(5, line.length());
        String before = value.isEmpty() ? null : texts.putIfAbsent(line.code(), value);
        if (before != null) {
            tolerated(line, 0, "a second record " + line.code() + "; the first one holds");
            others.add(new TrfRecord(line.whole()));
        }
    }

    /** Counts are told by the players themselves; a wrong one only deserves a remark when the file is complete. */
    private void count(TrfLine line) {
        texts.putIfAbsent(line.code(), line.trimmed(5, line.length()));
    }

    private void dates(TrfLine line) {
        for (int column = PlayerLine.FIRST_CELL; column <= line.length(); column += 10) {
            roundDates.add(line.trimmed(column, column + 7));
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
        for (String word : words(line)) {
            switch (word) {
                case "rank" -> orderByPosition = true;
                case "white1" -> initialColour = Optional.of(Colour.WHITE);
                case "black1" -> initialColour = Optional.of(Colour.BLACK);
                default -> tolerated(line, 5, "XXC knows rank, white1 and black1, found \"" + word + "\"");
            }
        }
    }

    private static List<String> words(TrfLine line) {
        String words = line.text(4, line.length()).strip();
        return words.isEmpty() ? List.of() : List.of(words.split("\\s+"));
    }

    private void byes(TrfLine line) {
        Outcome kind = switch (Character.toUpperCase(line.at(5))) {
            case 'F' -> Outcome.FULL_POINT_BYE;
            case 'H' -> Outcome.HALF_POINT_BYE;
            case 'Z' -> Outcome.ZERO_POINT_BYE;
            default ->
                throw line.fault(5, "kind of bye is F, H or Z, found \"" + Character.toString(line.at(5)) + "\"");
        };
        int round = line.positive(7, 9, MOST_ROUNDS, "round");
        for (int column = 11; column <= line.length(); column += 5) {
            if (!line.blank(column, column + 3)) {
                int player = line.positive(column, column + 3, MOST_PLAYERS, "player");
                byes.add(new Announced(line, column, new TrfBye(round, player, kind)));
            }
        }
    }

    private void absences(TrfLine line) {
        for (String word : words(line)) {
            absences.add(new Absent(line, line.integer(word, 5, "player")));
        }
    }

    private void acceleration(TrfLine line) {
        OptionalInt matchPoints = line.tenths(5, 8, "virtual match points");
        OptionalInt virtualPoints = line.tenths(10, 13, "virtual points");
        int first = line.positive(15, 17, MOST_ROUNDS, "first round");
        int last = line.positive(19, 21, MOST_ROUNDS, "last round");
        int from = line.positive(23, 26, MOST_PLAYERS, "first player");
        int to = line.positive(28, 31, MOST_PLAYERS, "last player");
        if (last < first) {
            throw line.fault(19, "last round " + last + " is before the first, " + first);
        }
        if (to < from) {
            throw line.fault(28, "last player " + to + " is before the first, " + from);
        }
        int value = matchPoints.orElse(0) > 0 ? matchPoints.getAsInt() : virtualPoints.orElse(0);
        if (value == 0) {
            throw line.fault(10, "virtual points are missing");
        }
        accelerations.add(new Acceleration(first, last, from, to, value));
    }

    private void playerAcceleration(TrfLine line) {
        int player = line.positive(5, 8, MOST_PLAYERS, "player");
        int round = 1;
        for (int column = 10; column <= line.length(); column += 5) {
            int value = line.tenths(column, column + 3, "virtual points of round " + round)
                    .orElse(0);
            if (value > 0) {
                playerAccelerations.add(new Acceleration(round, round, player, player, value));
            }
            round++;
        }
    }

    private void forbidden(TrfLine line) {
        int first = line.positive(5, 7, MOST_ROUNDS, "first round");
        int last = line.positive(9, 11, MOST_ROUNDS, "last round");
        if (last < first) {
            throw line.fault(9, "last round " + last + " is before the first, " + first);
        }
        Set<Integer> group = new LinkedHashSet<>();
        for (int column = 13; column <= line.length(); column += 5) {
            if (!line.blank(column, column + 3)) {
                int number = line.positive(column, column + 3, MOST_PLAYERS, "player");
                group.add(number);
                namedInPairs.add(new Named(line, column, number));
            }
        }
        if (group.size() < 2) {
            throw line.fault(13, "a group that may not meet needs two players");
        }
        forbidden.add(new ForbiddenPairs(first, last, group));
    }

    private void alwaysForbidden(TrfLine line) {
        Set<Integer> group = new LinkedHashSet<>();
        Matcher word = WORD.matcher(line.text(4, line.length()));
        while (word.find()) {
            int column = 4 + word.start();
            int number = line.integer(word.group(), column, "player");
            group.add(number);
            namedInPairs.add(new Named(line, column, number));
        }
        if (group.size() < 2) {
            throw line.fault(5, "a group that may not meet needs two players");
        }
        alwaysForbidden.add(group);
    }

    TrfFile finish() {
        if (players.isEmpty()) {
            throw new TrfException(0, 0, "the file has no player (record 001)");
        }
        int paired = pairedRounds();
        TrfTeams teamData = teams.finish(players.keySet(), this::tolerated);
        Map<List<Integer>, TrfBye> announced = announcements(paired, teamData);
        List<TrfPlayer> field = new ArrayList<>();
        List<TrfBye> later = new ArrayList<>();
        for (PlayerLine player : players.values()) {
            List<RoundCell> cells = new ArrayList<>(paired);
            for (int round = 1; round <= paired; round++) {
                cells.add(cell(player, round, announced));
            }
            for (int round = paired + 1; round <= player.columns(); round++) {
                int laterRound = round;
                player.cell(round)
                        .ifPresent(cell -> later.add(new TrfBye(laterRound, player.number(), cell.outcome())));
            }
            field.add(player.player(cells));
        }
        consistent(field, teamData);
        List<TrfBye> allByes = new ArrayList<>();
        byes.forEach(bye -> allByes.add(bye.bye()));
        for (Absent absent : absences) {
            known(absent.line(), 5, absent.player());
            later.add(new TrfBye(paired + 1, absent.player(), Outcome.ZERO_POINT_BYE));
        }
        Set<List<Integer>> listed = new HashSet<>(announced.keySet());
        for (TrfBye individual : later) {
            TrfBye bye = ofTeam(individual, teamData);
            if (listed.add(List.of(bye.round(), bye.player()))) {
                allByes.add(bye);
            }
        }
        int total = Math.max(rounds.orElse(paired), paired);
        if (rounds.isPresent() && rounds.getAsInt() < paired) {
            throw new TrfException(
                    0, 0, "the file has " + paired + " paired rounds but gives their number as " + rounds.getAsInt());
        }
        prohibitions(teamData);
        alwaysForbidden.forEach(group -> forbidden.add(new ForbiddenPairs(1, Math.max(1, total), group)));
        counts(field, teamData);
        TrfFile file = new TrfFile(
                header(),
                rounds,
                initialColour,
                orderByPosition,
                points.finish(),
                field,
                allByes,
                accelerations.isEmpty() ? playerAccelerations : accelerations,
                forbidden,
                teamData,
                others,
                List.of());
        points(file);
        baku(file);
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

    private Map<List<Integer>, TrfBye> announcements(int paired, TrfTeams teamData) {
        Map<List<Integer>, TrfBye> announced = new HashMap<>();
        for (Announced bye : byes) {
            int number = bye.bye().player();
            int round = bye.bye().round();
            boolean team = teamData.teams().stream().anyMatch(t -> t.number() == number);
            if (!team) {
                known(bye.line(), bye.column(), number);
            }
            TrfBye before = announced.putIfAbsent(List.of(round, number), bye.bye());
            if (before != null && before.kind() != bye.bye().kind()) {
                throw bye.line().fault(bye.column(), "player " + number + " has two kinds of bye in round " + round);
            }
            PlayerLine player = players.get(number);
            if (teamData.teams().isEmpty() && player != null && round <= paired) {
                Optional<RoundCell> cell = player.cell(round);
                if (cell.isPresent() && cell.get().outcome() != bye.bye().kind()) {
                    tolerated(
                            bye.line(),
                            bye.column(),
                            "player " + number + " announced a bye for round " + round + ", but has \""
                                    + cell.get().outcome().code() + "\" there");
                }
            }
        }
        return announced;
    }

    /** A number that nobody has would silently let two meet who may not: a prohibition names only who is there. */
    private void prohibitions(TrfTeams teamData) {
        Set<Integer> numbers = new HashSet<>(players.keySet());
        if (!teamData.teams().isEmpty()) {
            numbers.clear();
            teamData.teams().forEach(team -> numbers.add(team.number()));
        }
        for (Named named : namedInPairs) {
            if (!numbers.contains(named.number())) {
                throw named.line()
                        .fault(
                                named.column(),
                                "the pair that may not meet names number " + named.number()
                                        + ", which the file does not have");
            }
        }
    }

    /** In a team tournament byes are those of teams: the bye of a player is that of the team. */
    private static TrfBye ofTeam(TrfBye bye, TrfTeams teamData) {
        return teamData.teams().stream()
                .filter(team -> team.players().contains(bye.player()))
                .findFirst()
                .map(team -> new TrfBye(bye.round(), team.number(), bye.kind()))
                .orElse(bye);
    }

    private void known(TrfLine line, int column, int number) {
        if (!players.containsKey(number)) {
            throw line.fault(column, "no player has the starting rank " + number);
        }
    }

    private static RoundCell cell(PlayerLine player, int round, Map<List<Integer>, TrfBye> announced) {
        Optional<RoundCell> cell = player.cell(round);
        if (cell.isPresent()) {
            return cell.get();
        }
        TrfBye bye = announced.get(List.of(round, player.number()));
        return RoundCell.bye(bye == null ? Outcome.ZERO_POINT_BYE : bye.kind());
    }

    /** Both sides of every game must tell the same; a round has one pairing-allocated bye. */
    private void consistent(List<TrfPlayer> field, TrfTeams teamData) {
        Map<Integer, TrfPlayer> byNumber = new HashMap<>();
        field.forEach(player -> byNumber.put(player.number(), player));
        Map<Integer, Integer> byeOfRound = new HashMap<>();
        for (TrfPlayer player : field) {
            TrfLine line = line(player.number());
            for (int round = 1; round <= player.cells().size(); round++) {
                RoundCell cell = player.cells().get(round - 1);
                int column = PlayerLine.cellColumn(round);
                if (cell.outcome() == Outcome.PAIRING_BYE && teamData.teams().isEmpty()) {
                    Integer other = byeOfRound.putIfAbsent(round, player.number());
                    if (other != null) {
                        throw line.fault(
                                column,
                                "round " + round + " has two pairing-allocated byes, of " + other + " and "
                                        + player.number());
                    }
                }
                if (cell.opponent() > 0) {
                    TrfPlayer opponent = byNumber.get(cell.opponent());
                    if (opponent == null) {
                        throw line.fault(
                                column, "opponent " + cell.opponent() + " of round " + round + " is not in the file");
                    }
                    sameGame(line, column, round, player, cell, opponent);
                }
                if (cell.outcome() == Outcome.UNKNOWN) {
                    warnings.add(new TrfWarning(
                            line.number(),
                            column + 7,
                            TrfWarning.Kind.NOT_HONOURED,
                            "the game of " + player.number() + " in round " + round + " has no result yet"));
                }
            }
        }
    }

    private TrfLine line(int number) {
        PlayerLine player = players.get(number);
        if (player == null) {
            throw new IllegalStateException("no line for player " + number);
        }
        return player.line();
    }

    private static void sameGame(
            TrfLine line, int column, int round, TrfPlayer player, RoundCell cell, TrfPlayer opponent) {
        RoundCell other = opponent.cells().get(round - 1);
        String pair = player.number() + " and " + opponent.number() + " in round " + round;
        if (other.opponent() != player.number()) {
            throw line.fault(
                    column,
                    "the lines of " + pair + " contradict each other: the second has opponent " + other.opponent());
        }
        if (cell.colour().isPresent() && cell.colour().equals(other.colour())) {
            throw line.fault(column + 5, pair + " have the same colour");
        }
        if (!together(cell.outcome(), other.outcome())) {
            throw line.fault(
                    column + 7,
                    "the results of " + pair + " do not go together: \""
                            + cell.outcome().code() + "\" and \""
                            + other.outcome().code() + "\"");
        }
    }

    /** Two results of one game: a decision, a draw, a loss for both, or a draw for one and a loss for the other. */
    private static boolean together(Outcome a, Outcome b) {
        return switch (a) {
            case WIN -> b == Outcome.LOSS;
            case DRAW -> b == Outcome.DRAW || b == Outcome.LOSS;
            case LOSS -> b == Outcome.WIN || b == Outcome.DRAW || b == Outcome.LOSS;
            case UNRATED_WIN -> b == Outcome.UNRATED_LOSS;
            case UNRATED_DRAW -> b == Outcome.UNRATED_DRAW || b == Outcome.UNRATED_LOSS;
            case UNRATED_LOSS -> b == Outcome.UNRATED_WIN || b == Outcome.UNRATED_DRAW || b == Outcome.UNRATED_LOSS;
            case FORFEIT_WIN -> b == Outcome.FORFEIT_LOSS;
            case FORFEIT_LOSS -> b == Outcome.FORFEIT_WIN || b == Outcome.FORFEIT_LOSS;
            case UNKNOWN -> b == Outcome.UNKNOWN;
            case HALF_POINT_BYE, FULL_POINT_BYE, PAIRING_BYE, ZERO_POINT_BYE -> false;
        };
    }

    private TrfHeader header() {
        return new TrfHeader(
                head("012"),
                head("022"),
                head("032"),
                head("042"),
                head("052"),
                head("092"),
                head("102"),
                deputyArbiters,
                head("122"),
                roundDates,
                head("172"),
                head("182"),
                head("192"),
                head("202"),
                head("212"),
                head("222"));
    }

    private String head(String code) {
        return texts.getOrDefault(code, "");
    }

    private void counts(List<TrfPlayer> field, TrfTeams teamData) {
        count("062", "players", field.size());
        count("072", "rated players", (int)
                field.stream().filter(player -> player.rating() > 0).count());
        count("082", "teams", teamData.teams().size());
    }

    private void count(String code, String what, int actual) {
        String told = head(code);
        if (!told.isEmpty() && !told.equals(Integer.toString(actual))) {
            warnings.add(new TrfWarning(
                    0,
                    0,
                    TrfWarning.Kind.TOLERATED,
                    "record " + code + " tells " + told + " " + what + ", the file has " + actual));
        }
    }

    /**
     * Points must be the sum of the results; they may contain the virtual points and the announced bye of the next
     * round, as some programs write them.
     */
    private void points(TrfFile file) {
        int next = file.pairedRounds() + 1;
        Map<Integer, Integer> nextBye = new HashMap<>();
        for (TrfBye bye : file.byes()) {
            if (bye.round() == next) {
                nextBye.put(bye.player(), file.points().points(bye.kind()));
            }
        }
        for (TrfPlayer player : file.players()) {
            TrfLine line = line(player.number());
            int sum = player.cells().stream()
                    .mapToInt(cell -> file.points().points(cell.outcome()))
                    .sum();
            if (player.points().isEmpty()) {
                pointsDiffer(line, "player " + player.number() + " has no points; the results give " + text(sum));
                continue;
            }
            int rest = player.points().getAsInt() - sum;
            int bye = nextBye.getOrDefault(player.number(), 0);
            int virtual = file.virtualPoints(player.number(), next);
            if (rest != 0 && rest != bye && rest != virtual && rest != bye + virtual) {
                pointsDiffer(
                        line,
                        "player " + player.number() + " has "
                                + text(player.points().getAsInt()) + " points, the results give " + text(sum));
            }
        }
    }

    private void pointsDiffer(TrfLine line, String message) {
        warnings.add(new TrfWarning(line.number(), 81, TrfWarning.Kind.POINTS_DIFFER, message));
    }

    private static String text(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    private void baku(TrfFile file) {
        boolean fits =
                file.points().win() == 2 * file.points().draw() && file.points().loss() == 0;
        if (file.header().baku() && file.accelerations().isEmpty() && !fits) {
            warnings.add(new TrfWarning(
                    0,
                    0,
                    TrfWarning.Kind.NOT_HONOURED,
                    "Baku acceleration needs a win that is worth two draws and a loss that is worth nothing"));
        }
    }
}
