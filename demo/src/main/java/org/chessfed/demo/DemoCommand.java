package org.chessfed.demo;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.chessfed.local.PlatformException;

/** The entry point of {@code ./chessfed demo} and {@code ./chessfed up --demo}. */
final class DemoCommand {

    private static final int FAILED = 1;

    private DemoCommand() {}

    /**
     * Arguments: the directory from which the caller named files, then {@code demo} and the options of {@link
     * DemoOptions#USAGE}, or {@code up} and its options.
     */
    public static void main(String[] arguments) throws Exception {
        try {
            List<String> all = List.of(arguments);
            Path from = Path.of(all.get(0));
            List<String> options = new ArrayList<>(all.subList(2, all.size()));
            if (all.get(1).equals("up")) {
                options.remove("--demo");
                System.exit(new Demo(DemoOptions.parse(List.of(), from), System.out::println).up(options));
            }
            System.exit(new Demo(DemoOptions.parse(options, from), System.out::println).run());
        } catch (PlatformException | IllegalArgumentException e) {
            System.err.println("chessfed: " + e.getMessage());
            System.exit(FAILED);
        }
    }
}
