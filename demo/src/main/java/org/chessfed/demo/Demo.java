package org.chessfed.demo;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.chessfed.local.LocalPlatform;

/** One run of the demo: a platform of its own, a season on it, the report. */
final class Demo {

    private final DemoOptions options;
    private final Consumer<String> progress;

    Demo(DemoOptions options, Consumer<String> progress) {
        this.options = options;
        this.progress = progress;
    }

    /** Runs it and returns the exit status. */
    int run() throws Exception {
        Path data = Files.createTempDirectory("chessfed-demo");
        try (LocalPlatform platform = LocalPlatform.builder()
                .dataDirectory(data)
                .freePorts()
                .movableClock()
                .progress(progress)
                .start()) {
            progress.accept("seed " + options.seed() + ", platform at " + platform.issuer());
        }
        return 0;
    }
}
