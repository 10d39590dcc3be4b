package org.chessfed.engine.cli;

/** What the process returns, in the numbering of the reference program. */
enum ExitCode {
    OK(0),
    /** No legal pairing exists; of {@code check}: a file differs. */
    NO_VALID_PAIRING(1),
    UNEXPECTED(2),
    /** A wrong call, or a file that cannot be understood. */
    BAD_REQUEST(3),
    TOO_LARGE(4),
    /** A file that cannot be read or written. */
    FILE_ERROR(5);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }
}
