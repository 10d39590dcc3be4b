package org.chessfed.demo.platform;

import java.net.URI;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.chessfed.local.LocalPlatform;
import org.chessfed.local.PlatformService;
import org.chessfed.local.RunningPlatform;

/**
 * Where the parts of a running platform are reached.
 *
 * @param services the API of each service
 * @param management the management port of each service
 * @param issuer the issuer of tokens
 * @param mail where caught mails are read
 */
public record Addresses(
        Map<PlatformService, URI> services, Map<PlatformService, URI> management, URI issuer, URI mail) {

    public Addresses {
        services = Map.copyOf(services);
        management = Map.copyOf(management);
    }

    /** The addresses of a platform that this process has started. */
    public static Addresses of(LocalPlatform platform) {
        Map<PlatformService, URI> services = new EnumMap<>(PlatformService.class);
        Map<PlatformService, URI> management = new EnumMap<>(PlatformService.class);
        for (PlatformService service : platform.services()) {
            services.put(service, platform.address(service));
            management.put(service, platform.management(service));
        }
        return new Addresses(services, management, platform.issuer(), platform.mail());
    }

    /** The addresses of a platform that another process has started. */
    public static Addresses of(RunningPlatform platform) {
        Map<PlatformService, URI> services = new EnumMap<>(PlatformService.class);
        Map<PlatformService, URI> management = new EnumMap<>(PlatformService.class);
        for (PlatformService service : platform.services()) {
            services.put(service, platform.address(service));
            management.put(service, platform.management(service));
        }
        return new Addresses(services, management, platform.issuer(), platform.mail());
    }

    /** The services with a business clock and facts; the console has neither. */
    public Set<PlatformService> withFacts() {
        Set<PlatformService> withFacts = EnumSet.noneOf(PlatformService.class);
        withFacts.addAll(services.keySet());
        withFacts.remove(PlatformService.CONSOLE);
        return withFacts;
    }

    /**
     * The API of a service.
     *
     * @throws IllegalArgumentException if the platform runs without it
     */
    public URI api(PlatformService service) {
        return known(services, service);
    }

    /**
     * The management port of a service.
     *
     * @throws IllegalArgumentException if the platform runs without it
     */
    public URI management(PlatformService service) {
        return known(management, service);
    }

    private static URI known(Map<PlatformService, URI> addresses, PlatformService service) {
        URI address = addresses.get(service);
        if (address == null) {
            throw new IllegalArgumentException("the platform runs without " + service.module());
        }
        return address;
    }
}
