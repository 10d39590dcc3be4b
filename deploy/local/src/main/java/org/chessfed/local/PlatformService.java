package org.chessfed.local;

/** The services and the console: a Maven module of the same name at the project's root each. */
public enum PlatformService {
    REGISTRATION("registration-service", Port.REGISTRATION, Port.REGISTRATION_MANAGEMENT),
    PAIRING("pairing-service", Port.PAIRING, Port.PAIRING_MANAGEMENT),
    SELECTION("selection-service", Port.SELECTION, Port.SELECTION_MANAGEMENT),
    RATING("rating-service", Port.RATING, Port.RATING_MANAGEMENT),
    PAYMENT("payment-service", Port.PAYMENT, Port.PAYMENT_MANAGEMENT),
    NOTIFICATION("notification-service", Port.NOTIFICATION, Port.NOTIFICATION_MANAGEMENT),
    CONSOLE("console", Port.CONSOLE, Port.CONSOLE_MANAGEMENT);

    private final String module;
    private final Port port;
    private final Port managementPort;

    PlatformService(String module, Port port, Port managementPort) {
        this.module = module;
        this.port = port;
        this.managementPort = managementPort;
    }

    /** The name of the module, the process, the environment file and, for a service, of its audience in a token. */
    public String module() {
        return module;
    }

    Port port() {
        return port;
    }

    Port managementPort() {
        return managementPort;
    }
}
