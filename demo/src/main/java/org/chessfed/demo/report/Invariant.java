package org.chessfed.demo.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.chessfed.local.PlatformService;

/**
 * A promise that the databases keep at all times, as one query that finds the rows which break it. The queries of an
 * invariant stand in one file; each begins with a line that names the service and the promise.
 *
 * @param id number of the invariant, such as {@code I7}
 * @param services whose databases it is asked of
 * @param promise what holds
 * @param sql finds the rows that break it
 */
public record Invariant(String id, Set<PlatformService> services, String promise, String sql) {

    private static final int LAST = 14;
    private static final String PART = "-- in ";
    private static final String EVERYWHERE = "every service";

    /** Copies the services. */
    public Invariant {
        services = Set.copyOf(services);
    }

    /** All invariants, I1 to I14. */
    public static List<Invariant> all() {
        return IntStream.rangeClosed(1, LAST)
                .boxed()
                .flatMap(number -> parts("I" + number, "invariants/I%02d.sql".formatted(number)).stream())
                .toList();
    }

    private static List<Invariant> parts(String id, String file) {
        List<Invariant> parts = new ArrayList<>();
        for (String part : text(file).split("(?m)^" + PART)) {
            if (!part.startsWith("--")) {
                String heading = part.lines().findFirst().orElseThrow();
                int colon = heading.indexOf(": ");
                parts.add(new Invariant(
                        id,
                        services(heading.substring(0, colon)),
                        heading.substring(colon + 2),
                        part.substring(heading.length()).strip()));
            }
        }
        return parts;
    }

    private static Set<PlatformService> services(String name) {
        Set<PlatformService> services = EnumSet.allOf(PlatformService.class);
        services.remove(PlatformService.CONSOLE);
        services.removeIf(
                service -> !EVERYWHERE.equals(name) && !service.module().equals(name));
        if (services.isEmpty()) {
            throw new IllegalStateException("no service is called " + name);
        }
        return services;
    }

    private static String text(String file) {
        try (InputStream in = Invariant.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
