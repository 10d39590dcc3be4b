package org.chessfed.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Asks the processes over HTTP. */
final class Http {

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();

    private Http() {}

    /** Whether a GET is answered with 200 now. */
    static boolean ok(URI address) {
        try {
            HttpRequest request =
                    HttpRequest.newBuilder(address).timeout(PATIENCE).GET().build();
            return CLIENT.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            // Not listening yet, or not answering: not ready, which is what was asked.
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
