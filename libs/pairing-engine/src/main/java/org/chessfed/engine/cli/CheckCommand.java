package org.chessfed.engine.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.checker.Checker;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.checker.RoundCheck;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;

/**
 * {@code check FILE... [--completable]}: every round of each file is paired again, with look-ahead where asked; one line
 * for each file.
 */
final class CheckCommand {

    static final String USAGE = "check FILE... [--completable]";

    private CheckCommand() {}

    static ExitCode run(List<String> arguments, Console console) {
        Arguments given = new Arguments(arguments, USAGE, Set.of(), Set.of(Completable.FLAG));
        Map<String, String> names = Console.names(given.files(), Console::stem);
        return Batch.run(
                given.files(),
                console,
                file -> answer(file, names.getOrDefault(file, file), given.has(Completable.FLAG)));
    }

    private static Batch.Answer answer(String name, String shown, boolean completable) {
        TrfFile read = Console.read(name);
        try {
            PairedFile file = completable ? Completable.of(read) : PairedFile.of(read);
            Optional<RoundCheck> difference = firstDifference(file);
            String line = shown
                    + difference
                            .map(round -> " differs: " + round.firstDifference())
                            .orElse(" ok");
            return new Batch.Answer(
                    line + "\n",
                    difference.isEmpty() ? ExitCode.OK : ExitCode.NO_VALID_PAIRING,
                    Console.warnings(name, read));
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error checking file " + name + ": " + e.getMessage());
        }
    }

    private static Optional<RoundCheck> firstDifference(PairedFile file) {
        for (int round = 1; round <= file.file().pairedRounds(); round++) {
            RoundCheck check = Checker.check(file, round);
            if (!check.agrees()) {
                return Optional.of(check);
            }
        }
        return Optional.empty();
    }
}
