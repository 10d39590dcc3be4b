package org.chessfed.local;

/** The programs that the services need. */
public enum PlatformServer {
    POSTGRESQL(PostgresServer.NAME, 1),
    KAFKA(KafkaServer.NAME, 2),
    MAIL(MailServer.NAME, 3),
    KEYCLOAK(KeycloakServer.NAME, 3);

    private final String process;
    private final int order;

    PlatformServer(String process, int order) {
        this.process = process;
        this.order = order;
    }

    /** The name of its process, as in status, log and pid file. */
    public String process() {
        return process;
    }

    /** Those with a higher one are stopped first. */
    int order() {
        return order;
    }
}
