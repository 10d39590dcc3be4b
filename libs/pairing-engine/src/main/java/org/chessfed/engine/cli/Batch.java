package org.chessfed.engine.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Works on many files at once, on all processors, and prints the answers in the order of the files. */
final class Batch {

    private static final long STACK_BYTES = 256L * 1024 * 1024;

    private Batch() {}

    /**
     * What became of one file.
     *
     * @param text what is printed, with line ends; may be empty
     * @param code how it ended
     * @param warnings told on standard error, one line each
     */
    record Answer(String text, ExitCode code, List<String> warnings) {
        Answer {
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * Answers for all files. A file that is refused is told on standard error; the others are still answered.
     *
     * @return the highest exit code
     */
    static ExitCode run(List<String> files, Console console, Function<String, Answer> work) {
        int workers = Math.max(1, Math.min(files.size(), Runtime.getRuntime().availableProcessors()));
        ExitCode worst = ExitCode.OK;
        try (ExecutorService pool = Executors.newFixedThreadPool(workers, Batch::deep)) {
            List<Future<Answer>> answers = new ArrayList<>();
            for (String file : files) {
                answers.add(pool.submit(() -> work.apply(file)));
            }
            for (Future<Answer> future : answers) {
                ExitCode code = finished(future, console);
                worst = code.number() > worst.number() ? code : worst;
            }
        }
        return worst;
    }

    /** Largest fields are walked in depth: a thread needs more stack than the default. */
    private static Thread deep(Runnable work) {
        return new Thread(null, work, "engine", STACK_BYTES);
    }

    private static ExitCode finished(Future<Answer> future, Console console) {
        try {
            Answer answer = future.get();
            answer.warnings().forEach(console.err()::println);
            console.out().print(answer.text());
            return answer.code();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Refusal refusal) {
                console.err().println(refusal.getMessage());
                return refusal.code();
            }
            if (e.getCause() instanceof OutOfMemoryError || e.getCause() instanceof StackOverflowError) {
                throw (Error) e.getCause();
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
