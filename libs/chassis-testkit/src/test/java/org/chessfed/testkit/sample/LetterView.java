package org.chessfed.testkit.sample;

import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;

record LetterView(UUID id, long version, String personId, String text) implements Versioned {

    static LetterView of(Letter letter) {
        return new LetterView(letter.id, letter.version, letter.personId, letter.text);
    }

    @Override
    public long etagVersion() {
        return version;
    }
}
