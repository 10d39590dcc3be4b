package org.chessfed.demo;

import java.util.function.Consumer;
import org.chessfed.demo.people.Draw;
import org.chessfed.demo.platform.Api;
import org.chessfed.local.LocalPlatform;
import org.chessfed.local.PlatformService;

/** Kills a service once, as {@code kill -9} does, at a moment drawn from the seed; the platform starts it again. */
final class Kill {

    private static final int FIRST = 60;

    /** A whole season has more commands than these together; so has one event. */
    private static final int WITHIN_SEASON = 3000;

    private static final int WITHIN_EVENT = 400;

    private final LocalPlatform platform;
    private final PlatformService service;
    private final long moment;
    private final Consumer<String> progress;
    private volatile boolean done;

    Kill(LocalPlatform platform, PlatformService service, boolean wholeSeason, Draw draw, Consumer<String> progress) {
        this.platform = platform;
        this.service = service;
        this.moment = FIRST + draw.below(wholeSeason ? WITHIN_SEASON : WITHIN_EVENT, "kill", service);
        this.progress = progress;
    }

    /** Waits for the moment: the so-manieth command that goes to any service. */
    void plan(Api api) {
        api.onCommand(number -> {
            if (number == moment) {
                kill(number);
            }
        });
    }

    /** Whether the moment has come. */
    boolean done() {
        return done;
    }

    private void kill(long number) {
        try {
            long pid = platform.kill(service);
            done = true;
            progress.accept("%s (pid %d) is killed at command %d".formatted(service.module(), pid, number));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
