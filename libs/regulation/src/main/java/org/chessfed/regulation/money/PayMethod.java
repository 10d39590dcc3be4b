package org.chessfed.regulation.money;

/** How a fee is paid. */
public enum PayMethod {
    /** Bank transfer. */
    TRANSFER,
    /** Cash at the venue. */
    ON_SITE,
    /** Postal money order. */
    MONEY_ORDER,
    /** Cash by registered mail. */
    CASH_REGISTERED_MAIL
}
