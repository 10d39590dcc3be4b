package org.chessfed.local;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** A service or the console, configured by {@code deploy/env/common.env} and its own file. */
final class ServiceProcess {

    private static final int HEAP = 128;
    // The first one that ends after a build writes the archive of its classes, all of them at once.
    private static final Duration STOP_WITHIN = Duration.ofSeconds(60);

    private final ProjectHome home;
    private final Ports ports;
    private final Addresses addresses;
    private final Map<String, String> overrides;

    /**
     * Makes plans for services.
     *
     * @param overrides variables that stand above those of the files
     */
    ServiceProcess(ProjectHome home, Ports ports, Addresses addresses, Map<String, String> overrides) {
        this.home = home;
        this.ports = ports;
        this.addresses = addresses;
        this.overrides = Map.copyOf(overrides);
    }

    /** The variables that a service is started with. */
    Map<String, String> environment(PlatformService service) {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.putAll(addresses.rewrite(EnvironmentFile.read(home.environment("common"))));
        environment.putAll(addresses.rewrite(EnvironmentFile.read(home.environment(service.module()))));
        environment.put("QUARKUS_HTTP_HOST", "localhost");
        environment.put("QUARKUS_MANAGEMENT_HOST", "localhost");
        environment.putAll(overrides);
        return environment;
    }

    ProcessPlan prepare(PlatformService service) {
        Path program = home.program(service);
        if (!Files.isRegularFile(program)) {
            throw new PlatformException(
                    service.module() + " is not built: " + program + " is missing. ./chessfed up builds it.");
        }
        return new ProcessPlan(
                service.module(),
                Jvm.archived(home.classArchive(service.module()), HEAP, "-jar", program.toString()),
                environment(service),
                home.root().resolve(service.module()),
                URI.create("http://localhost:" + ports.of(service.port())),
                () -> Http.ok(management(service).resolve("/q/health/ready")),
                "TERM",
                STOP_WITHIN);
    }

    URI management(PlatformService service) {
        return URI.create("http://localhost:" + ports.of(service.managementPort()));
    }
}
