package org.chessfed.pairing.standings;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.events.pairing.StandingsCard;
import org.chessfed.pairing.round.GameChange;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Names;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.Text;
import org.chessfed.regulation.stage.Ranking;
import org.jspecify.annotations.Nullable;

/**
 * The standings of a section, or of all that are paired together, as published.
 *
 * @param standingsId their id, the same over all versions; of a joint table the tournament's
 * @param tournamentId the tournament
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param section section id; of a joint table the ids joined by a plus sign
 * @param sectionZh shown name of the section, Chinese
 * @param sectionEn shown name of the section, English
 * @param status {@code PROVISIONAL} or {@code FINAL}
 * @param version rising by every publication
 * @param afterRound number of rounds that are counted
 * @param publishedAt when this version was published
 * @param settings the readings of the rules under which it was made, printed below the table
 * @param rows ranked ones in rank order, then those who are out of the ranking
 * @param decided ties that a playoff or lots decided; absent where none did
 * @param adjourned games without a result that count as draws so far; absent where there are none
 * @param corrections results of completed rounds that were corrected
 */
record StandingsPage(
        String standingsId,
        String tournamentId,
        String competition,
        String stage,
        String event,
        String section,
        String sectionZh,
        String sectionEn,
        String status,
        long version,
        int afterRound,
        Instant publishedAt,
        Settings settings,
        List<Row> rows,
        @Nullable List<DecidedTie> decided,
        @Nullable List<AdjournedGame> adjourned,
        List<GameChange> corrections)
        implements Versioned {

    private static final String TOGETHER = " + ";

    /**
     * The readings of the rules.
     *
     * @param chain codes of the ranking chain, in order
     * @param unplayed how a game won by forfeit enters tie-breaks
     * @param forfeitInDE whether such a game counts in direct encounter
     * @param listMode among whom tie-breaks compare
     * @param playoff which ties a playoff decides
     * @param tieBreakEdition edition of the FIDE tie-break rules
     * @param pairingEdition edition of the FIDE pairing rules
     * @param clause clause of the ranking
     * @param unplayedClause clause of the treatment of forfeits
     */
    record Settings(
            List<String> chain,
            Ranking.Unplayed unplayed,
            Ranking.ForfeitInDe forfeitInDE,
            Ranking.ListMode listMode,
            Ranking.PlayoffScope playoff,
            String tieBreakEdition,
            String pairingEdition,
            @Nullable String clause,
            @Nullable String unplayedClause) {}

    /**
     * A tie that people decided.
     *
     * @param kind {@code PLAYOFF} or {@code LOTS}
     * @param order Chinese names, the best first; who stays equal stands in one list
     * @param note how it was decided
     * @param witness who saw the lots drawn; absent for a playoff
     * @param decidedAt when
     */
    record DecidedTie(
            String kind,
            List<List<String>> order,
            @Nullable String note,
            @Nullable String witness,
            Instant decidedAt) {}

    /**
     * A game that is not finished.
     *
     * @param round round number
     * @param board board number
     */
    record AdjournedGame(int round, int board) {}

    /**
     * One player.
     *
     * @param rank rank, from 1; absent when out of the ranking
     * @param joint whether others share the rank
     * @param section section id of the player
     * @param number pairing number
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     * @param title FIDE title
     * @param rating rating that orders the field; {@code 0} = unrated
     * @param points tenths of a point
     * @param tieBreaks values as printed, in the order of the chain
     * @param missed rounds missed, of every kind
     * @param voidClause clause by which the results are not counted; absent where they count
     */
    record Row(
            @Nullable Integer rank,
            boolean joint,
            String section,
            int number,
            String nameZh,
            @Nullable String passportName,
            @Nullable String title,
            int rating,
            int points,
            List<String> tieBreaks,
            MissedCounts missed,
            @Nullable String voidClause) {}

    /**
     * A version of the standings.
     *
     * @param standings id of the standings
     * @param version version
     * @param status whether they are final
     * @param afterRound number of rounds that are counted
     * @param publishedAt when they are published
     */
    record Edition(UUID standings, long version, StandingsStatus status, int afterRound, Instant publishedAt) {}

    static StandingsPage of(
            Tournament tournament,
            TournamentTerms terms,
            SectionStandings standings,
            Edition edition,
            List<DecidedTie> decided,
            PlayHistory history,
            List<GameChange> corrections) {
        List<Text> titles = standings.sections().stream()
                .map(section ->
                        terms.regulation().section(section).orElseThrow().title())
                .toList();
        return new StandingsPage(
                edition.standings().toString(),
                tournament.id().toString(),
                tournament.competition(),
                tournament.stage(),
                tournament.event(),
                standings.section(),
                titles.stream().map(Text::zh).collect(Collectors.joining(TOGETHER)),
                titles.stream().map(Text::en).collect(Collectors.joining(TOGETHER)),
                edition.status().name(),
                edition.version(),
                edition.afterRound(),
                edition.publishedAt(),
                settings(terms, standings),
                StandingsRows.of(tournament, standings).stream()
                        .map(row -> row(tournament, standings, terms, row))
                        .toList(),
                decided,
                history.games().stream()
                        .filter(game -> game.adjourned() && !game.decided())
                        .map(game -> new AdjournedGame(game.round(), game.board()))
                        .toList(),
                corrections);
    }

    private static Settings settings(TournamentTerms terms, SectionStandings standings) {
        Ranking ranking = terms.rule().ranking();
        return new Settings(
                standings.table().rules().chain().codes(),
                ranking.unplayed(),
                ranking.forfeitInDE(),
                ranking.listMode(),
                ranking.playoff(),
                terms.tieBreakEdition().name(),
                terms.pairingEdition().name(),
                ranking.clause(),
                ranking.unplayedClause());
    }

    private static Row row(
            Tournament tournament, SectionStandings standings, TournamentTerms terms, StandingsCard.Row row) {
        Entrant player = tournament.player(row.number());
        return new Row(
                row.rank(),
                row.joint(),
                player.section(),
                row.number(),
                row.nameZh(),
                row.passportName(),
                player.title(),
                player.rating(),
                row.points(),
                row.tieBreaks().stream().map(StandingsCard.TieBreak::value).toList(),
                standings.missed().getOrDefault(row.number(), MissedCounts.NONE),
                row.resultVoid() ? SectionStandings.clause(standings.voidingRule(row.number(), terms)) : null);
    }

    /** Only the rows of players with a part of a name. */
    StandingsPage of(String name) {
        if (name.isBlank()) {
            return this;
        }
        return new StandingsPage(
                standingsId,
                tournamentId,
                competition,
                stage,
                event,
                section,
                sectionZh,
                sectionEn,
                status,
                version,
                afterRound,
                publishedAt,
                settings,
                rows.stream()
                        .filter(row -> Names.match(name, row.nameZh(), row.passportName()))
                        .toList(),
                decided,
                adjourned,
                corrections);
    }

    @Override
    @JsonIgnore
    public long etagVersion() {
        return version;
    }
}
