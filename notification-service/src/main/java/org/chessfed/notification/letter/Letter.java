package org.chessfed.notification.letter;

/**
 * What a person reads.
 *
 * @param subject one line
 * @param text plain text
 * @param language BCP 47 tag
 */
public record Letter(String subject, String text, String language) {

    /** Shows no words, so that no log can. */
    @Override
    public String toString() {
        return "Letter[" + language + "]";
    }
}
