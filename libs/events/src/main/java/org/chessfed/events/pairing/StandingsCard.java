package org.chessfed.events.pairing;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The standings of one section of a tournament.
 *
 * @param standingsId their id, the same over all versions
 * @param tournamentId the tournament
 * @param competition competition code
 * @param competitionVersion version of the regulation in force
 * @param stage stage id
 * @param event event id
 * @param section section id
 * @param status {@code PROVISIONAL} while the tournament runs or a playoff is due, {@code FINAL} afterwards
 * @param afterRound number of rounds that are counted
 * @param publishedAt when this version was published
 * @param rows ranked ones in rank order, then those who are out of the ranking
 * @param changed persons whose rank, points or state differ from the version before
 */
public record StandingsCard(
        String standingsId,
        String tournamentId,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        String section,
        String status,
        int afterRound,
        Instant publishedAt,
        List<Row> rows,
        List<String> changed) {

    /**
     * One player.
     *
     * @param personId the person
     * @param entryId the entry
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     * @param number pairing number
     * @param guaranteeRegion region whose guaranteed places the person may take
     * @param rank rank in the section, from 1; joint players share it; absent when out of the ranking
     * @param joint whether others share the rank
     * @param points tenths of a point
     * @param tieBreaks values in the order of the chain
     * @param missedAbsent rounds not played because the player was absent or had withdrawn, without notice
     * @param missedAnnounced rounds not played after notice in time
     * @param missedLate games lost by coming late
     * @param resultVoid whether the results are not counted
     */
    public record Row(
            String personId,
            String entryId,
            String nameZh,
            @Nullable String passportName,
            int number,
            @Nullable String guaranteeRegion,
            @Nullable Integer rank,
            boolean joint,
            int points,
            List<TieBreak> tieBreaks,
            int missedAbsent,
            int missedAnnounced,
            int missedLate,
            boolean resultVoid) {}

    /**
     * A tie-break value.
     *
     * @param code code of the chain step
     * @param value as printed
     */
    public record TieBreak(String code, String value) {}
}
