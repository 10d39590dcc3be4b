package org.chessfed.payment;

import org.chessfed.regulation.decision.MessageKey;

/** What decisions of this service say; worded in {@code messages_en} and {@code messages_zh_TW}. */
public enum PaymentReason implements MessageKey {
    DUE_BY("charge.dueBy"),
    PAID_IN_FULL("charge.paidInFull"),
    STILL_OWED("charge.stillOwed"),
    LATE("charge.late"),
    LATE_ADMITTED("charge.lateAdmitted"),
    WAIVED("charge.waived"),
    REOPENED("charge.reopened"),

    MATCH_EXACT("match.exact"),
    MATCH_SPLIT("match.split"),
    MATCH_TIED("match.tied"),
    MATCH_SHORT("match.short"),
    MATCH_EXCESS("match.excess"),
    MATCH_LATE("match.late"),
    MATCH_DOUBLED("match.doubled"),
    MATCH_DIFFERS("match.differs"),
    MATCH_NOT_REPORTED("match.notReported"),
    MATCH_NO_DIGITS("match.noDigits"),

    REFUND_LESS_COST("refund.lessCost"),
    REFUND_LESS_FIXED("refund.lessFixed"),
    REFUND_PERCENT("refund.percent"),
    REFUND_NOTHING("refund.nothing"),
    REFUND_SILENT("refund.silent"),
    REFUND_OVERPAID("refund.overpaid"),
    REFUND_COST_OUTSIDE("refund.costOutside"),
    REFUND_APPROVED("refund.approved");

    private final String key;

    PaymentReason(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
