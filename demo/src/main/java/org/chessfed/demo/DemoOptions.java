package org.chessfed.demo;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chessfed.local.PlatformService;
import org.jspecify.annotations.Nullable;

/**
 * What the command was asked to do.
 *
 * @param seed everything invented or drawn follows from it
 * @param json where the report is written as JSON
 * @param regulation the regulation that is played; the national selection of the project when empty
 * @param only the one event of the first stage that is played; the whole season when empty
 * @param kill the service that is killed once at a moment drawn from the seed
 */
public record DemoOptions(
        long seed,
        Optional<Path> json,
        Optional<Path> regulation,
        Optional<String> only,
        Optional<PlatformService> kill) {

    /** How the command is called. */
    public static final String USAGE =
            "demo [--seed N] [--json FILE] [--regulation FILE] [--only EVENT] [--kill SERVICE]";

    /** The seed when none is given. */
    public static final long DEFAULT_SEED = 7;

    /**
     * Reads a command line.
     *
     * @param from the directory from which the caller named files
     * @throws IllegalArgumentException when it has an unknown option, or an option without a right value
     */
    public static DemoOptions parse(List<String> arguments, Path from) {
        long seed = DEFAULT_SEED;
        Path json = null;
        Path regulation = null;
        String only = null;
        PlatformService kill = null;
        for (int i = 0; i < arguments.size(); i += 2) {
            String option = arguments.get(i);
            String value = i + 1 < arguments.size() ? arguments.get(i + 1) : null;
            switch (option) {
                case "--seed" -> seed = number(option, value);
                case "--json" -> json = from.resolve(required(option, value));
                case "--regulation" -> regulation = from.resolve(required(option, value));
                case "--only" -> only = required(option, value);
                case "--kill" -> kill = service(required(option, value));
                default ->
                    throw new IllegalArgumentException("unknown option: " + option + ". Usage: ./chessfed " + USAGE);
            }
        }
        return new DemoOptions(
                seed,
                Optional.ofNullable(json),
                Optional.ofNullable(regulation),
                Optional.ofNullable(only),
                Optional.ofNullable(kill));
    }

    private static String required(String option, @Nullable String value) {
        if (value == null || value.startsWith("--")) {
            throw new IllegalArgumentException(option + " needs a value. Usage: ./chessfed " + USAGE);
        }
        return value;
    }

    private static long number(String option, @Nullable String value) {
        String text = required(option, value);
        if (!text.matches("\\d{1,18}")) {
            throw new IllegalArgumentException(option + " needs a whole number, not " + text + ".");
        }
        return Long.parseLong(text);
    }

    private static PlatformService service(String name) {
        for (PlatformService service : PlatformService.values()) {
            if (service != PlatformService.CONSOLE
                    && (service.module().equals(name)
                            || service.name().toLowerCase(Locale.ROOT).equals(name))) {
                return service;
            }
        }
        throw new IllegalArgumentException("--kill needs registration, pairing, selection, rating, payment or"
                + " notification, not " + name + ".");
    }
}
