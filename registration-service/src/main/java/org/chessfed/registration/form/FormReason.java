package org.chessfed.registration.form;

import org.chessfed.regulation.decision.MessageKey;

/** What is wrong with a field of a form. */
public enum FormReason implements MessageKey {
    /** Args: field. */
    UNKNOWN_FIELD("form.unknown-field"),
    /** No args. */
    REQUIRED("form.required"),
    /** No args. */
    NOT_ASKED("form.not-asked"),
    /** Args: type. */
    WRONG_TYPE("form.wrong-type"),
    /** Args: most characters. */
    TOO_LONG("form.too-long"),
    /** No args. */
    CONTROL_CHARACTER("form.control-character"),
    /** Args: choices. */
    NOT_A_CHOICE("form.not-a-choice"),
    /** No args. */
    NOT_A_DATE("form.not-a-date"),
    /** No args. */
    NO_SUCH_DATE("form.no-such-date"),
    /** No args. */
    AMBIGUOUS_YEAR("form.ambiguous-year"),
    /** No args. */
    IN_THE_FUTURE("form.in-the-future"),
    /** Args: least, most. */
    OUT_OF_RANGE("form.out-of-range"),
    /** No args. */
    NOT_AN_EMAIL("form.not-an-email"),
    /** No args. */
    NOT_A_PHONE("form.not-a-phone"),
    /** No args. */
    MUST_AGREE("form.must-agree"),
    /** No args. */
    GUARDIAN_NEEDED("form.guardian-needed");

    private final String key;

    FormReason(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
