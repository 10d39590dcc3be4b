package org.chessfed.registration.form;

import org.chessfed.regulation.decision.Reason;

/**
 * What is wrong with one field.
 *
 * @param field identifier of the field
 * @param reason what is wrong, with the clause that asks for the field
 */
public record FieldError(String field, Reason reason) {}
