package org.chessfed.chassis.internal;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.InboxConsumer;
import org.chessfed.chassis.outbox.OutboxRelay;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready means that facts can leave and come. Liveness looks at nothing but the process itself. */
@Readiness
@ApplicationScoped
class BrokerReadiness implements HealthCheck {

    private final OutboxRelay relay;
    private final InboxConsumer consumer;

    BrokerReadiness(OutboxRelay relay, InboxConsumer consumer) {
        this.relay = relay;
        this.consumer = consumer;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("facts")
                .status(relay.healthy() && consumer.healthy())
                .withData("relay", relay.healthy())
                .withData("inbox", consumer.healthy())
                .build();
    }
}
