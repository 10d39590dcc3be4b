package org.chessfed.demo;

import java.nio.file.Path;
import java.util.List;
import org.chessfed.local.PlatformException;

/** The entry point of {@code ./chessfed demo}. */
final class DemoCommand {

    private static final int FAILED = 1;

    private DemoCommand() {}

    /** Arguments: the directory from which the caller named files, then the options of {@link DemoOptions#USAGE}. */
    public static void main(String[] arguments) throws Exception {
        try {
            List<String> all = List.of(arguments);
            DemoOptions options = DemoOptions.parse(all.subList(1, all.size()), Path.of(all.get(0)));
            System.exit(new Demo(options, System.out::println).run());
        } catch (PlatformException | IllegalArgumentException e) {
            System.err.println("chessfed: " + e.getMessage());
            System.exit(FAILED);
        }
    }
}
