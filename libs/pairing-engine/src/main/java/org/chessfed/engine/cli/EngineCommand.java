package org.chessfed.engine.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The command line of the engine.
 *
 * <p>Plain commands work on many files in one process: {@code pair}, {@code check}, {@code tiebreaks}, {@code explain} and
 * {@code generate}. A call that begins with {@code --dutch} or {@code -r} is one of the reference program.
 */
public final class EngineCommand {

    private static final String USAGE = "usage:\n  " + PairCommand.USAGE + "\n  " + CheckCommand.USAGE + "\n  "
            + TieBreaksCommand.USAGE + "\n  " + ExplainCommand.USAGE + "\n  "
            + GenerateCommand.USAGE.replace("\n", "\n    ")
            + "\nor a call of the reference program:\n  "
            + ReferenceCall.USAGE.stripTrailing().replace("\n", "\n  ")
            + """


            exit codes, the highest of all files:
              0  done
              1  pair: no legal pairing exists (the answer is NO_VALID_PAIRING); check: a file differs
              2  an error of this program
              3  a wrong call, or a file that cannot be understood or lacks something
              4  too large
              5  a file that cannot be read or written
            --completable: a field of exactly one player more than rounds is paired so that every round can be played; where
              that departs from the exact Dutch system, the round says so on standard error.
            tiebreaks --json prints one JSON object on one line for each file.
            What a file holds against its format is told on standard error, with line and column; it is read all the same.""";

    private EngineCommand() {}

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        PrintStream out = stream(FileDescriptor.out);
        PrintStream err = stream(FileDescriptor.err);
        int code = run(List.of(arguments), new Console(System.in, out, err));
        System.exit(code);
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }

    /** Runs one command. */
    static int run(List<String> arguments, Console console) {
        try {
            ExitCode code = dispatch(arguments, console);
            if (console.out().checkError()) { // flushes too: a full disk must not look like success
                throw new Refusal(ExitCode.FILE_ERROR, "The output could not be written.");
            }
            return code.number();
        } catch (Refusal refusal) {
            console.err().println(refusal.getMessage());
            console.err().flush();
            return refusal.code().number();
        } catch (OutOfMemoryError | StackOverflowError e) {
            console.err().println("Error: The program ran out of memory.");
            return ExitCode.TOO_LARGE.number();
        } catch (RuntimeException e) {
            console.err().println("Unexpected error (please report): " + e);
            e.printStackTrace(console.err());
            return ExitCode.UNEXPECTED.number();
        }
    }

    private static Optional<String> usage(String command) {
        return switch (command) {
            case "pair" -> Optional.of(PairCommand.USAGE);
            case "check" -> Optional.of(CheckCommand.USAGE);
            case "tiebreaks" -> Optional.of(TieBreaksCommand.USAGE);
            case "explain" -> Optional.of(ExplainCommand.USAGE);
            case "generate" -> Optional.of(GenerateCommand.USAGE);
            default -> Optional.empty();
        };
    }

    private static ExitCode dispatch(List<String> arguments, Console console) {
        if (arguments.isEmpty()) {
            console.err().println("engine help lists the commands");
            return ReferenceCall.run(arguments, console);
        }
        List<String> rest = arguments.subList(1, arguments.size());
        Optional<String> usage = usage(arguments.getFirst());
        if (usage.isPresent() && (rest.contains("--help") || rest.contains("-h"))) {
            console.line("usage: " + usage.get());
            return ExitCode.OK;
        }
        return switch (arguments.getFirst()) {
            case "pair" -> PairCommand.run(rest, console);
            case "check" -> CheckCommand.run(rest, console);
            case "tiebreaks" -> TieBreaksCommand.run(rest, console);
            case "explain" -> ExplainCommand.run(rest, console);
            case "generate" -> GenerateCommand.run(rest, console);
            case "help", "--help", "-h" -> {
                console.line(USAGE);
                yield ExitCode.OK;
            }
            case String first when first.startsWith("-") -> ReferenceCall.run(arguments, console);
            default ->
                throw new Refusal(ExitCode.BAD_REQUEST, "unknown command " + arguments.getFirst() + "\n" + USAGE);
        };
    }
}
