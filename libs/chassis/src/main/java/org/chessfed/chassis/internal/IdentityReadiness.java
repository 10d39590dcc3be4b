package org.chessfed.chassis.internal;

import io.quarkus.oidc.runtime.TenantConfigBean;
import io.quarkus.oidc.runtime.TenantConfigContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/**
 * Ready means that tokens can be checked: the identity provider has told its keys once. Afterwards it may go away, since
 * tokens are checked with the keys at hand; so it is not asked again.
 */
@Readiness
@ApplicationScoped
class IdentityReadiness implements HealthCheck {

    private static final Logger LOG = Logger.getLogger(IdentityReadiness.class);
    private static final long PAUSE_NANOS = Duration.ofSeconds(1).toNanos();

    private final TenantConfigBean tenants;
    private final AtomicLong lastTry = new AtomicLong(System.nanoTime() - PAUSE_NANOS);

    IdentityReadiness(TenantConfigBean tenants) {
        this.tenants = tenants;
    }

    @Override
    public HealthCheckResponse call() {
        TenantConfigContext tenant = tenants.getDefaultTenant();
        if (!tenant.ready()) {
            tryAgain(tenant);
        }
        return HealthCheckResponse.named("identity").status(tenant.ready()).build();
    }

    /**
     * Asks for the keys once more: where no token comes, nobody else does. The answer is not waited for, and not asked for at
     * every question about readiness, since a provider that starts has enough to do.
     */
    private void tryAgain(TenantConfigContext tenant) {
        long last = lastTry.get();
        long now = System.nanoTime();
        if (now - last < PAUSE_NANOS || !lastTry.compareAndSet(last, now)) {
            return;
        }
        tenant.initialize()
                .subscribe()
                .with(
                        known -> {},
                        failure -> LOG.infof("the identity provider does not tell its keys: %s", failure.getMessage()));
    }
}
