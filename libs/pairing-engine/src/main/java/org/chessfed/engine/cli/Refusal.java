package org.chessfed.engine.cli;

/** Ends a command with a message on standard error and an exit code. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ExitCode code;

    Refusal(ExitCode code, String message) {
        super(message);
        this.code = code;
    }

    ExitCode code() {
        return code;
    }
}
