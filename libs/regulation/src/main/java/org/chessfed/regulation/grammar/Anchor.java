package org.chessfed.regulation.grammar;

import java.util.Arrays;
import java.util.Optional;

/** A moment of the competition that an instant may be counted from. */
public enum Anchor {
    /** Start of an event's first round. */
    EVENT_START("event.start"),
    /** Opening of an event's check-in. */
    EVENT_CHECK_IN("event.checkIn"),
    /** End of an event's last game. */
    EVENT_END("event.end"),
    /** Start of the first event of the stage that the rule stands in. */
    STAGE_START("stage.start"),
    /** End of the last game of the stage that the rule stands in. */
    STAGE_END("stage.end"),
    /** Start of the first event of the competition. */
    COMPETITION_START("competition.start"),
    /** End of the competition. */
    COMPETITION_END("competition.end"),
    /** Start of a playing day. */
    DAY_START("day.start"),
    /** Start of the round concerned. */
    ROUND_START("round.start"),
    /** End of the round concerned. */
    ROUND_END("round.end"),
    /** Start of the round before the one concerned. */
    PRECEDING_ROUND_START("precedingRound.start"),
    /** End of the game concerned. */
    GAME_END("game.end"),
    /** Publication of a stage's first round. */
    ROUND_1_PUBLISHED("round1.published"),
    /** The decision that the rule speaks of. */
    DECISION("decision");

    private final String key;

    Anchor(String key) {
        this.key = key;
    }

    /** Its name in a document, such as {@code event.start}. */
    public String key() {
        return key;
    }

    /** The anchor with a document's name for it. */
    public static Optional<Anchor> byKey(String key) {
        return Arrays.stream(values()).filter(anchor -> anchor.key.equals(key)).findFirst();
    }
}
