package org.chessfed.pairing.team;

import java.time.Instant;
import java.util.List;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.round.RoundStatus;
import org.jspecify.annotations.Nullable;

/**
 * A round of teams as people see it. Points are tenths.
 *
 * @param number round number
 * @param status where it stands
 * @param startsAt when it starts
 * @param bye team with the pairing-allocated bye; absent for none
 * @param matches in the order of their tables
 */
record TeamRoundView(
        int number,
        RoundStatus status,
        Instant startsAt,
        @Nullable TeamName bye,
        List<MatchView> matches) {

    /**
     * A team by number and name.
     *
     * @param number pairing number
     * @param nameZh its name
     */
    record TeamName(int number, String nameZh) {
        static TeamName of(Team team) {
            return new TeamName(team.number(), team.nameZh());
        }
    }

    /**
     * A match.
     *
     * @param table table, from 1
     * @param first team that has White on board 1
     * @param second the other team
     * @param firstGamePoints game points so far
     * @param secondGamePoints game points so far
     * @param firstMatchPoints match points; absent until every board has a result
     * @param secondMatchPoints match points; absent until every board has a result
     * @param boards by board
     */
    record MatchView(
            int table,
            TeamName first,
            TeamName second,
            int firstGamePoints,
            int secondGamePoints,
            @Nullable Integer firstMatchPoints,
            @Nullable Integer secondMatchPoints,
            List<BoardView> boards) {}

    /**
     * A board.
     *
     * @param board board, from 1
     * @param white name of the player with White
     * @param whiteTeam number of his team
     * @param black name of the player with Black
     * @param blackTeam number of his team
     * @param whiteOutcome outcome of White
     * @param blackOutcome outcome of Black
     */
    record BoardView(
            int board,
            String white,
            int whiteTeam,
            String black,
            int blackTeam,
            Outcome whiteOutcome,
            Outcome blackOutcome) {}

    static TeamRoundView of(TeamTournaments.Whole whole, TeamRound round) {
        TeamTournament tournament = whole.tournament();
        Integer bye = round.bye();
        return new TeamRoundView(
                round.number(),
                round.status(),
                round.startsAt(),
                bye == null ? null : TeamName.of(tournament.team(bye)),
                round.matches().stream().map(match -> view(whole, match)).toList());
    }

    private static MatchView view(TeamTournaments.Whole whole, TeamMatch match) {
        Team first = whole.tournament().team(match.first());
        Team second = whole.tournament().team(match.second());
        MatchPolicy.Side one = MatchPolicy.first(match);
        MatchPolicy.Side other = MatchPolicy.second(match);
        var points = MatchPolicy.matchPoints(whole.terms().match());
        return new MatchView(
                match.table(),
                TeamName.of(first),
                TeamName.of(second),
                one.gamePoints(),
                other.gamePoints(),
                match.decided() ? points.points(one.outcome()) : null,
                match.decided() ? points.points(other.outcome()) : null,
                match.games().stream()
                        .map(game -> game.firstHasWhite()
                                ? board(game, first, game.first(), second, game.second())
                                : board(game, second, game.second(), first, game.first()))
                        .toList());
    }

    private static BoardView board(BoardGame game, Team white, Outcome whiteOutcome, Team black, Outcome blackOutcome) {
        return new BoardView(
                game.board(),
                white.player(game.board()).nameZh(),
                white.number(),
                black.player(game.board()).nameZh(),
                black.number(),
                whiteOutcome,
                blackOutcome);
    }
}
