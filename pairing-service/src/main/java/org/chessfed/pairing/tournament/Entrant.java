package org.chessfed.pairing.tournament;

import org.chessfed.events.registration.RosterState;
import org.jspecify.annotations.Nullable;

/**
 * A player of a tournament.
 *
 * @param number pairing number, from 1
 * @param personId the person
 * @param entryId the entry
 * @param nameZh Chinese name
 * @param passportName name in Latin letters
 * @param title FIDE title
 * @param section section id
 * @param guaranteeRegion region whose guaranteed places the person may take
 * @param rating rating that orders the field; {@code 0} = unrated
 * @param filler whether the host added the player to make an odd field even; not ranked, without awards
 */
public record Entrant(
        int number,
        String personId,
        String entryId,
        String nameZh,
        @Nullable String passportName,
        @Nullable String title,
        String section,
        @Nullable String guaranteeRegion,
        int rating,
        boolean filler) {

    /** The player of a roster's line. */
    public static Entrant of(RosterState.Line line, int number) {
        return new Entrant(
                number,
                line.person().personId(),
                line.entryId(),
                line.person().nameZh(),
                line.person().passportName(),
                line.person().title(),
                line.section(),
                line.guaranteeRegion(),
                line.rating(),
                false);
    }

    /** The same player under another number. */
    public Entrant withNumber(int newNumber) {
        return new Entrant(
                newNumber, personId, entryId, nameZh, passportName, title, section, guaranteeRegion, rating, filler);
    }

    /** Whether a part of a name, in either script, is in this player's name; upper and lower case make no difference. */
    public boolean named(String part) {
        return Names.match(part, nameZh, passportName);
    }
}
