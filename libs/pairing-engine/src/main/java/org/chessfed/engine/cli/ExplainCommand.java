package org.chessfed.engine.cli;

import java.text.MessageFormat;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.Remark;
import org.chessfed.engine.checker.Checker;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.checker.RoundCheck;
import org.chessfed.engine.swiss.dutch.DutchExplainer;
import org.chessfed.engine.swiss.dutch.ExplainedBracket;
import org.chessfed.engine.swiss.dutch.ExplainedRound;
import org.chessfed.engine.swiss.dutch.Floater;
import org.chessfed.engine.swiss.dutch.WhyNot;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;

/**
 * {@code explain FILE [--round R] [--why A-B]}: the brackets of a round, who moved down and why, why the bye, and what
 * would get worse if two other players met.
 */
final class ExplainCommand {

    static final String USAGE = "explain FILE [--round R] [--why A-B] [--language en|zh-TW]"
            + "   (--why A-0: why A does not have the bye)";

    private static final Pattern PAIR = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})");

    private final PairedFile file;
    private final int round;
    private final Locale language;
    private final StringBuilder text = new StringBuilder();

    private static Locale language(Arguments given) {
        return switch (given.value("--language").orElse("en")) {
            case "en" -> Locale.ENGLISH;
            case "zh", "zh-TW", "zh_TW" -> Locale.TAIWAN;
            case String other -> throw given.wrong("--language must be en or zh-TW, found " + other);
        };
    }

    private ExplainCommand(PairedFile file, int round, Locale language) {
        this.file = file;
        this.round = round;
        this.language = language;
    }

    static ExitCode run(List<String> arguments, Console console) {
        Arguments given = new Arguments(arguments, USAGE, Set.of("--round", "--why", "--language"), Set.of());
        String name = given.file();
        Locale language = language(given);
        try {
            TrfFile read = Console.read(name);
            Console.warnings(name, read).forEach(console.err()::println);
            PairedFile file = PairedFile.of(read);
            if (!file.dutch()) {
                throw new Refusal(ExitCode.BAD_REQUEST, name + ": only FIDE Dutch is explained.");
            }
            int next = file.file().pairedRounds() + 1;
            int round = given.number("--round", next);
            if (round < 1 || round > next || round > file.file().totalRounds()) {
                throw given.wrong("--round must be one of the rounds of the file or the next one, found " + round);
            }
            ExplainCommand explain = new ExplainCommand(file, round, language);
            DutchExplainer explainer = new DutchExplainer(file.state(round - 1));
            if (given.has("--why")) {
                explain.why(explainer, given, given.required("--why"));
            } else {
                explain.round(explainer.explain());
            }
            console.out().print(explain.text);
            return ExitCode.OK;
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error explaining file " + name + ": " + e.getMessage());
        }
    }

    private void why(DutchExplainer explainer, Arguments given, String pair) {
        Matcher matcher = PAIR.matcher(pair);
        if (!matcher.matches()) {
            throw given.wrong("--why needs two numbers such as 3-14, found " + pair);
        }
        int a = pairingNumber(given, Integer.parseInt(matcher.group(1)));
        int other = Integer.parseInt(matcher.group(2));
        WhyNot why = other == 0 ? explainer.whyNoBye(a) : explainer.whyNot(a, pairingNumber(given, other));
        heading(other == 0 ? "why-no-bye" : "why-not", round, matcher.group(1), matcher.group(2));
        why.reasons().forEach(reason -> line("  " + sentence(reason)));
        why.alternative().ifPresent(pairing -> {
            heading("alternative");
            pairing(pairing);
        });
    }

    private int pairingNumber(Arguments given, int fileNumber) {
        return file.state(round - 1).players().stream()
                .map(player -> player.number())
                .filter(number -> file.fileNumber(number) == fileNumber)
                .findFirst()
                .orElseThrow(() -> given.wrong("no player has the number " + fileNumber));
    }

    private void round(ExplainedRound explained) {
        LocalDate inForce = file.state(round - 1).edition().inForceFrom();
        heading("round", round, file.file().totalRounds(), inForce);
        file.file().header().startDate().filter(day -> day.isBefore(inForce)).ifPresent(day -> heading("older", day));
        PairingAnswer answer = explained.answer();
        if (answer instanceof NoPairing none) {
            heading("no-pairing");
            none.reasons().forEach(reason -> line("  " + sentence(reason)));
        }
        explained.brackets().forEach(this::bracket);
        if (answer instanceof Pairing pairing) {
            heading("boards");
            pairing(pairing);
        }
        if (!explained.bye().isEmpty()) {
            heading("bye");
            explained.bye().forEach(reason -> line("  " + sentence(reason)));
        }
        if (round <= file.file().pairedRounds()) {
            RoundCheck check = Checker.check(file, round);
            if (!check.agrees()) {
                heading("differs", check.firstDifference());
            }
        }
        if (file.file().orderByPosition()) {
            heading("places");
        }
    }

    private void bracket(ExplainedBracket bracket) {
        heading(
                bracket.movedDown().isEmpty() ? "bracket" : "bracket-moved-down",
                points(bracket.score()),
                numbers(bracket.residents()),
                numbers(bracket.movedDown()));
        bracket.games()
                .forEach(game -> line("  " + file.fileNumber(game.white()) + "-" + file.fileNumber(game.black())));
        for (Floater floater : bracket.floaters()) {
            heading("floater", file.fileNumber(floater.player()), sentence(floater.reason()));
        }
        String imperfect = bracket.values().stream()
                .filter(value -> value.values().stream().anyMatch(number -> number != 0))
                .map(value -> value.criterion().toString())
                .collect(Collectors.joining(", "));
        if (!imperfect.isEmpty()) {
            heading("imperfect", imperfect);
        }
    }

    private void pairing(Pairing pairing) {
        PairsText.of(file, pairing).lines().skip(1).forEach(pair -> line("  " + pair.replace(' ', '-')));
    }

    private String numbers(List<Integer> players) {
        return players.stream()
                .map(number -> Integer.toString(file.fileNumber(number)))
                .collect(Collectors.joining(", "));
    }

    private static String points(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    private String sentence(Remark remark) {
        return PairsText.remark(remark, language);
    }

    private void heading(String key, Object... words) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        String pattern = ResourceBundle.getBundle("org.chessfed.engine.cli.headings", language, noFallback)
                .getString(key);
        line(MessageFormat.format(
                pattern, Arrays.stream(words).map(String::valueOf).toArray()));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
