package org.chessfed.testkit.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.inject.Inject;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.audit.AuditChain;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class AuditTest {

    @Inject
    Audit audit;

    @Inject
    AuditChain chain;

    @Inject
    Database database;

    @Test
    @ActivateRequestContext
    @DisplayName(
            "I14: acts are sealed into a chain; a row that is changed behind the database's back is found at its place")
    void seals() {
        String first = act("letter-sent");
        String second = act("letter-changed");
        act("letter-burnt");
        chain.seal();
        assertThat(chain.firstBroken()).isEmpty();
        assertThat(database.number("select count(*) from audit where place is null"))
                .isZero();

        assertThatThrownBy(() -> database.update("update audit set actor = 'nobody' where object_id = ?", first))
                .hasMessageContaining("append-only");
        assertThatThrownBy(() -> database.update("delete from audit where object_id = ?", first))
                .hasMessageContaining("append-only");

        long place = database.number("select place from audit where object_id = ?", second);
        database.update("alter table audit disable trigger audit_append_only");
        try {
            database.update("update audit set actor = 'nobody' where object_id = ?", second);
            assertThat(chain.firstBroken()).contains(place);
            database.update("update audit set actor = 'service' where object_id = ?", second);
            assertThat(chain.firstBroken()).isEmpty();
        } finally {
            database.update("alter table audit enable trigger audit_append_only");
        }
    }

    private String act(String action) {
        String id = Ids.next().toString();
        QuarkusTransaction.requiringNew().run(() -> audit.record(action, "letter", id, "LAKE-X1"));
        return id;
    }
}
