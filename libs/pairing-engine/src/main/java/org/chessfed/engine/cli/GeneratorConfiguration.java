package org.chessfed.engine.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.generator.GeneratorSettings;

/**
 * The configuration file of the reference program's generator: {@code Key=value} a line, {@code #} begins a remark. A rate
 * of {@code n} means once in {@code n}.
 */
final class GeneratorConfiguration {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> partsPerMillion = new HashMap<>();
    private final Map<String, Integer> points = new HashMap<>();

    /** Sizes and frequencies that the seed draws, for whatever the file leaves open. */
    private static GeneratorSettings drawn(long seed) {
        Random random = new Random(seed);
        int players = 12 + random.nextInt(110);
        int rounds = 5 + random.nextInt(7);
        return GeneratorSettings.of(players, rounds);
    }

    /** The settings of a tournament without a configuration file. */
    static GeneratorSettings settings(long seed) {
        return drawn(seed);
    }

    /**
     * The settings of a configuration file.
     *
     * @param name the file's name, for messages
     */
    static GeneratorSettings settings(String name, String text, long seed) {
        GeneratorConfiguration configuration = new GeneratorConfiguration();
        for (String line : text.split("[\\r\\n]+")) {
            if (!line.isEmpty() && line.charAt(0) != '#') {
                configuration.accept(name, line);
            }
        }
        try {
            return configuration.over(drawn(seed));
        } catch (IllegalArgumentException e) {
            throw new Refusal(
                    ExitCode.BAD_REQUEST, "Error while processing configuration file " + name + ": " + e.getMessage());
        }
    }

    private void accept(String name, String line) {
        int sign = line.indexOf('=');
        if (sign < 0) {
            throw wrong(name, "Error parsing configuration file line: " + line);
        }
        String key = line.substring(0, sign);
        String value = line.substring(sign + 1);
        try {
            switch (key) {
                case "PlayersNumber", "RoundsNumber", "DrawPercentage", "HighestRating", "LowestRating" ->
                    numbers.put(key, number(value));
                case "ForfeitRate", "HalfPointByeRate", "HalfPointByteRate" ->
                    partsPerMillion.put(key.replace("Byte", "Bye"), rate(value, 1));
                case "RetiredRate" -> partsPerMillion.put(key, rate(value, 2));
                case "PointsForWin",
                        "PointsForDraw",
                        "PointsForLoss",
                        "PointsForZPB",
                        "PointsForForfeitLoss",
                        "PointsForPAB" -> points.put(key, tenths(value));
                default -> throw wrong(name, "Unexpected parameter \"" + key + "\" in configuration file.");
            }
        } catch (ArithmeticException | NumberFormatException e) {
            throw wrong(name, "The value for parameter \"" + key + "\" in the configuration file is invalid.");
        }
    }

    private static Refusal wrong(String name, String problem) {
        return new Refusal(ExitCode.BAD_REQUEST, "Error parsing configuration file " + name + ": " + problem);
    }

    private static int number(String value) {
        int number = Integer.parseInt(value);
        if (number < 0) {
            throw new NumberFormatException(value);
        }
        return number;
    }

    private static int rate(String value, int least) {
        BigDecimal rate = new BigDecimal(value);
        if (rate.compareTo(BigDecimal.valueOf(least)) < 0) {
            throw new NumberFormatException(value);
        }
        return BigDecimal.valueOf(GeneratorSettings.ALL)
                .divide(rate, 0, RoundingMode.DOWN)
                .intValueExact();
    }

    private static int tenths(String value) {
        int tenths = new BigDecimal(value).movePointRight(1).intValueExact();
        if (tenths < 0) {
            throw new NumberFormatException(value);
        }
        return tenths;
    }

    private GeneratorSettings over(GeneratorSettings drawn) {
        int win = points.getOrDefault("PointsForWin", 10);
        int draw = points.getOrDefault("PointsForDraw", 5);
        int forfeitLoss = points.getOrDefault("PointsForForfeitLoss", 0);
        PointSystem system = new PointSystem(
                win,
                draw,
                points.getOrDefault("PointsForLoss", 0),
                win,
                forfeitLoss,
                points.getOrDefault("PointsForPAB", win),
                win,
                draw,
                points.getOrDefault("PointsForZPB", forfeitLoss));
        return new GeneratorSettings(
                numbers.getOrDefault("PlayersNumber", drawn.players()),
                numbers.getOrDefault("RoundsNumber", drawn.rounds()),
                numbers.getOrDefault("HighestRating", drawn.highestRating()),
                numbers.getOrDefault("LowestRating", drawn.lowestRating()),
                numbers.getOrDefault("DrawPercentage", drawn.drawPercent()),
                partsPerMillion.getOrDefault("ForfeitRate", drawn.forfeits()),
                partsPerMillion.getOrDefault("RetiredRate", drawn.withdrawals()),
                partsPerMillion.getOrDefault("HalfPointByeRate", drawn.halfPointByes()),
                0,
                0,
                0,
                0,
                false,
                system);
    }
}
