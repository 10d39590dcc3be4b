package org.chessfed.demo.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.chessfed.local.LocalPlatform;
import org.chessfed.local.PlatformService;

/** Reads a running platform: the public APIs as federation staff, and the management ports. */
public final class PlatformReader {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final HttpClient http = HttpClient.newHttpClient();
    private final ObjectMapper json = new ObjectMapper();
    private final Map<PlatformService, URI> apis;
    private final Map<PlatformService, URI> managements;
    private final Supplier<String> token;

    /**
     * A reader of the services at these addresses.
     *
     * @param apis the API of each service
     * @param managements the management port of each service
     * @param token gives a valid access token of federation staff, asked for before every call
     */
    public PlatformReader(
            Map<PlatformService, URI> apis, Map<PlatformService, URI> managements, Supplier<String> token) {
        this.apis = new EnumMap<>(apis);
        this.managements = new EnumMap<>(managements);
        this.token = token;
    }

    /**
     * A reader of a platform.
     *
     * @param token gives a valid access token of federation staff, asked for before every call
     */
    public static PlatformReader of(LocalPlatform platform, Supplier<String> token) {
        Map<PlatformService, URI> apis = new EnumMap<>(PlatformService.class);
        Map<PlatformService, URI> managements = new EnumMap<>(PlatformService.class);
        for (PlatformService service : platform.services()) {
            apis.put(service, platform.address(service));
            managements.put(service, platform.management(service));
        }
        return new PlatformReader(apis, managements, token);
    }

    /** The services, without the console, which keeps nothing and publishes nothing. */
    Set<PlatformService> services() {
        Set<PlatformService> services = EnumSet.noneOf(PlatformService.class);
        services.addAll(managements.keySet());
        services.remove(PlatformService.CONSOLE);
        return services;
    }

    /**
     * What a public API answers.
     *
     * @throws IllegalStateException if it answers anything but 200
     */
    JsonNode api(PlatformService service, String path) {
        return read(service, apis, path, true);
    }

    /**
     * What a management port answers.
     *
     * @throws IllegalStateException if it answers anything but 200
     */
    JsonNode management(PlatformService service, String path) {
        return read(service, managements, path, false);
    }

    private JsonNode read(PlatformService service, Map<PlatformService, URI> ports, String path, boolean signedIn) {
        URI port = ports.get(service);
        if (port == null) {
            throw new IllegalStateException(service.module() + " is not part of this platform");
        }
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(port + path)).timeout(LIMIT).GET();
        if (signedIn) {
            request.header("Authorization", "Bearer " + token.get());
        }
        try {
            HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new IllegalStateException("%s answers %d to %s: %s"
                        .formatted(service.module(), answer.statusCode(), path, answer.body()));
            }
            return json.readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(service.module() + " does not answer " + path, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while reading " + path, e);
        }
    }
}
