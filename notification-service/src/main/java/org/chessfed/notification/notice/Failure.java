package org.chessfed.notification.notice;

/** Why a notice was not sent. */
enum Failure {
    /** Registration did not answer; tried again. */
    CONTACTS_AWAY,
    /** The mail server did not answer or took nothing for now; tried again. */
    MAIL_SERVER_AWAY,
    /** Registration knows no such person, or the person was erased. */
    NO_PERSON,
    /** The person has given no address. */
    NO_ADDRESS,
    /** The mail server refused the address or the message for good. */
    REFUSED,
    /**
     * The connection broke, or the process ended, while the mail server had the message in its hands. It may have been
     * delivered, so only staff can order it a second time.
     */
    UNCERTAIN,
    /** The letter could not be written: the service's log tells why. */
    LETTER
}
