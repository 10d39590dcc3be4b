package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Sends a signal to a process; Java itself knows only two of them. */
final class Signals {

    private Signals() {}

    /**
     * Sends it; a process that has just ended is no error.
     *
     * @param signal as {@code kill} names it: TERM, INT, KILL
     */
    static void send(ProcessHandle process, String signal) {
        if (!process.isAlive()) {
            return;
        }
        try {
            int status = new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (status != 0 && process.isAlive()) {
                throw new PlatformException("Process " + process.pid() + " cannot be sent the signal " + signal + ".");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PlatformException("Interrupted while process " + process.pid() + " was stopped.", e);
        }
    }
}
