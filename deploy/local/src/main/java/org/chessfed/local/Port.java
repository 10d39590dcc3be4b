package org.chessfed.local;

/** Every port of the platform with the number that it has unless {@code --base-port} moves all. */
enum Port {
    CONSOLE(8080),
    REGISTRATION(8081),
    PAIRING(8082),
    SELECTION(8083),
    RATING(8084),
    PAYMENT(8085),
    NOTIFICATION(8086),
    CONSOLE_MANAGEMENT(9080),
    REGISTRATION_MANAGEMENT(9081),
    PAIRING_MANAGEMENT(9082),
    SELECTION_MANAGEMENT(9083),
    RATING_MANAGEMENT(9084),
    PAYMENT_MANAGEMENT(9085),
    NOTIFICATION_MANAGEMENT(9086),
    KEYCLOAK(8180),
    KEYCLOAK_MANAGEMENT(9180),
    POSTGRESQL(15432),
    KAFKA(19092),
    KAFKA_CONTROLLER(19093),
    SMTP(1025),
    MAIL(8025);

    private final int standard;

    Port(int standard) {
        this.standard = standard;
    }

    int standard() {
        return standard;
    }
}
