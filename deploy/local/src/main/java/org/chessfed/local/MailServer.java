package org.chessfed.local;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/** The mail catcher in a process of its own. */
final class MailServer {

    static final String NAME = "mail";
    private static final int HEAP = 64;
    private static final Duration STOP_WITHIN = Duration.ofSeconds(30);

    private final ProjectHome home;
    private final RunDirectory directory;
    private final Ports ports;

    MailServer(ProjectHome home, RunDirectory directory, Ports ports) {
        this.home = home;
        this.directory = directory;
        this.ports = ports;
    }

    ProcessPlan prepare() throws IOException {
        Path mails = directory.data().resolve(NAME);
        Files.createDirectories(mails);
        URI address = URI.create("http://localhost:" + ports.of(Port.MAIL));
        return new ProcessPlan(
                NAME,
                Jvm.archived(
                        home.classArchive(NAME),
                        HEAP,
                        "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                        "-cp",
                        home.processesClassPath(),
                        "org.chessfed.local.mail.MailCatcher",
                        Integer.toString(ports.of(Port.SMTP)),
                        Integer.toString(ports.of(Port.MAIL)),
                        mails.toString()),
                Map.of(),
                mails,
                address,
                () -> Http.ok(address.resolve("/readyz")),
                "TERM",
                STOP_WITHIN);
    }
}
