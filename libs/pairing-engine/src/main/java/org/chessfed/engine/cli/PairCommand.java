package org.chessfed.engine.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.swiss.team.TeamSwiss;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfWarning;

/**
 * {@code pair FILE... --out DIR}: the next round of each file, written to {@code DIR/NAME.pairs}. Where no legal pairing
 * exists the answer is the one line {@code NO_VALID_PAIRING}, and the exit code 1, as with the reference program.
 *
 * <p>With {@code --completable} a field of one player more than rounds is paired so that all rounds can be played;
 * where that departs from the exact system, the round says so on standard error.
 */
final class PairCommand {

    static final String USAGE = "pair FILE... [--out DIR] [--completable] [--encoding NAME]";

    private PairCommand() {}

    static ExitCode run(List<String> arguments, Console console) {
        Arguments given = new Arguments(arguments, USAGE, Set.of("--out", "--encoding"), Set.of(Completable.FLAG));
        Optional<Charset> encoding = given.encoding();
        List<String> files = given.files();
        Optional<Path> directory = given.value("--out").map(Console::path);
        if (directory.isEmpty() && files.size() > 1) {
            throw given.wrong("--out is missing, where the answers to " + files.size() + " files go");
        }
        if (directory.isPresent()) {
            refuseOneAnswerForTwo(files, given);
            Outputs outputs = new Outputs(files);
            files.forEach(file -> outputs.claim(place(directory.get(), file)));
            create(directory.get());
        }
        return Batch.run(
                files,
                console,
                file -> answer(file, Console.read(file, encoding), given.has(Completable.FLAG), directory));
    }

    private static Path place(Path directory, String file) {
        return directory.resolve(Console.stem(file) + ".pairs");
    }

    /** Two files whose answers would be written to one place: neither is written. */
    private static void refuseOneAnswerForTwo(List<String> files, Arguments given) {
        Map<String, String> byStem = new HashMap<>();
        for (String file : files) {
            String other = byStem.put(Console.stem(file), file);
            if (other != null) {
                throw given.wrong("the answers to " + other + " and " + file + " would both be written to "
                        + Console.stem(file) + ".pairs; pair them in two calls");
            }
        }
    }

    private static void create(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE_ERROR, "The directory (" + directory + ") could not be made.");
        }
    }

    private static Batch.Answer answer(String name, TrfFile file, boolean completable, Optional<Path> directory) {
        try {
            PairedFile paired = completable ? Completable.of(file) : PairedFile.of(file);
            requirePairable(file);
            requireInitialColour(paired, file.pairedRounds());
            PairingAnswer answer = paired.pair(file.pairedRounds() + 1);
            String pairs = PairsText.of(paired, answer);
            directory.ifPresent(where -> Console.write(place(where, name), pairs));
            List<String> remarks = new ArrayList<>(Console.warnings(name, file));
            remarks.addAll(EditionNotice.of(name, paired));
            if (completable) {
                remarks.addAll(Completable.told(name, paired, answer));
            }
            if (answer instanceof NoPairing none) {
                remarks.add(
                        name + ": no valid pairing of round " + none.round() + " exists: " + PairsText.reasons(none));
            }
            return new Batch.Answer(
                    directory.isPresent() ? "" : pairs,
                    answer instanceof NoPairing ? ExitCode.NO_VALID_PAIRING : ExitCode.OK,
                    remarks);
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error pairing file " + name + ": " + e.getMessage());
        }
    }

    /**
     * A round of a Swiss needs the colour that was drawn; without it there is a question to answer, not a round that
     * cannot be paired.
     *
     * @throws TrfException if the file does not tell it
     */
    static void requireInitialColour(PairedFile file, int completedRounds) {
        boolean swiss = file.dutch() || file.system() instanceof TeamSwiss;
        if (swiss && file.state(completedRounds).initialColour().isEmpty()) {
            throw new TrfException(
                    0,
                    0,
                    "The initial colour must be specified before round 1 (record 152 or XXC), for no game of the file"
                            + " tells it.");
        }
    }

    /**
     * What a hand-over to a pairing engine needs beyond a readable file.
     *
     * @throws TrfException if something is missing or contradicts itself
     */
    static void requirePairable(TrfFile file) {
        for (TrfWarning warning : file.warnings()) {
            if (warning.kind() == TrfWarning.Kind.POINTS_DIFFER) {
                throw new TrfException(warning.line(), warning.column(), warning.message());
            }
        }
        if (file.rounds().isEmpty()) {
            throw new TrfException(
                    0, 0, "The total number of rounds in the tournament must be specified (record 142 or XXR).");
        }
        if (file.pairedRounds() >= file.rounds().getAsInt()) {
            throw new TrfException(
                    0, 0, "All " + file.rounds().getAsInt() + " rounds are paired already; there is no next one.");
        }
    }
}
