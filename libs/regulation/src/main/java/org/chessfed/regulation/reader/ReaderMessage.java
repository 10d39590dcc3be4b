package org.chessfed.regulation.reader;

import org.chessfed.regulation.decision.MessageKey;

/** What the reader says about a document that it refuses. */
public enum ReaderMessage implements MessageKey {
    /** Not YAML; argument: what the parser says. */
    NOT_YAML("document.notYaml"),
    /** The document is not a mapping. */
    NOT_A_MAPPING("document.notAMapping"),
    /** A key stands twice; argument: the key. */
    DUPLICATE_KEY("document.duplicateKey"),
    /** A tag is used; argument: the tag. */
    TAG("document.tag"),
    /** Structures contain themselves. */
    RECURSION("document.recursion"),
    /** Unknown key; arguments: the key, the known ones. */
    UNKNOWN_KEY("document.unknownKey"),
    /** Missing key; argument: the key. */
    MISSING_KEY("document.missingKey"),
    /** Wrong type; arguments: expected, found. */
    WRONG_TYPE("document.wrongType"),
    /** Not one of the choices; arguments: the value, the choices. */
    NOT_ONE_OF("document.notOneOf"),
    /** Wrong form; arguments: the value, one of the right form. */
    WRONG_FORM("document.wrongForm"),
    /** Too small; arguments: the value, the least. */
    TOO_SMALL("document.tooSmall"),
    /** Too big; arguments: the value, the most. */
    TOO_BIG("document.tooBig"),
    /** The document is too large; arguments: most values, longest key. */
    TOO_LARGE("document.tooLarge"),
    /** Unknown currency; argument: its code. */
    NO_SUCH_CURRENCY("document.noSuchCurrency"),
    /** Another violation of the schema; argument: its keyword. */
    SCHEMA("document.schema"),
    /** Not a real date or time; argument: the value. */
    NO_SUCH_DATE("document.noSuchDate"),
    /** Unknown zone; argument: the zone. */
    NO_SUCH_ZONE("document.noSuchZone"),
    /** A setting is not there; argument: its name. */
    NO_SUCH_SETTING("document.noSuchSetting"),
    /** A setting's value is not among its choices; arguments: name, value, choices. */
    NOT_A_CHOICE("document.notAChoice"),
    /** A setting is used nowhere; argument: its name. */
    IDLE_SETTING("document.idleSetting"),
    /** A reference dangles; arguments: what kind of thing, its id. */
    DANGLES("document.dangles"),
    /** An id stands twice; arguments: what kind of thing, its id. */
    DUPLICATE_ID("document.duplicateId"),
    /** An unknown county; argument: its name. */
    NO_SUCH_COUNTY("document.noSuchCounty"),
    /** A county stands in two regions; arguments: county, the two regions. */
    COUNTY_TWICE("document.countyTwice"),
    /** Unknown tie-break; argument: its code. */
    NO_SUCH_TIE_BREAK("document.noSuchTieBreak"),
    /** A chain does not begin with points; argument: its first code. */
    CHAIN_START("document.chainStart"),
    /** Rounds per day do not add up; arguments: sum, rounds. */
    ROUNDS_SUM("document.roundsSum"),
    /** Rounds per day and playing days differ in number; arguments: event, days of play, entries per day. */
    ROUNDS_DAYS("document.roundsDays"),
    /** Not every round has its start; arguments: event, starts, rounds. */
    ROUND_STARTS("document.roundStarts"),
    /** A round starts on another day than its day of play; arguments: round, start, day. */
    ROUND_DAY("document.roundDay"),
    /** A competition of teams lacks what teams need, or one of players has it; argument: the key. */
    TEAM_NEEDS("document.teamNeeds"),
    /** A bye is worth more game points than the boards give; arguments: game points, boards. */
    BYE_POINTS("document.byePoints"),
    /** The printed total is not the sum of the sources; arguments: sum, printed. */
    TOTAL_SUM("document.totalSum"),
    /** Places sent on do not add up; arguments: places per event, events, sum, printed. */
    ADVANCED_SUM("document.advancedSum"),
    /** More guaranteed places than places; arguments: guaranteed, places. */
    GUARANTEE_SUM("document.guaranteeSum"),
    /** A field is filled to less than its sources bring; arguments: sum, fill. */
    FILL_SUM("document.fillSum"),
    /** A window is upside down; arguments: from, until. */
    WINDOW("document.window"),
    /** Ranks are upside down; arguments: from, to. */
    RANKS("document.ranks"),
    /** Days of play are not in order; arguments: earlier, later. */
    DAYS_ORDER("document.daysOrder"),
    /** The first day is not the start; arguments: first day, start. */
    FIRST_DAY("document.firstDay"),
    /** A clock has both increment and delay. */
    CLOCK("document.clock"),
    /** A condition has no single form. */
    CONDITION_FORM("document.conditionForm"),
    /** An operator does not fit a fact; arguments: fact, operator, type. */
    CONDITION_OPERATOR("document.conditionOperator"),
    /** An operand does not fit a fact; arguments: fact, operand, type. */
    CONDITION_OPERAND("document.conditionOperand"),
    /** A rule about missed rounds has no single measure. */
    MISSED_MEASURE("document.missedMeasure"),
    /** A source lacks what its kind needs; arguments: kind, key. */
    SOURCE_NEEDS("document.sourceNeeds"),
    /** A refund lacks what its kind needs; arguments: kind, key. */
    REFUND_NEEDS("document.refundNeeds"),
    /** No row of a price list fits everybody; the last has a condition or a window. */
    PRICE_GAP("document.priceGap");

    private final String key;

    ReaderMessage(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
