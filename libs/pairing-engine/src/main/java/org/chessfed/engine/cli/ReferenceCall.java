package org.chessfed.engine.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.checker.Checker;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.checker.RoundCheck;
import org.chessfed.engine.checker.RoundCheck.CheckedBoard;
import org.chessfed.engine.generator.Generator;
import org.chessfed.engine.generator.Generator.Generated;
import org.chessfed.engine.generator.GeneratorSettings;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfWriter;

/**
 * The calls of the reference program: {@code [-r] --dutch [FILE] -p [OUT] [-l [LIST]]}, {@code ... -c}, {@code ... -g}.
 * Output and exit codes are the reference's, so that a script that calls it can call this one.
 */
final class ReferenceCall {

    static final String USAGE = """
            [-r]
            [-r] --dutch [input-file] -c [-l [check-list-file]]
            [-r] --dutch [input-file] -p [output-file] [-l [check-list-file]]
            [-r] --dutch (model-file -g | -g [config-file]) -o trf_file [-s random_seed] [-l [check-list-file]]
            """;

    private static final String STANDARD_INPUT = "(stdin)";

    private final Console console;
    private final List<String> arguments;
    private int position;

    private ReferenceCall(List<String> arguments, Console console) {
        this.arguments = arguments;
        this.console = console;
    }

    static ExitCode run(List<String> arguments, Console console) {
        return new ReferenceCall(arguments, console).call();
    }

    private ExitCode call() {
        boolean printInfo = arguments.isEmpty() || next("-r");
        if (position == arguments.size()) {
            console.line(programInfo());
            return ExitCode.OK;
        }
        if (next("--burstein")) {
            throw new Refusal(ExitCode.BAD_REQUEST, "The Burstein system is not supported.");
        }
        if (!next("--dutch")) {
            throw wrongCall();
        }
        Runnable info = () -> {
            if (printInfo) {
                console.line(programInfo());
            }
        };
        if (follows("-c")) {
            String input = input("-c");
            Optional<String> list = list(input);
            end();
            info.run();
            return check(input, list);
        }
        if (follows("-p")) {
            String input = input("-p");
            Optional<String> output = value("-l");
            Optional<String> list = list(input);
            end();
            info.run();
            return pair(input, output, list);
        }
        return generate(info);
    }

    static String programInfo() {
        String version = ReferenceCall.class.getPackage().getImplementationVersion();
        return "chessfed pairing engine" + (version == null ? "" : " " + version)
                + " (FIDE Dutch, C.04.3 of 2026-02-01)";
    }

    private static Refusal wrongCall() {
        return new Refusal(
                ExitCode.BAD_REQUEST, programInfo() + "\n\nCommand line argument syntax:\n" + USAGE.stripTrailing());
    }

    private boolean next(String word) {
        boolean found = position < arguments.size() && arguments.get(position).equals(word);
        position += found ? 1 : 0;
        return found;
    }

    /** Whether an action stands next, or after one more argument, its input file. */
    private boolean follows(String action) {
        return (position < arguments.size() && arguments.get(position).equals(action))
                || (position + 1 < arguments.size()
                        && arguments.get(position + 1).equals(action));
    }

    private String input(String action) {
        if (next(action)) {
            return STANDARD_INPUT;
        }
        String file = arguments.get(position);
        position += 2;
        return file;
    }

    /** The next argument, unless it is the given option. */
    private Optional<String> value(String butNot) {
        if (position == arguments.size() || arguments.get(position).equals(butNot)) {
            return Optional.empty();
        }
        position++;
        return Optional.of(arguments.get(position - 1));
    }

    /** Where the check list goes: beside the input file, by default with its name. */
    private Optional<String> list(String base) {
        if (!next("-l")) {
            return Optional.empty();
        }
        if (position == arguments.size()) {
            return Optional.of(beside(base, Console.stem(base) + ".list"));
        }
        position++;
        return Optional.of(beside(base, arguments.get(position - 1)));
    }

    private void end() {
        if (position != arguments.size()) {
            throw wrongCall();
        }
    }

    /** A file without a directory goes to that of another file. */
    private static String beside(String base, String file) {
        Path directory = Console.path(base).getParent();
        return Console.path(file).getParent() != null || directory == null
                ? file
                : directory.resolve(file).toString();
    }

    /** Refuses outputs that are the input or one another, before anything is written. */
    private static void claim(String input, List<Path> outputs) {
        Outputs files = new Outputs(input.equals(STANDARD_INPUT) ? List.of() : List.of(input));
        outputs.forEach(files::claim);
    }

    private PairedFile read(String input) {
        TrfFile file = Console.parse(
                input, input.equals(STANDARD_INPUT) ? console.standardInput(input) : Console.bytes(input));
        try {
            String code = file.header().typeCode();
            PairedFile typed = code.isEmpty() ? new PairedFile(file, new Dutch(), false) : PairedFile.of(file);
            if (!typed.dutch()) {
                throw new Refusal(
                        ExitCode.BAD_REQUEST,
                        "Pairing system specified in file " + input + " does not match command line flag.");
            }
            return typed;
        } catch (TrfException e) {
            throw parsing(input, e);
        }
    }

    private static Refusal parsing(String input, TrfException e) {
        return new Refusal(ExitCode.BAD_REQUEST, "Error parsing file " + input + ": " + e.getMessage());
    }

    private ExitCode pair(String input, Optional<String> output, Optional<String> list) {
        Optional<Path> written = output.map(name -> Console.path(beside(input, name)));
        Optional<Path> listed = list.map(Console::path);
        claim(input, Stream.concat(written.stream(), listed.stream()).toList());
        PairedFile file = read(input);
        int round = file.file().pairedRounds() + 1;
        TournamentState state;
        PairingAnswer answer;
        try {
            PairCommand.requirePairable(file.file());
            state = file.state(round - 1);
            if (state.initialColour().isEmpty()) {
                throw new Refusal(
                        ExitCode.BAD_REQUEST,
                        "Error while parsing " + input + ": Please configure the initial piece colors.");
            }
            answer = file.pair(round);
        } catch (TrfException e) {
            throw parsing(input, e);
        }
        listed.ifPresent(where -> Console.write(where, CheckList.of(file, List.of(round))));
        return switch (answer) {
            case NoPairing none -> {
                written.ifPresent(where -> Console.write(where, ""));
                throw new Refusal(
                        ExitCode.NO_VALID_PAIRING,
                        "Error while pairing " + input + ": No valid pairing exists: " + PairsText.reasons(none));
            }
            case Pairing pairing -> {
                String pairs = PairsText.of(file, pairing);
                if (written.isPresent()) {
                    Console.write(written.get(), pairs);
                } else {
                    console.out().print(pairs);
                }
                yield ExitCode.OK;
            }
        };
    }

    private ExitCode check(String input, Optional<String> list) {
        Optional<Path> listed = list.map(Console::path);
        claim(input, listed.stream().toList());
        PairedFile file = read(input);
        List<Integer> rounds = new ArrayList<>();
        try {
            for (int round = 1; round <= file.file().pairedRounds(); round++) {
                rounds.add(round);
                console.line(Console.stem(input) + ": Round #" + round);
                report(Checker.check(file, round));
            }
        } catch (TrfException e) {
            throw parsing(input, e);
        }
        console.line("");
        listed.ifPresent(where -> Console.write(where, CheckList.of(file, rounds)));
        return ExitCode.OK;
    }

    private void report(RoundCheck round) {
        if (!round.pairingExists()) {
            console.line("No valid pairing exists for round " + round.round() + ".");
            console.line("");
        } else if (!round.agrees()) {
            console.line("  Checker pairings        Tournament pairings ");
            List<CheckedBoard> missing = round.missing();
            List<CheckedBoard> surplus = round.surplus();
            for (int i = 0; i < surplus.size(); i++) {
                String wanted = i < missing.size() ? columns(missing.get(i)) : " ".repeat(9);
                console.line("    " + wanted + " ".repeat(16) + columns(surplus.get(i)));
            }
            console.line("");
        }
    }

    private static String columns(CheckedBoard board) {
        return right(board.white()) + " - " + right(board.black());
    }

    private static String right(int number) {
        String digits = Integer.toString(number);
        return " ".repeat(Math.max(0, 3 - digits.length())) + digits;
    }

    private ExitCode generate(Runnable info) {
        Optional<String> model = value("-g");
        if (!next("-g")) {
            throw wrongCall();
        }
        Optional<String> configuration = value("-o");
        if (!next("-o") || (model.isPresent() && configuration.isPresent())) {
            throw wrongCall();
        }
        String output = value("").orElseThrow(ReferenceCall::wrongCall);
        Optional<String> seedText =
                next("-s") ? Optional.of(value("").orElseThrow(ReferenceCall::wrongCall)) : Optional.empty();
        String base = model.or(() -> configuration).orElse(output);
        Path target = Console.path(beside(base, output));
        Optional<Path> list = list(target.toString()).map(Console::path);
        end();
        claim(
                model.or(() -> configuration).orElse(STANDARD_INPUT),
                Stream.concat(Stream.of(target), list.stream()).toList());
        info.run();
        long seed = seedText.map(ReferenceCall::seed).orElseGet(System::nanoTime);
        Generated generated = generated(model, configuration, seed);
        PairedFile file = new PairedFile(generated.file(), new Dutch(), false);
        try {
            Console.write(target, TrfWriter.bytes(generated.file(), TrfWriter.LineEnd.CR));
        } catch (TrfException e) {
            throw new Refusal(ExitCode.TOO_LARGE, "Error writing tournament to " + output + ": " + e.getMessage());
        }
        list.ifPresent(where -> {
            List<Integer> rounds = new ArrayList<>();
            for (int round = 1; round <= generated.file().pairedRounds(); round++) {
                rounds.add(round);
            }
            Console.write(where, CheckList.of(file, rounds));
        });
        generated.stopped().ifPresent(none -> {
            throw new Refusal(
                    ExitCode.NO_VALID_PAIRING,
                    "Error generating " + output + ": No valid pairing exists for round " + none.round()
                            + " of the generated tournament: " + PairsText.reasons(none));
        });
        return ExitCode.OK;
    }

    private static Generated generated(Optional<String> model, Optional<String> configuration, long seed) {
        if (model.isPresent()) {
            try {
                return Generator.generateLike(
                        Console.parse(model.get(), Console.bytes(model.get())), seed, new Dutch());
            } catch (IllegalArgumentException e) {
                throw new Refusal(ExitCode.BAD_REQUEST, "Error processing file " + model.get() + ": " + e.getMessage());
            }
        }
        GeneratorSettings settings = configuration
                .map(name -> GeneratorConfiguration.settings(
                        name, new String(Console.bytes(name), StandardCharsets.UTF_8), seed))
                .orElseGet(() -> GeneratorConfiguration.settings(seed));
        return Generator.generate(settings, seed, new Dutch());
    }

    private static long seed(String text) {
        if (!text.matches("[0-9]{1,18}")) {
            throw new Refusal(ExitCode.BAD_REQUEST, "The seed must be a whole number, found " + text + ".");
        }
        return Long.parseLong(text);
    }
}
