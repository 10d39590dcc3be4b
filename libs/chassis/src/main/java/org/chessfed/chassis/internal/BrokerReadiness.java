package org.chessfed.chassis.internal;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.InboxConsumer;
import org.chessfed.chassis.kafka.KafkaAccess;
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
    private final KafkaAccess kafka;

    BrokerReadiness(OutboxRelay relay, InboxConsumer consumer, KafkaAccess kafka) {
        this.relay = relay;
        this.consumer = consumer;
        this.kafka = kafka;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("facts")
                .status(relay.healthy() && consumer.healthy() && kafka.reachable())
                .withData("relay", relay.healthy())
                .withData("inbox", consumer.healthy())
                .build();
    }
}
