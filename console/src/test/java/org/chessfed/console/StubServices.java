package org.chessfed.console;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** One server in the place of all services: it answers what a test has put there and keeps what it was asked. */
public class StubServices implements QuarkusTestResourceLifecycleManager {

    private static final Map<String, Answer> ANSWERS = new ConcurrentHashMap<>();
    private static final List<Asked> ASKED = new CopyOnWriteArrayList<>();

    private HttpServer server;

    /** What a path answers; {@code delay} in milliseconds. */
    public record Answer(int status, String type, String body, long delay) {}

    /** What was asked; header names in lower case. */
    public record Asked(String method, String uri, Map<String, String> headers, String body) {}

    /** Puts a JSON answer at a path with its query. */
    public static void json(String uri, String body) {
        ANSWERS.put(uri, new Answer(200, "application/json", body, 0));
    }

    /** Puts any answer. */
    public static void answer(String uri, Answer answer) {
        ANSWERS.put(uri, answer);
    }

    /** Requests since the last {@link #clear()}. */
    public static List<Asked> asked() {
        return ASKED;
    }

    /** Forgets answers and requests. */
    public static void clear() {
        ANSWERS.clear();
        ASKED.clear();
    }

    @Override
    public Map<String, String> start() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", StubServices::handle);
        server.start();
        String url = "http://localhost:" + server.getAddress().getPort();
        Map<String, String> settings = new TreeMap<>();
        for (String service : List.of("REGISTRATION", "PAIRING", "SELECTION", "RATING", "PAYMENT", "NOTIFICATION")) {
            settings.put("CHESSFED_CONSOLE_" + service + "_URL", url);
        }
        return settings;
    }

    @Override
    public void stop() {
        if (server != null) {
            server.stop(0);
        }
    }

    private static void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Map<String, String> headers = new TreeMap<>();
            exchange.getRequestHeaders()
                    .forEach((name, values) -> headers.put(name.toLowerCase(java.util.Locale.ROOT), values.getFirst()));
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            String uri = exchange.getRequestURI().toString();
            ASKED.add(new Asked(exchange.getRequestMethod(), uri, headers, body));
            Answer answer = ANSWERS.getOrDefault(
                    uri,
                    new Answer(
                            404,
                            "application/problem+json",
                            "{\"code\":\"not-found\",\"title\":\"t\",\"detail\":\"\",\"status\":404}",
                            0));
            if (answer.delay() > 0) {
                Thread.sleep(answer.delay());
            }
            byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", answer.type());
            exchange.getResponseHeaders().set("Set-Cookie", "internal=1");
            exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
