package org.chessfed.engine.swiss.dutch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** Reads just enough of a tournament file of the corpus. */
final class CorpusFile {
    final Map<Integer, List<RoundCell>> cells = new TreeMap<>();
    final List<Acceleration> accelerations = new ArrayList<>();
    final List<ForbiddenPairs> forbidden = new ArrayList<>();
    final Map<Integer, Map<Integer, Outcome>> byes = new HashMap<>();
    Optional<Colour> initial = Optional.empty();
    int totalRounds;
    boolean totalGiven;
    int columns;
    PointSystem points = PointSystem.STANDARD;

    static CorpusFile read(Path path) {
        CorpusFile file = new CorpusFile();
        try {
            file.parse(Files.readString(path, StandardCharsets.UTF_8).split("\r\n|\r|\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private static String cut(String line, int from, int to) {
        return from > line.length()
                ? ""
                : line.substring(from - 1, Math.min(to, line.length())).trim();
    }

    private static int tenths(String text) {
        return (int) Math.round(Double.parseDouble(text) * 10);
    }

    private void parse(String[] lines) {
        int[] p = {10, 5, 0, 0, -1};
        boolean baku = false;
        for (String line : lines) {
            if (line.length() < 3) {
                continue;
            }
            String code = line.substring(0, 3);
            String text = line.length() > 4 ? line.substring(4).trim() : "";
            switch (code) {
                case "001" -> player(line);
                case "142", "XXR" -> {
                    totalRounds = Integer.parseInt(text);
                    totalGiven = true;
                }
                case "152" -> initial = Optional.of(text.equals("W") ? Colour.WHITE : Colour.BLACK);
                case "XXC" -> {
                    if (text.contains("white1")) {
                        initial = Optional.of(Colour.WHITE);
                    }
                    if (text.contains("black1")) {
                        initial = Optional.of(Colour.BLACK);
                    }
                }
                case "162" -> {
                    for (int at = 6; at <= line.length(); at += 9) {
                        String symbol = cut(line, at, at);
                        if (!symbol.isEmpty()) {
                            set(p, symbol, tenths(cut(line, at + 1, at + 4)));
                        }
                    }
                }
                case "BBW" -> set(p, "W", tenths(text));
                case "BBD" -> set(p, "D", tenths(text));
                case "BBL" -> set(p, "L", tenths(text));
                case "BBZ" -> set(p, "A", tenths(text));
                case "BBU" -> set(p, "P", tenths(text));
                case "192" -> baku = text.endsWith("_BAKU");
                case "240" -> {
                    int round = Integer.parseInt(cut(line, 7, 9));
                    for (int at = 11; at <= line.length(); at += 5) {
                        String id = cut(line, at, at + 3);
                        if (!id.isEmpty()) {
                            byes.computeIfAbsent(round, r -> new HashMap<>())
                                    .put(Integer.parseInt(id), outcome(line.charAt(4)));
                        }
                    }
                }
                case "250" ->
                    accelerations.add(new Acceleration(
                            Integer.parseInt(cut(line, 15, 17)),
                            Integer.parseInt(cut(line, 19, 21)),
                            Integer.parseInt(cut(line, 23, 26)),
                            Integer.parseInt(cut(line, 28, 31)),
                            tenths(cut(line, 10, 13))));
                case "260" -> {
                    Set<Integer> ids = new HashSet<>();
                    for (int at = 13; at <= line.length(); at += 5) {
                        ids.add(Integer.parseInt(cut(line, at, at + 3)));
                    }
                    forbidden.add(new ForbiddenPairs(
                            Integer.parseInt(cut(line, 5, 7)), Integer.parseInt(cut(line, 9, 11)), ids));
                }
                case "XXP" -> {
                    Set<Integer> ids = new HashSet<>();
                    for (String id : text.split(" +")) {
                        ids.add(Integer.parseInt(id));
                    }
                    forbidden.add(new ForbiddenPairs(1, 99, ids));
                }
                case "XXA" -> {
                    int id = Integer.parseInt(cut(line, 5, 8));
                    for (int round = 1; 10 + 5 * (round - 1) <= line.length(); round++) {
                        String value = cut(line, 10 + 5 * (round - 1), 13 + 5 * (round - 1));
                        if (!value.isEmpty() && tenths(value) != 0) {
                            accelerations.add(new Acceleration(round, round, id, id, tenths(value)));
                        }
                    }
                }
                default -> {}
            }
        }
        PointSystem base = PointSystem.of(p[0], p[1], p[2]);
        points = new PointSystem(p[0], p[1], p[2], p[0], p[3], p[4] < 0 ? p[0] : p[4], p[0], p[1], p[3]);
        if (base.equals(PointSystem.STANDARD) && points.equals(base)) {
            points = base;
        }
        for (List<RoundCell> row : cells.values()) {
            columns = Math.max(columns, row.size());
        }
        if (!totalGiven) {
            totalRounds = columns;
        }
        if (baku && accelerations.isEmpty()) {
            accelerations.addAll(Baku.accelerations(cells.size(), totalRounds, points));
        }
        if (initial.isEmpty()) {
            initial = infer();
        }
    }

    private Optional<Colour> infer() {
        for (int round = 0; round < columns; round++) {
            int position = 0;
            for (List<RoundCell> row : cells.values()) {
                boolean part = false;
                for (int i = 0; i <= round && i < row.size(); i++) {
                    part |= row.get(i).outcome().paired() || row.get(i).outcome() == Outcome.PAIRING_BYE;
                }
                if (!part) {
                    continue;
                }
                position++;
                if (row.size() > round && row.get(round).colour().isPresent()) {
                    Colour colour = row.get(round).colour().get();
                    return Optional.of(position % 2 == 1 ? colour : colour.opposite());
                }
            }
        }
        return Optional.empty();
    }

    private static void set(int[] p, String symbol, int value) {
        int index = "WDLAP".indexOf(symbol.equals("Z") ? "A" : symbol);
        if (index >= 0) {
            p[index] = value;
        }
    }

    static Outcome outcome(char code) {
        char upper = Character.toUpperCase(code);
        for (Outcome outcome : Outcome.values()) {
            if (outcome.code() == upper && outcome != Outcome.UNKNOWN) {
                return outcome;
            }
        }
        return Outcome.ZERO_POINT_BYE;
    }

    private void player(String line) {
        List<RoundCell> row = new ArrayList<>();
        for (int at = 92; at <= line.length(); at += 10) {
            String opponent = cut(line, at, at + 3);
            int number = opponent.isEmpty() ? 0 : Integer.parseInt(opponent);
            String colour = cut(line, at + 5, at + 5);
            String result = cut(line, at + 7, at + 7);
            Outcome outcome = result.isEmpty() ? Outcome.ZERO_POINT_BYE : outcome(result.charAt(0));
            row.add(new RoundCell(
                    number,
                    colour.equals("w")
                            ? Optional.of(Colour.WHITE)
                            : colour.equals("b") ? Optional.of(Colour.BLACK) : Optional.empty(),
                    outcome));
        }
        cells.put(Integer.parseInt(cut(line, 5, 8)), row);
    }

    /** The state before a round; a player without a cell of that round is absent in a {@code finished} file, else present. */
    TournamentState before(int round, boolean finished) {
        List<Player> players = new ArrayList<>();
        for (var entry : cells.entrySet()) {
            List<RoundCell> row = entry.getValue();
            List<RoundCell> past = new ArrayList<>(row.subList(0, Math.min(round - 1, row.size())));
            RoundCell now = row.size() >= round ? row.get(round - 1) : null;
            Outcome bye = byes.getOrDefault(round, Map.of()).get(entry.getKey());
            boolean absent = now != null && !now.outcome().paired() && now.outcome() != Outcome.PAIRING_BYE;
            absent |= now == null && finished;
            if (absent || bye != null) {
                while (past.size() < round - 1) {
                    past.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
                }
                past.add(absent && now != null ? now : RoundCell.bye(bye == null ? Outcome.ZERO_POINT_BYE : bye));
            }
            players.add(new Player(entry.getKey(), "P" + entry.getKey(), 0, past));
        }
        return new TournamentState(
                players, round - 1, totalRounds, points, initial, forbidden, accelerations, PairingEdition.FIDE_2026);
    }

    /** Expected pairs of a finished round, "white-black", and "n-0" for the bye. */
    Set<String> pairs(int round) {
        Set<String> result = new HashSet<>();
        for (var entry : cells.entrySet()) {
            if (entry.getValue().size() < round) {
                continue;
            }
            RoundCell cell = entry.getValue().get(round - 1);
            if (cell.outcome() == Outcome.PAIRING_BYE) {
                result.add(entry.getKey() + "-0");
            } else if (cell.opponent() > 0 && cell.colour().equals(Optional.of(Colour.WHITE))) {
                result.add(entry.getKey() + "-" + cell.opponent());
            }
        }
        return result;
    }
}
