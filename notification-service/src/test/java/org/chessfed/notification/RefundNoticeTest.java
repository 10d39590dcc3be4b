package org.chessfed.notification;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.UUID;
import org.chessfed.chassis.id.Ids;
import org.chessfed.events.Money;
import org.chessfed.events.payment.RefundPaid;
import org.chessfed.events.payment.RefundState;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.chessfed.testkit.TestFacts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@QuarkusTestResource(Outside.class)
@DisplayName("Mails of refunds")
class RefundNoticeTest {

    private static final Instant THEN = Instant.parse("2024-12-20T02:00:00Z");

    @BeforeEach
    void begin() {
        Outside.registrationDown(false);
        Quietness.await();
        Tables.empty();
        TestFacts.publish(new CompetitionPublished("SEL", 1, "doc", Documents.text("sel-114"), THEN));
        Quietness.await();
    }

    @Test
    @DisplayName("SEL-M6: who gets money back is told once what, less which cost; where all is kept, nothing is mailed")
    void paidBack() {
        String address = UUID.randomUUID() + "@example.test";
        String person = Outside.person("示庚", "en", address);
        RefundPaid less = new RefundPaid(refund(person, 1500, 150), 3);
        UUID id = TestFacts.publish(less);
        TestFacts.publish(less, id, THEN);
        TestFacts.publish(new RefundPaid(refund(person, 1500, 0), 3));
        TestFacts.publish(new RefundPaid(refund(person, 700, 700), 3));
        Quietness.await();

        assertThat(Outside.mailsTo(address))
                .hasSize(2)
                .anySatisfy(mail -> {
                    assertThat(mail.subject()).startsWith("Refund:").contains("TWD 1350");
                    assertThat(mail.text())
                            .contains(
                                    "You had paid: TWD 1500",
                                    "Kept as a cost: TWD 150",
                                    "Paid back: TWD 1350",
                                    "SEL-M6");
                })
                .anySatisfy(mail ->
                        assertThat(mail.text()).contains("Paid back: TWD 1500").doesNotContain("Kept as a cost"));
    }

    private static RefundState refund(String person, long paid, long cost) {
        return new RefundState(
                Ids.next().toString(),
                "SEL",
                "P1N",
                Ids.next().toString(),
                person,
                new Money(paid, "TWD"),
                new Money(cost, "TWD"),
                new Money(paid - cost, "TWD"),
                "BY_ENTRANT",
                "SEL-M6");
    }
}
