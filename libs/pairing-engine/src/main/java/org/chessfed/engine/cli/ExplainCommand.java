package org.chessfed.engine.cli;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.swiss.dutch.DutchExplainer;
import org.chessfed.engine.swiss.dutch.WhyNot;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;

/**
 * {@code explain FILE [--round R] [--why A-B]}: the brackets of a round, who moved down and why, why the bye, and what
 * would get worse if two other players met. Without {@code --round} it is the next round, of a finished tournament the
 * last one.
 */
final class ExplainCommand {

    static final String USAGE = "explain FILE [--round R] [--why A-B] [--language en|zh-TW] [--encoding NAME]"
            + "   (--why A-0: why A does not have the bye)";

    private static final Pattern PAIR = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})");

    private ExplainCommand() {}

    private static Locale language(Arguments given) {
        return switch (given.value("--language").orElse("en")) {
            case "en" -> Locale.ENGLISH;
            case "zh", "zh-TW", "zh_TW" -> Locale.TAIWAN;
            case String other -> throw given.wrong("--language must be en or zh-TW, found " + other);
        };
    }

    static ExitCode run(List<String> arguments, Console console) {
        Arguments given =
                new Arguments(arguments, USAGE, Set.of("--round", "--why", "--language", "--encoding"), Set.of());
        String name = given.file();
        Locale language = language(given);
        Optional<Charset> encoding = given.encoding();
        try {
            TrfFile read = Console.read(name, encoding);
            Console.warnings(name, read).forEach(console.err()::println);
            PairedFile file = PairedFile.of(read);
            if (!file.dutch()) {
                throw new Refusal(ExitCode.BAD_REQUEST, name + ": only FIDE Dutch is explained.");
            }
            int round = round(given, file);
            PairCommand.requireInitialColour(file, round - 1);
            ExplanationText text = new ExplanationText(file, round, language);
            DutchExplainer explainer = new DutchExplainer(file.state(round - 1));
            PairingAnswer answer = explainer.answer();
            if (given.has("--why")) {
                why(explainer, answer, file, round, given, text);
            } else {
                text.round(explainer.explain());
            }
            console.out().print(text);
            return answer instanceof NoPairing ? ExitCode.NO_VALID_PAIRING : ExitCode.OK;
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error explaining file " + name + ": " + e.getMessage());
        }
    }

    private static int round(Arguments given, PairedFile file) {
        int paired = file.file().pairedRounds();
        boolean finished = paired > 0 && paired >= file.file().totalRounds();
        int latest = finished ? paired : paired + 1;
        int round = given.number("--round", latest);
        if (round < 1 || round > latest || round > file.file().totalRounds()) {
            throw given.wrong("--round must be one of the rounds of the file or the next one, found " + round);
        }
        return round;
    }

    private static void why(
            DutchExplainer explainer,
            PairingAnswer answer,
            PairedFile file,
            int round,
            Arguments given,
            ExplanationText text) {
        String asked = given.required("--why");
        Matcher matcher = PAIR.matcher(asked);
        if (!matcher.matches()) {
            throw given.wrong("--why needs two numbers such as 3-14, found " + asked);
        }
        int a = Integer.parseInt(matcher.group(1));
        int b = Integer.parseInt(matcher.group(2));
        int first = pairingNumber(file, round, given, a);
        WhyNot why = b == 0 ? explainer.whyNoBye(first) : explainer.whyNot(first, pairingNumber(file, round, given, b));
        text.why(a, b, why, answer);
    }

    private static int pairingNumber(PairedFile file, int round, Arguments given, int fileNumber) {
        return file.state(round - 1).players().stream()
                .map(player -> player.number())
                .filter(number -> file.fileNumber(number) == fileNumber)
                .findFirst()
                .orElseThrow(() -> given.wrong("no player has the number " + fileNumber));
    }
}
