package org.chessfed.events.pairing;

import java.util.List;

/**
 * What is paired together: one or more sections of one event.
 *
 * @param tournamentId its id
 * @param competition competition code
 * @param competitionVersion version of the regulation in force
 * @param stage stage id
 * @param event event id
 * @param sections section ids
 * @param system {@code SWISS}, {@code ROUND_ROBIN} or {@code TEAM_SWISS}
 * @param rounds number of rounds
 * @param rosterId the roster that it was made from
 * @param players in the order of their pairing numbers
 */
public record TournamentCard(
        String tournamentId,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        List<String> sections,
        String system,
        int rounds,
        String rosterId,
        List<Entrant> players) {

    /**
     * A player of the tournament.
     *
     * @param number pairing number, from 1
     * @param personId the person
     * @param entryId the entry
     * @param section section id
     * @param rating rating that ordered the field; {@code 0} = unrated
     */
    public record Entrant(int number, String personId, String entryId, String section, int rating) {}
}
