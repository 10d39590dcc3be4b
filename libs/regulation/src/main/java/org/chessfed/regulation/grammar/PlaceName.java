package org.chessfed.regulation.grammar;

import java.text.Normalizer;

/** Names of counties and cities for comparison (CV-7): 臺 and 台 are one character, spaces around do not count. */
public final class PlaceName {

    private PlaceName() {}

    /** The form in which two spellings of one place are equal; for matching only, never for display. */
    public static String normalised(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFKC).replace('台', '臺');
    }

    /** Whether two spellings name one place. */
    public static boolean same(String one, String other) {
        return normalised(one).equals(normalised(other));
    }
}
