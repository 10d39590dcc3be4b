package org.chessfed.local;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/** The platform of this clone that another process has started with {@code ./chessfed up}. */
public final class RunningPlatform {

    private final ProjectHome home;
    private final Ports ports;

    private RunningPlatform(ProjectHome home, Ports ports) {
        this.home = home;
        this.ports = ports;
    }

    /** The one that runs now; empty when none does. */
    public static Optional<RunningPlatform> find() {
        ProjectHome home = ProjectHome.find();
        return PidFile.all(new RunDirectory(home.data()).run()).stream()
                .filter(file -> file.name().equals(Command.PLATFORM))
                .filter(file -> file.process().isPresent())
                .findFirst()
                .map(file -> new RunningPlatform(
                        home, Ports.from(URI.create(file.address()).getPort())));
    }

    /** Its services. */
    public Set<PlatformService> services() {
        return home.modules();
    }

    /** Where a service's API, or the console, is reached. */
    public URI address(PlatformService service) {
        return at(service.port());
    }

    /** Where health, metrics and {@code /internal} of a service are reached. */
    public URI management(PlatformService service) {
        return at(service.managementPort());
    }

    /** The issuer of all tokens. */
    public URI issuer() {
        return at(Port.KEYCLOAK).resolve("/realms/" + Realm.NAME);
    }

    /** Where the caught mails are read. */
    public URI mail() {
        return at(Port.MAIL);
    }

    private URI at(Port port) {
        return URI.create("http://localhost:" + ports.of(port));
    }
}
