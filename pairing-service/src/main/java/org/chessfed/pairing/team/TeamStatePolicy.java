package org.chessfed.pairing.team;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.tiebreak.TeamScores;

/** The cross-table of teams after the completed rounds, for pairing and ranking. */
final class TeamStatePolicy {

    private static final int GAME_TENTHS = 10;

    private TeamStatePolicy() {}

    /** The state: teams as players, matches as cells. */
    static TournamentState state(TeamTournament tournament, TeamTerms terms, List<TeamRound> completed) {
        Map<Integer, List<RoundCell>> cells = new HashMap<>();
        tournament.teams().forEach(team -> cells.put(team.number(), new ArrayList<>()));
        for (TeamRound round : completed) {
            cells.values().forEach(row -> row.add(RoundCell.bye(Outcome.ZERO_POINT_BYE)));
            int last = round.number() - 1;
            for (TeamMatch match : round.matches()) {
                set(cells, match.first(), last, match.second(), Colour.WHITE, MatchPolicy.first(match));
                set(cells, match.second(), last, match.first(), Colour.BLACK, MatchPolicy.second(match));
            }
            if (round.bye() != null) {
                of(cells, round.bye())
                        .set(
                                last,
                                RoundCell.bye(Outcome.PAIRING_BYE)
                                        .withGamePoints(terms.match().bye().gamePoints()));
            }
        }
        return new TournamentState(
                tournament.teams().stream()
                        .map(team -> new Player(team.number(), team.nameZh(), 0, of(cells, team.number())))
                        .toList(),
                completed.size(),
                tournament.common().rounds(),
                MatchPolicy.matchPoints(terms.match()),
                tournament.common().initialColour(),
                List.of(),
                List.of(),
                terms.common().pairingEdition());
    }

    private static void set(
            Map<Integer, List<RoundCell>> cells,
            int team,
            int index,
            int opponent,
            Colour colour,
            MatchPolicy.Side side) {
        of(cells, team).set(index, new RoundCell(opponent, Optional.of(colour), side.outcome(), side.gamePoints()));
    }

    private static List<RoundCell> of(Map<Integer, List<RoundCell>> cells, int team) {
        return cells.computeIfAbsent(team, unknown -> new ArrayList<>());
    }

    /** Points of every board, and the game points of a drawn match. */
    static TeamScores scores(TeamTournament tournament, TeamTerms terms, List<TeamRound> completed) {
        Map<Integer, List<List<Integer>>> boards = new HashMap<>();
        List<Integer> none = tournament.teams().getFirst().players().stream()
                .map(player -> 0)
                .toList();
        for (Team team : tournament.teams()) {
            List<List<Integer>> rounds = new ArrayList<>();
            for (TeamRound round : completed) {
                rounds.add(boards(terms, round, team.number()).orElse(none));
            }
            boards.put(team.number(), rounds);
        }
        return new TeamScores(terms.team().size() * GAME_TENTHS / 2, boards);
    }

    private static Optional<List<Integer>> boards(TeamTerms terms, TeamRound round, int team) {
        if (round.bye() != null && round.bye() == team) {
            return Optional.of(MatchPolicy.bye(terms.match().bye(), terms.team().size()));
        }
        return round.matches().stream()
                .filter(match -> match.first() == team || match.second() == team)
                .findFirst()
                .map(match -> match.first() == team ? MatchPolicy.first(match) : MatchPolicy.second(match))
                .map(MatchPolicy.Side::boards);
    }
}
