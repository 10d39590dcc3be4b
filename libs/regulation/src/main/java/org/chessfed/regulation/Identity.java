package org.chessfed.regulation;

import java.time.ZoneId;

/**
 * What a regulation document is about.
 *
 * @param code code of the competition, such as {@code LAKE}
 * @param version version of the document, from 1
 * @param zone zone of every local time in it
 * @param currency ISO 4217 code of every amount in it
 * @param unit who enters
 * @param season its season
 */
public record Identity(String code, int version, ZoneId zone, String currency, Unit unit, Season season) {

    /** Who enters. */
    public enum Unit {
        /** Single players. */
        PLAYER,
        /** Teams. */
        TEAM
    }
}
