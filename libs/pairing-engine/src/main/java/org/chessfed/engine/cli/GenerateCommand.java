package org.chessfed.engine.cli;

import java.util.List;
import java.util.Set;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.generator.Generator;
import org.chessfed.engine.generator.Generator.Generated;
import org.chessfed.engine.generator.GeneratorSettings;
import org.chessfed.engine.swiss.completable.CompletableSwiss;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfWriter;

/**
 * {@code generate}: a random tournament of a size, by seed. With {@code --completable} each round that departs from the
 * exact system, so that all can be played, is told on standard error.
 */
final class GenerateCommand {

    static final String USAGE = "generate [--seed N] [--players N] [--rounds N] [--draws PERCENT] [--forfeits PPM]"
            + " [--withdrawals PPM] [--half-point-byes PPM] [--zero-point-byes PPM] [--full-point-byes PPM]"
            + " [--late-entries PPM] [--unusual-results PPM] [--highest RATING] [--lowest RATING] [--baku]"
            + " [--completable] [--out FILE]"
            + "\n(PPM: parts per million of the games or players, or whole percent such as 20%)";

    private GenerateCommand() {}

    static ExitCode run(List<String> arguments, Console console) {
        Arguments given = new Arguments(
                arguments,
                USAGE,
                Set.of(
                        "--seed",
                        "--players",
                        "--rounds",
                        "--draws",
                        "--forfeits",
                        "--withdrawals",
                        "--half-point-byes",
                        "--zero-point-byes",
                        "--full-point-byes",
                        "--late-entries",
                        "--unusual-results",
                        "--highest",
                        "--lowest",
                        "--out"),
                Set.of("--baku", Completable.FLAG));
        given.noFiles();
        GeneratorSettings settings = settings(given);
        Generated generated = Generator.generate(
                settings,
                given.number("--seed", 1),
                given.has(Completable.FLAG) ? CompletableSwiss.dutch() : new Dutch());
        byte[] file = bytes(generated);
        String name = given.value("--out").orElse("the generated tournament");
        if (given.value("--out").isPresent()) {
            Console.write(Console.path(name), file);
        } else {
            console.out().writeBytes(file);
        }
        generated
                .remarked()
                .forEach(pairing -> pairing.remarks()
                        .forEach(remark -> console.err().println(name + ": " + Completable.round(pairing, remark))));
        if (generated.stopped().isPresent()) {
            NoPairing none = generated.stopped().get();
            console.err()
                    .println("No valid pairing exists for round " + none.round() + " of the generated tournament: "
                            + PairsText.reasons(none) + hint(given, settings));
            return ExitCode.NO_VALID_PAIRING;
        }
        return ExitCode.OK;
    }

    /** What plays such a tournament to its end, if something does. */
    private static String hint(Arguments given, GeneratorSettings settings) {
        boolean looksAhead = settings.players() == settings.rounds() + 1 && !given.has(Completable.FLAG);
        return looksAhead
                ? " A field of one player more than rounds is played to the end with " + Completable.FLAG + "."
                : "";
    }

    private static byte[] bytes(Generated generated) {
        try {
            return TrfWriter.bytes(generated.file(), TrfWriter.LineEnd.CRLF);
        } catch (TrfException e) {
            throw new Refusal(ExitCode.TOO_LARGE, "the tournament does not fit a tournament file: " + e.getMessage());
        }
    }

    private static GeneratorSettings settings(Arguments given) {
        GeneratorSettings usual = GeneratorSettings.of(40, 9);
        try {
            return new GeneratorSettings(
                    given.number("--players", usual.players()),
                    given.number("--rounds", usual.rounds()),
                    given.number("--highest", usual.highestRating()),
                    given.number("--lowest", usual.lowestRating()),
                    given.number("--draws", usual.drawPercent()),
                    given.partsPerMillion("--forfeits", usual.forfeits()),
                    given.partsPerMillion("--withdrawals", usual.withdrawals()),
                    given.partsPerMillion("--half-point-byes", usual.halfPointByes()),
                    given.partsPerMillion("--zero-point-byes", usual.zeroPointByes()),
                    given.partsPerMillion("--full-point-byes", usual.fullPointByes()),
                    given.partsPerMillion("--late-entries", usual.lateEntries()),
                    given.partsPerMillion("--unusual-results", usual.unusualResults()),
                    given.has("--baku"),
                    usual.points());
        } catch (IllegalArgumentException e) {
            throw given.wrong(e.getMessage() == null ? "wrong setting" : e.getMessage());
        }
    }
}
