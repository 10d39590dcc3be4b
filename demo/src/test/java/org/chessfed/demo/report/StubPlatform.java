package org.chessfed.demo.report;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.chessfed.local.PlatformService;

/** Answers as the services do, over HTTP, with what a test puts there. */
final class StubPlatform implements AutoCloseable {

    static final String TOKEN = "token-of-staff";

    private final HttpServer server;
    private final Map<String, String> answers = new HashMap<>();

    StubPlatform() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String address = exchange.getRequestURI().toString();
            boolean open = address.contains("/internal/")
                    || ("Bearer " + TOKEN).equals(exchange.getRequestHeaders().getFirst("Authorization"));
            String answer = answers.get(address);
            byte[] body = Objects.requireNonNullElse(answer, "{}").getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(open ? answer == null ? 404 : 200 : 401, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    /** What a service answers to a path; the management port lies under the same server. */
    StubPlatform answer(PlatformService service, String path, String json) {
        answers.put("/" + service.module() + path, json);
        return this;
    }

    /** What a service tells of its flow: published and received facts per type, as JSON members. */
    StubPlatform flow(PlatformService service, String published, String received, int duplicates) {
        String reactsTo = received.replaceAll(":\\s*\\d+", "");
        return answer(service, "/internal/flow", """
                {"service":"%s","published":{%s},"reactsTo":[%s],"received":{%s},
                 "effects":{"charge-raised":{"rows":7,"duplicates":%d}},"duplicatedEffects":%d}""".formatted(
                        service.module(), published, reactsTo, received, duplicates, duplicates));
    }

    PlatformReader reader() {
        URI root = URI.create("http://localhost:" + server.getAddress().getPort());
        Map<PlatformService, URI> ports = new EnumMap<>(PlatformService.class);
        for (PlatformService service : PlatformService.values()) {
            ports.put(service, URI.create(root + "/" + service.module()));
        }
        return new PlatformReader(ports, ports, () -> TOKEN);
    }

    static String resource(String name) {
        try (InputStream in = StubPlatform.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
