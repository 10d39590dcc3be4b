package org.chessfed.engine.cli;

import java.nio.charset.Charset;
import java.util.ArrayList;
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
 * for each file. That line names the first board that differs; all of them, in every round, are told on standard error.
 */
final class CheckCommand {

    static final String USAGE = "check FILE... [--completable] [--encoding NAME]";

    private CheckCommand() {}

    static ExitCode run(List<String> arguments, Console console) {
        Arguments given = new Arguments(arguments, USAGE, Set.of("--encoding"), Set.of(Completable.FLAG));
        Optional<Charset> encoding = given.encoding();
        Map<String, String> names = Console.names(given.files(), Console::stem);
        return Batch.run(given.files(), console, file -> {
            TrfFile read = Console.read(file, encoding);
            return answer(file, Console.inOneLine(names.getOrDefault(file, file)), read, given.has(Completable.FLAG));
        });
    }

    private static Batch.Answer answer(String name, String shown, TrfFile read, boolean completable) {
        try {
            PairedFile file = completable ? Completable.of(read) : PairedFile.of(read);
            boolean anyGame = read.players().stream()
                    .flatMap(player -> player.cells().stream())
                    .anyMatch(cell -> cell.opponent() > 0);
            if (anyGame) {
                PairCommand.requireInitialColour(file, 0);
            }
            List<RoundCheck> differing = Checker.check(file).stream()
                    .filter(round -> !round.agrees())
                    .toList();
            List<String> remarks = new ArrayList<>(Console.warnings(name, read));
            remarks.addAll(EditionNotice.of(name, file));
            if (read.pairedRounds() == 0) {
                remarks.add(name + ": no round is paired, so that there was nothing to check.");
            }
            differing.forEach(round -> remarks.add(name + ": " + round.differences()));
            String verdict = differing.isEmpty()
                    ? " ok"
                    : " differs: " + differing.getFirst().firstDifference();
            return new Batch.Answer(
                    shown + verdict + "\n", differing.isEmpty() ? ExitCode.OK : ExitCode.NO_VALID_PAIRING, remarks);
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error checking file " + name + ": " + e.getMessage());
        }
    }
}
