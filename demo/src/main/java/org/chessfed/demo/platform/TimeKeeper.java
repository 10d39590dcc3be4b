package org.chessfed.demo.platform;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.local.PlatformService;

/** Moves the business clocks of all services together, and only while nothing is under way. */
public final class TimeKeeper {

    private static final Duration LIMIT = Duration.ofSeconds(120);
    private static final Duration QUIET_WITHIN = Duration.ofSeconds(240);
    private static final long SHORTEST_PAUSE_MILLIS = 40;
    private static final long LONGEST_PAUSE_MILLIS = 400;

    private final Api api;
    private final Crowd crowd;
    private Instant now;

    private TimeKeeper(Api api, Crowd crowd, Instant now) {
        this.api = api;
        this.crowd = crowd;
        this.now = now;
    }

    /**
     * Keeps the time of a platform.
     *
     * @throws IllegalArgumentException if its clocks cannot be moved
     */
    public static TimeKeeper of(Api api, Crowd crowd) {
        Instant latest = Instant.MIN;
        for (PlatformService service : api.addresses().withFacts()) {
            JsonNode clock = api.send(
                    HttpRequest.newBuilder(api.addresses().management(service).resolve("/internal/clock"))
                            .timeout(LIMIT)
                            .GET()
                            .build());
            if (!clock.path("movable").asBoolean()) {
                throw new IllegalArgumentException(
                        "the clock of the platform that runs here is the real one, so no"
                                + " season can be played on it: ./chessfed up --demo starts one with a clock that can be moved");
            }
            Instant stands = Instant.parse(clock.path("now").asText());
            latest = stands.isAfter(latest) ? stands : latest;
        }
        return new TimeKeeper(api, crowd, latest);
    }

    /** Where the clocks stand. */
    public Instant now() {
        return now;
    }

    /** Moves all clocks forward and returns when what followed from it is done; an earlier instant changes nothing. */
    public void moveTo(Instant to) {
        awaitQuiet();
        if (!to.isAfter(now)) {
            return;
        }
        crowd.each(
                List.copyOf(api.addresses().withFacts()),
                service -> api.send(HttpRequest.newBuilder(
                                api.addresses().management(service).resolve("/internal/clock"))
                        .timeout(LIMIT)
                        .header("Content-Type", "application/json")
                        .PUT(HttpRequest.BodyPublishers.ofString("{\"now\":\"" + to + "\"}"))
                        .build()));
        now = to;
        awaitQuiet();
    }

    /**
     * Returns when no service has anything under way. While some are busy, only they are asked again. A fact may leave a
     * service that was asked already for one that was not, so in the end everybody is asked twice.
     *
     * @throws IllegalStateException if they do not come to rest
     */
    public void awaitQuiet() {
        long end = System.nanoTime() + QUIET_WITHIN.toNanos();
        Set<PlatformService> all = api.addresses().withFacts();
        Set<PlatformService> asked = all;
        int quiet = 0;
        long pause = SHORTEST_PAUSE_MILLIS;
        while (quiet < 2) {
            Map<PlatformService, JsonNode> busy = busy(asked);
            quiet = busy.isEmpty() && asked.equals(all) ? quiet + 1 : 0;
            asked = busy.isEmpty() ? all : busy.keySet();
            if (!busy.isEmpty() && System.nanoTime() - end > 0) {
                throw new IllegalStateException("not quiet within " + QUIET_WITHIN.toSeconds() + " s: " + busy);
            }
            if (!busy.isEmpty()) {
                // Who asks all the time takes the time of those who work.
                pause(pause);
                pause = Math.min(pause * 3 / 2, LONGEST_PAUSE_MILLIS);
            }
        }
    }

    private Map<PlatformService, JsonNode> busy(Set<PlatformService> asked) {
        Map<PlatformService, JsonNode> busy = crowd.map(
                List.copyOf(asked),
                service -> api.send(HttpRequest.newBuilder(
                                api.addresses().management(service).resolve("/internal/quiet"))
                        .timeout(LIMIT)
                        .GET()
                        .build()));
        busy.values().removeIf(state -> state.path("quiet").asBoolean());
        return busy;
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
