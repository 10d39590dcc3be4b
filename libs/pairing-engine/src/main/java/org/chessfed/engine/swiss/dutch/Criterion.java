package org.chessfed.engine.swiss.dutch;

import java.util.Arrays;
import java.util.Optional;

/** The pairing criteria of C.04.3, article 2, in descending priority. */
public enum Criterion {
    /** Nobody meets the same opponent twice; pairs that the tournament forbids are treated alike. */
    C1("C.04.3 2.1.1"),
    /** No second pairing-allocated bye, and none after a win's points in a round without a game. */
    C2("C.04.3 2.1.2"),
    /** Two players who are not topscorers and have the same absolute colour preference do not meet. */
    C3("C.04.3 2.1.3"),
    /** Those not yet paired can still be paired. */
    C4("C.04.3 2.2.1"),
    /** Lowest score of the player with the pairing-allocated bye. */
    C5("C.04.3 2.3.1"),
    /** Fewest downfloaters. */
    C6("C.04.3 2.4.1"),
    /** Lowest scores of the downfloaters. */
    C7("C.04.3 2.4.2"),
    /** Downfloaters with whom the following bracket complies best with C1 to C7. */
    C8("C.04.3 2.4.3"),
    /** Fewest unplayed games of the player with the pairing-allocated bye. */
    C9("C.04.3 2.4.4"),
    /** Fewest topscorers or their opponents with a colour difference beyond two. */
    C10("C.04.3 2.4.5"),
    /** Fewest topscorers or their opponents with the same colour three times running. */
    C11("C.04.3 2.4.6"),
    /** Fewest players without their colour preference. */
    C12("C.04.3 2.4.7"),
    /** Fewest players without their strong colour preference. */
    C13("C.04.3 2.4.8"),
    /** Fewest resident downfloaters who floated down in the previous round. */
    C14("C.04.3 2.4.9"),
    /** Fewest opponents of moved-down players who floated up in the previous round. */
    C15("C.04.3 2.4.10"),
    /** Fewest resident downfloaters who floated down two rounds before. */
    C16("C.04.3 2.4.11"),
    /** Fewest opponents of moved-down players who floated up two rounds before. */
    C17("C.04.3 2.4.12"),
    /** Smallest score differences of moved-down players who floated down in the previous round. */
    C18("C.04.3 2.4.13"),
    /** Smallest score differences of opponents of moved-down players who floated up in the previous round. */
    C19("C.04.3 2.4.14"),
    /** Smallest score differences of moved-down players who floated down two rounds before. */
    C20("C.04.3 2.4.15"),
    /** Smallest score differences of opponents of moved-down players who floated up two rounds before. */
    C21("C.04.3 2.4.16");

    private final String article;

    Criterion(String article) {
        this.article = article;
    }

    /** The criterion that an article such as {@code "C.04.3 2.4.7"} defines; empty for any other article. */
    public static Optional<Criterion> ofArticle(String article) {
        return Arrays.stream(values())
                .filter(criterion -> criterion.article.equals(article))
                .findFirst();
    }

    /** The article that defines the criterion. */
    public String article() {
        return article;
    }
}
