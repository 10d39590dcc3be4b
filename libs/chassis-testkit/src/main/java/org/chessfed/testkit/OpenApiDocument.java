package org.chessfed.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Holds the committed OpenAPI document of a service to what the code says. */
public final class OpenApiDocument {

    private OpenApiDocument() {}

    /**
     * Compares; with {@code -Dopenapi.update=true} the committed document is written anew, and a reader of the change sees
     * what clients will notice.
     *
     * @param committed the document under docs/api
     * @param now what {@code /openapi} answers
     */
    public static void compare(Path committed, String now) throws IOException {
        if (Boolean.getBoolean("openapi.update")) {
            Files.createDirectories(committed.getParent());
            Files.writeString(committed, now);
            return;
        }
        String before = Files.exists(committed) ? Files.readString(committed) : "";
        if (!before.equals(now)) {
            throw new AssertionError(committed + " is not what the code says: run this test with -Dopenapi.update=true,"
                    + " look at the difference, and commit it");
        }
    }
}
