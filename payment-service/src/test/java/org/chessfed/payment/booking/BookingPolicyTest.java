package org.chessfed.payment.booking;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.payment.ChargeFixture;
import org.chessfed.payment.booking.BookingPolicy.Fault;
import org.chessfed.payment.booking.BookingPolicy.Whole;
import org.chessfed.payment.booking.MatchPolicy.Part;
import org.chessfed.payment.charge.ChargeCard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BookingPolicyTest {

    private static final Instant IN_TIME = ChargeFixture.DUE.minusSeconds(60);

    private static List<Fault> faults(
            Whole payment, List<Part> parts, ChargeCard charge, boolean late, boolean excess) {
        return BookingPolicy.findings(payment, parts, Map.of(charge.id(), charge), late, excess).stream()
                .map(BookingPolicy.Finding::fault)
                .toList();
    }

    private static Whole payment(long amount, Instant at) {
        return new Whole("LAKE", "east", "TWD", amount, at);
    }

    @Test
    @DisplayName("I8: the parts sum to the payment, and a charge stands once in it")
    void sum() {
        ChargeCard charge = ChargeFixture.owed(700);
        UUID id = charge.id();
        assertThat(faults(payment(700, IN_TIME), List.of(new Part(id, 700)), charge, false, false))
                .isEmpty();
        assertThat(faults(payment(700, IN_TIME), List.of(new Part(id, 600)), charge, false, false))
                .containsExactly(Fault.SUM);
        assertThat(faults(payment(700, IN_TIME), List.of(new Part(id, 300), new Part(id, 400)), charge, false, false))
                .containsExactly(Fault.TWICE);
    }

    @Test
    @DisplayName("A charge of another payee, competition or currency, or an unknown one, is foreign")
    void foreign() {
        ChargeCard charge = ChargeFixture.owed(700);
        List<Part> parts = List.of(new Part(charge.id(), 700));
        assertThat(faults(new Whole("LAKE", "west", "TWD", 700, IN_TIME), parts, charge, true, true))
                .containsExactly(Fault.FOREIGN);
        assertThat(faults(new Whole("POND", "east", "TWD", 700, IN_TIME), parts, charge, true, true))
                .containsExactly(Fault.FOREIGN);
        assertThat(faults(payment(700, IN_TIME), List.of(new Part(UUID.randomUUID(), 700)), charge, true, true))
                .containsExactly(Fault.FOREIGN);
    }

    @Test
    @DisplayName("Late and too much are booked only where somebody says that it is meant")
    void meant() {
        ChargeCard charge = ChargeFixture.owed(700);
        Instant late = ChargeFixture.DUE.plusSeconds(1);
        List<Part> more = List.of(new Part(charge.id(), 800));
        assertThat(faults(payment(800, late), more, charge, false, false)).containsExactly(Fault.EXCESS, Fault.LATE);
        assertThat(faults(payment(800, late), more, charge, true, false)).containsExactly(Fault.EXCESS);
        assertThat(faults(payment(800, late), more, charge, true, true)).isEmpty();
        ChargeCard settled = ChargeFixture.settled(700);
        assertThat(faults(payment(700, late), List.of(new Part(settled.id(), 700)), settled, false, true))
                .as("what goes back whole cannot be late")
                .isEmpty();
    }
}
