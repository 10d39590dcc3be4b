package org.chessfed.chassis.internal;

import io.quarkus.oidc.runtime.TenantConfigBean;
import io.quarkus.oidc.runtime.TenantConfigContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
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
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final TenantConfigBean tenants;

    IdentityReadiness(TenantConfigBean tenants) {
        this.tenants = tenants;
    }

    @Override
    public HealthCheckResponse call() {
        TenantConfigContext tenant = tenants.getDefaultTenant();
        return HealthCheckResponse.named("identity")
                .status(tenant.ready() || comesTrue(tenant))
                .build();
    }

    /** Tries once more: where no token comes, nobody else does. */
    private static boolean comesTrue(TenantConfigContext tenant) {
        try {
            return tenant.initialize().await().atMost(PATIENCE).ready();
        } catch (RuntimeException e) {
            LOG.infof("the identity provider does not tell its keys: %s", e.getMessage());
            return false;
        }
    }
}
