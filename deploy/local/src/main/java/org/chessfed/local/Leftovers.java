package org.chessfed.local;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Ends the processes of a run whose platform is gone, for example because it was killed. */
final class Leftovers {

    private static final long PATIENCE_SECONDS = 30;

    private Leftovers() {}

    /** Stops what still runs, in the right order, and returns the names of what was stopped. */
    static List<String> stop(RunDirectory directory) throws InterruptedException {
        long self = ProcessHandle.current().pid();
        List<PidFile> files = PidFile.all(directory.run()).stream()
                .filter(file -> file.pid() != self)
                .toList();
        List<String> stopped =
                files.stream().filter(file -> stopOne(file)).map(PidFile::name).toList();
        files.forEach(file -> PidFile.delete(directory.run(), file.name()));
        return stopped;
    }

    private static boolean stopOne(PidFile file) {
        Optional<ProcessHandle> process = file.process();
        if (process.isEmpty()) {
            return false;
        }
        Signals.send(process.get(), file.stopSignal());
        if (!ended(process.get())) {
            Signals.send(process.get(), "KILL");
            ended(process.get());
        }
        return true;
    }

    private static boolean ended(ProcessHandle process) {
        try {
            process.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            throw new PlatformException("Process " + process.pid() + " cannot be waited for.", e);
        }
    }
}
