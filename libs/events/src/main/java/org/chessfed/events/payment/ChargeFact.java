package org.chessfed.events.payment;

import org.chessfed.events.Fact;

/** A fact about a charge. */
public sealed interface ChargeFact extends Fact permits ChargeRaised, ChargeSettled, ChargeOverdue, ChargeWaived {

    /** The charge after the fact. */
    ChargeState charge();

    @Override
    default String aggregateId() {
        return charge().chargeId();
    }

    @Override
    default String key() {
        return charge().competition();
    }
}
