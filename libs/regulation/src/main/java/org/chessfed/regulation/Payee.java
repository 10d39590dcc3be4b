package org.chessfed.regulation;

/**
 * Who receives fees. Values in angle brackets are placeholders that the organiser configures; no account stands in a
 * document.
 *
 * @param name name of the account's holder
 * @param bank bank and branch
 * @param account account number
 * @param contact person to ask about payments
 */
public record Payee(String name, String bank, String account, String contact) {}
