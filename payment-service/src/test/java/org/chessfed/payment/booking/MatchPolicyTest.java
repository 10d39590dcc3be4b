package org.chessfed.payment.booking;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.chessfed.payment.ChargeFixture;
import org.chessfed.payment.PaymentReason;
import org.chessfed.payment.booking.MatchPolicy.Kind;
import org.chessfed.payment.booking.MatchPolicy.Part;
import org.chessfed.payment.booking.MatchPolicy.Proposal;
import org.chessfed.payment.charge.ChargeCard;
import org.chessfed.payment.charge.ChargeStatus;
import org.chessfed.payment.transfer.ReportedTransfer;
import org.chessfed.regulation.decision.Decision;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Statement lines are matched by payee, amount, value date and last five digits")
class MatchPolicyTest {

    private static final LocalDate DAY = LocalDate.of(2030, 12, 28);

    private static MatchPolicy.Line line(long amount, LocalDate on) {
        return new MatchPolicy.Line(amount, Instant.parse(on + "T03:00:00Z"), on, "012", "54321");
    }

    private static ReportedTransfer report(long amount, ChargeCard... charges) {
        return report(amount, DAY, "012", charges);
    }

    private static ReportedTransfer report(long amount, LocalDate on, String bank, ChargeCard... charges) {
        return new ReportedTransfer(
                UUID.randomUUID(), Arrays.stream(charges).map(ChargeCard::id).toList(), bank, "54321", on, amount);
    }

    private static void is(Decision<Proposal> decision, Kind kind, PaymentReason reason) {
        assertThat(decision.value().kind()).isEqualTo(kind);
        assertThat(decision.reasons().getFirst().messageKey()).isEqualTo(reason.key());
    }

    @Test
    @DisplayName("One report that agrees in all: proposed")
    void exact() {
        ChargeCard charge = ChargeFixture.owed(700);
        var proposal = MatchPolicy.match(line(700, DAY), List.of(report(700, charge)), List.of(charge));
        is(proposal, Kind.EXACT, PaymentReason.MATCH_EXACT);
        assertThat(proposal.value().candidates().getFirst().parts()).containsExactly(new Part(charge.id(), 700));
    }

    @Test
    @DisplayName("The value date may lie three days from the reported one, not four")
    void window() {
        ChargeCard charge = ChargeFixture.owed(700);
        List<ReportedTransfer> reports = List.of(report(700, charge));
        is(
                MatchPolicy.match(line(700, DAY.plusDays(3)), reports, List.of(charge)),
                Kind.EXACT,
                PaymentReason.MATCH_EXACT);
        is(
                MatchPolicy.match(line(700, DAY.minusDays(3)), reports, List.of(charge)),
                Kind.EXACT,
                PaymentReason.MATCH_EXACT);
        is(
                MatchPolicy.match(line(700, DAY.minusDays(4)), reports, List.of(charge)),
                Kind.NONE,
                PaymentReason.MATCH_NOT_REPORTED);
    }

    @Test
    @DisplayName("Case 38: two entries of 700, same date, same digits: both are shown, neither is proposed for booking")
    void tied() {
        ChargeCard one = ChargeFixture.owed(700);
        ChargeCard other = ChargeFixture.owed(700);
        var proposal =
                MatchPolicy.match(line(700, DAY), List.of(report(700, one), report(700, other)), List.of(one, other));
        is(proposal, Kind.TIED, PaymentReason.MATCH_TIED);
        assertThat(proposal.value().candidates())
                .extracting(candidate -> candidate.parts().getFirst().chargeId())
                .containsExactly(one.id(), other.id());
    }

    @Test
    @DisplayName("The same transfer reported twice is one candidate, not a tie")
    void reportedTwice() {
        ChargeCard charge = ChargeFixture.owed(700);
        var proposal =
                MatchPolicy.match(line(700, DAY), List.of(report(70, charge), report(700, charge)), List.of(charge));
        is(proposal, Kind.EXACT, PaymentReason.MATCH_EXACT);
    }

    @Test
    @DisplayName("Two siblings in one transfer: shared out because the sum fits, and only then")
    void split() {
        ChargeCard brother = ChargeFixture.owed(700);
        ChargeCard sister = ChargeFixture.owed(1500);
        List<ChargeCard> charges = List.of(brother, sister);
        var fits = MatchPolicy.match(line(2200, DAY), List.of(report(2200, brother, sister)), charges);
        is(fits, Kind.EXACT, PaymentReason.MATCH_EXACT);
        assertThat(fits.value().candidates().getFirst().parts())
                .containsExactly(new Part(brother.id(), 700), new Part(sister.id(), 1500));
        assertThat(fits.reasons().getLast().messageKey()).isEqualTo(PaymentReason.MATCH_SPLIT.key());

        var lacking = MatchPolicy.match(line(2100, DAY), List.of(report(2200, brother, sister)), charges);
        is(lacking, Kind.SHORT, PaymentReason.MATCH_SHORT);
        assertThat(lacking.value().candidates().getFirst().parts()).isEmpty();
    }

    @Test
    @DisplayName("Short, too much, late, doubled and differing payments are recognised with their reason")
    void recognised() {
        ChargeCard charge = ChargeFixture.owed(700);
        List<ChargeCard> charges = List.of(charge);
        var lacking = MatchPolicy.match(line(600, DAY), List.of(report(700, charge)), charges);
        is(lacking, Kind.SHORT, PaymentReason.MATCH_SHORT);
        assertThat(lacking.reasons().getFirst().args()).containsExactly("600", "700", "100");
        is(
                MatchPolicy.match(line(800, DAY), List.of(report(800, charge)), charges),
                Kind.EXCESS,
                PaymentReason.MATCH_EXCESS);
        is(
                MatchPolicy.match(line(700, DAY), List.of(report(70, charge)), charges),
                Kind.DIFFERS,
                PaymentReason.MATCH_DIFFERS);

        LocalDate late = LocalDate.of(2031, 1, 2).plusDays(1);
        var tooLate = MatchPolicy.match(line(700, late), List.of(report(700, late, "012", charge)), charges);
        is(tooLate, Kind.LATE, PaymentReason.MATCH_LATE);
        assertThat(tooLate.reasons().getFirst().clause()).isEqualTo("LAKE-M1");

        ChargeCard settled = ChargeFixture.settled(700);
        var doubled = MatchPolicy.match(line(700, DAY), List.of(report(700, settled)), List.of(settled));
        is(doubled, Kind.DOUBLED, PaymentReason.MATCH_DOUBLED);
        assertThat(doubled.value().candidates().getFirst().parts()).containsExactly(new Part(settled.id(), 700));

        ChargeCard cancelled = ChargeFixture.charge(700, 0, ChargeStatus.WAIVED, true);
        is(
                MatchPolicy.match(line(700, DAY), List.of(report(700, cancelled)), List.of(cancelled)),
                Kind.DOUBLED,
                PaymentReason.MATCH_DOUBLED);
    }

    @Test
    @DisplayName("A paid sibling's report with the same digits does not tie with the open one")
    void paidOneDoesNotTie() {
        ChargeCard open = ChargeFixture.owed(700);
        ChargeCard settled = ChargeFixture.settled(700);
        is(
                MatchPolicy.match(
                        line(700, DAY), List.of(report(700, settled), report(700, open)), List.of(settled, open)),
                Kind.EXACT,
                PaymentReason.MATCH_EXACT);
    }

    @Test
    @DisplayName("Another bank's code does not fit; a bank's name is no obstacle; without digits a person looks")
    void bank() {
        ChargeCard charge = ChargeFixture.owed(700);
        List<ChargeCard> charges = List.of(charge);
        is(
                MatchPolicy.match(line(700, DAY), List.of(report(700, DAY, "700", charge)), charges),
                Kind.NONE,
                PaymentReason.MATCH_NOT_REPORTED);
        is(
                MatchPolicy.match(line(700, DAY), List.of(report(700, DAY, "湖畔銀行", charge)), charges),
                Kind.EXACT,
                PaymentReason.MATCH_EXACT);
        MatchPolicy.Line blind = new MatchPolicy.Line(700, Instant.parse(DAY + "T03:00:00Z"), DAY, null, null);
        is(MatchPolicy.match(blind, List.of(report(700, charge)), charges), Kind.NONE, PaymentReason.MATCH_NO_DIGITS);
    }
}
