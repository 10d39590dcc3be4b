package org.chessfed.demo.platform;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.chessfed.local.PlatformService;
import org.jspecify.annotations.Nullable;

/**
 * Calls the services' public APIs as a careful client does: a command that got no answer, or a 503, is sent again with the
 * same {@code Idempotency-Key} until the service is back.
 */
public final class Api {

    /** The token of somebody who has none. */
    public static final String NOBODY = "";

    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(60);
    private static final Duration BACK_WITHIN = Duration.ofSeconds(150);
    private static final long PAUSE_MILLIS = 250;
    private static final int PAGE = 200;
    // 502 and 504 come from a front door whose service is away.
    private static final Set<Integer> AWAY = Set.of(502, 503, 504);

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final ObjectMapper json = new ObjectMapper();
    private final Addresses addresses;
    private final AtomicLong commands = new AtomicLong();
    private volatile LongConsumer onCommand = number -> {};

    /** Calls the services at these addresses. */
    public Api(Addresses addresses) {
        this.addresses = addresses;
    }

    /** Tells {@code listener} the number of every command, from 1, before it is sent. */
    public void onCommand(LongConsumer listener) {
        onCommand = listener;
    }

    /** Where the services are. */
    public Addresses addresses() {
        return addresses;
    }

    /**
     * Reads something.
     *
     * @param path begins with {@code /v1/}
     * @throws Refusal if the service refuses
     */
    public JsonNode get(PlatformService service, String path, String token) {
        return send(request(addresses.api(service).resolve(path), token).GET().build());
    }

    /**
     * Reads a text file.
     *
     * @param path begins with {@code /v1/}
     * @throws Refusal if the service refuses
     */
    public String text(PlatformService service, String path, String token) {
        return answer(request(addresses.api(service).resolve(path), token).GET().build());
    }

    /**
     * Reads every page of a list.
     *
     * @throws Refusal if the service refuses
     */
    public List<JsonNode> pages(PlatformService service, String path, String token) {
        List<JsonNode> items = new ArrayList<>();
        String cursor = null;
        do {
            String separator = path.contains("?") ? "&" : "?";
            String page = path + separator + "limit=" + PAGE + (cursor == null ? "" : "&cursor=" + cursor);
            JsonNode answer = get(service, page, token);
            answer.path("items").forEach(items::add);
            cursor = answer.path("next").asText(null);
        } while (cursor != null);
        return items;
    }

    /**
     * Sends a command.
     *
     * @throws Refusal if the service refuses
     */
    public JsonNode post(PlatformService service, String path, String token, Object body) {
        return command(service, path, token, "application/json", write(body));
    }

    /**
     * Sends a command whose body is CSV.
     *
     * @throws Refusal if the service refuses
     */
    public JsonNode postCsv(PlatformService service, String path, String token, String csv) {
        return command(service, path, token, "text/csv", csv);
    }

    /**
     * Changes something that was read before.
     *
     * @param version the version that was read
     * @throws Refusal if the service refuses
     */
    public JsonNode put(PlatformService service, String path, String token, long version, Object body) {
        onCommand.accept(commands.incrementAndGet());
        return send(request(addresses.api(service).resolve(path), token)
                .header("If-Match", "\"" + version + "\"")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(write(body)))
                .build());
    }

    private JsonNode command(PlatformService service, String path, String token, String type, String body) {
        onCommand.accept(commands.incrementAndGet());
        return send(request(addresses.api(service).resolve(path), token)
                .header("Content-Type", type)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private static HttpRequest.Builder request(URI address, String token) {
        HttpRequest.Builder builder =
                HttpRequest.newBuilder(address).timeout(ANSWER_WITHIN).header("Accept-Language", "en");
        return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
    }

    /**
     * Sends a request until there is an answer.
     *
     * @throws Refusal if the answer is one
     */
    JsonNode send(HttpRequest request) {
        return read(answer(request));
    }

    private String answer(HttpRequest request) {
        long end = System.nanoTime() + BACK_WITHIN.toNanos();
        while (true) {
            HttpResponse<String> answer = attempt(request, end);
            if (answer != null && !AWAY.contains(answer.statusCode())) {
                if (answer.statusCode() / 100 != 2) {
                    throw new Refusal(
                            request.method() + " " + request.uri().getPath(), answer.statusCode(), read(answer.body()));
                }
                return answer.body();
            }
            if (System.nanoTime() - end > 0) {
                throw new IllegalStateException(request.method() + " " + request.uri() + " got no answer within "
                        + BACK_WITHIN.toSeconds() + " s");
            }
            pause();
        }
    }

    private @Nullable HttpResponse<String> attempt(HttpRequest request, long end) {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            if (System.nanoTime() - end > 0) {
                throw new UncheckedIOException(request.method() + " " + request.uri(), e);
            }
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private String write(Object body) {
        try {
            return json.writeValueAsString(body);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private JsonNode read(String body) {
        try {
            return body.isBlank() ? json.missingNode() : json.readTree(body);
        } catch (JsonProcessingException e) {
            return json.getNodeFactory().textNode(body);
        }
    }
}
