package org.chessfed.regulation.grammar;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The closed list of facts that a regulation's conditions may ask about. */
public enum Fact {
    /** ISO 3166 two-letter code of the nationality. */
    NATIONALITY("nationality", Type.TEXT),
    /** Whether the person holds the national identity card. */
    HAS_NATIONAL_ID("hasNationalId", Type.FLAG),
    /** FIDE federation code, such as TPE. */
    FIDE_FEDERATION("fideFederation", Type.TEXT),
    /** LOCAL or FOREIGN, as the regulation's fees distinguish. */
    RESIDENCE("residence", Type.TEXT),
    /** M or F. */
    SEX("sex", Type.TEXT),
    /** Day of birth. */
    BIRTH_DATE("birthDate", Type.DATE),
    /** Year of birth, known even where the day is not. */
    BIRTH_YEAR("birthYear", Type.NUMBER),
    /** Age in years by the regulation's age rule. */
    AGE("age", Type.NUMBER),
    /** INDIVIDUAL, GROUP or NONE, on the day that matters for the rule. */
    MEMBERSHIP("membership", Type.TEXT),
    /** PLAYER, ACCOMPANYING, LEADER or another role of an entry. */
    ROLE("role", Type.TEXT),
    /** Rating on the FIDE list that the regulation names. */
    FIDE_RATING("fideRating", Type.NUMBER),
    /** FIDE title, such as GM; NONE without one. */
    FIDE_TITLE("fideTitle", Type.TEXT),
    /** Whether the person has a FIDE identification number. */
    HAS_FIDE_ID("hasFideId", Type.FLAG),
    /** National rating. */
    NATIONAL_RATING("nationalRating", Type.NUMBER),
    /** How often the person won this competition in the seasons that the rule counts. */
    TITLES_WON("titlesWon", Type.NUMBER),
    /** Whether the person holds the national sports medal. */
    HOLDS_MEDAL("holdsMedal", Type.FLAG),
    /** County or city of the declared basis, or of the household without one; 臺 and 台 are the same. */
    COUNTY("county", Type.TEXT),
    /** Guarantee region of the declared basis. */
    REGION("region", Type.TEXT),
    /** Section of the entry. */
    SECTION("section", Type.TEXT),
    /** Event of the entry. */
    EVENT("event", Type.TEXT),
    /** Kind of school: KINDERGARTEN, ELEMENTARY, JUNIOR_HIGH, SENIOR_HIGH, UNIVERSITY or NONE. */
    SCHOOL_LEVEL("schoolLevel", Type.TEXT),
    /** School grade within the level, 1 for the first year. */
    GRADE("grade", Type.NUMBER),
    /** Player grade title, such as GRADE_2; NONE without one. */
    GRADE_TITLE("gradeTitle", Type.TEXT),
    /** How the entry pays: TRANSFER, ON_SITE, MONEY_ORDER, CASH_REGISTERED_MAIL. */
    PAY_METHOD("payMethod", Type.TEXT),
    /** Whether the person takes lodging arranged by the organiser. */
    LODGED("lodged", Type.FLAG),
    /** Whether the person brings insurance of his own. */
    INSURED("insured", Type.FLAG),
    /** How many members of one family enter. */
    FAMILY_ENTRIES("familyEntries", Type.NUMBER);

    /** Kind of value that a fact has. */
    public enum Type {
        /** A code or name; compared exactly, names of places after normalisation. */
        TEXT,
        /** An integer. */
        NUMBER,
        /** True or false. */
        FLAG,
        /** A calendar date. */
        DATE
    }

    private static final Map<String, Fact> BY_KEY =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Fact::key, fact -> fact));

    private final String key;
    private final Type type;

    Fact(String key, Type type) {
        this.key = key;
        this.type = type;
    }

    /** Name of the fact in a regulation document, such as {@code fideRating}. */
    public String key() {
        return key;
    }

    /** Kind of its value. */
    public Type type() {
        return type;
    }

    /** The fact with a document's name for it. */
    public static Optional<Fact> byKey(String key) {
        return Optional.ofNullable(BY_KEY.get(key));
    }
}
