package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;

/** The matches of the teams of a file, put together from the games of their players. */
final class TeamRounds {

    private final TrfFile file;
    private final Map<Integer, TrfPlayer> players = new HashMap<>();
    private final Map<Integer, Integer> teamOfPlayer = new HashMap<>();
    private final Map<Integer, TrfTeam> teams = new HashMap<>();

    TeamRounds(TrfFile file) {
        this.file = file;
        file.players().forEach(player -> players.put(player.number(), player));
        for (TrfTeam team : file.teams().teams()) {
            teams.put(team.number(), team);
            team.players().forEach(player -> teamOfPlayer.putIfAbsent(player, team.number()));
        }
    }

    /** What each match outcome is worth in match points; a pairing-allocated bye is a drawn match (C.04.6, 1.4). */
    PointSystem matchPoints() {
        TrfTeams data = file.teams();
        int bye = data.byes().isEmpty()
                ? data.matchDraw()
                : data.byes().getFirst().matchPoints();
        return PointSystem.of(data.matchWin(), data.matchDraw(), data.matchLoss())
                .withPairingBye(bye);
    }

    /** One round of a team, the round from 1. */
    RoundCell cell(TrfTeam team, int round) {
        Optional<RoundCell> forfeit = forfeit(team, round);
        if (forfeit.isPresent()) {
            return forfeit.get();
        }
        List<RoundCell> games = games(team, round);
        int opponent = opponent(games);
        if (opponent == 0) {
            return bye(team, round);
        }
        TrfTeam other = teams.get(opponent);
        if (other == null) {
            throw new IllegalStateException("no team " + opponent);
        }
        int own = gamePoints(games);
        int theirs = gamePoints(games(other, round));
        Optional<Colour> colour = games.getFirst().colour();
        if (games.stream().noneMatch(cell -> cell.outcome().played())) {
            return new RoundCell(opponent, colour, own > theirs ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS, own);
        }
        Outcome outcome = own > theirs ? Outcome.WIN : own < theirs ? Outcome.LOSS : Outcome.DRAW;
        return new RoundCell(opponent, colour, outcome, own);
    }

    /** A match that record 330 tells to be forfeited. */
    private Optional<RoundCell> forfeit(TrfTeam team, int round) {
        for (TrfTeams.Forfeit match : file.teams().forfeits()) {
            boolean white = match.white() == team.number();
            if (match.round() == round && (white || match.black() == team.number())) {
                boolean wins = white ? match.whiteWins() : match.blackWins();
                return Optional.of(new RoundCell(
                        white ? match.black() : match.white(),
                        Optional.of(white ? Colour.WHITE : Colour.BLACK),
                        wins ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS,
                        wins ? boards() * file.points().forfeitWin() : 0));
            }
        }
        return Optional.empty();
    }

    /** The games of a team in board order. */
    private List<RoundCell> games(TrfTeam team, int round) {
        List<RoundCell> games = new ArrayList<>();
        for (int number : team.players()) {
            TrfPlayer player = players.get(number);
            if (player != null && player.cells().get(round - 1).opponent() > 0) {
                games.add(player.cells().get(round - 1));
            }
        }
        return games;
    }

    private int opponent(List<RoundCell> games) {
        return games.stream()
                .map(cell -> teamOfPlayer.getOrDefault(cell.opponent(), 0))
                .filter(team -> team > 0)
                .findFirst()
                .orElse(0);
    }

    private int gamePoints(List<RoundCell> games) {
        return games.stream()
                .mapToInt(cell -> file.points().points(cell.outcome()))
                .sum();
    }

    private RoundCell bye(TrfTeam team, int round) {
        for (TrfTeams.Bye bye : file.teams().byes()) {
            if (round <= bye.teams().size() && bye.teams().get(round - 1) == team.number()) {
                return RoundCell.bye(Outcome.PAIRING_BYE).withGamePoints(bye.gamePoints());
            }
        }
        for (TrfBye bye : file.byes()) {
            if (bye.round() == round && bye.player() == team.number()) {
                return valued(bye.kind());
            }
        }
        for (Outcome kind : List.of(Outcome.PAIRING_BYE, Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE)) {
            for (int number : team.players()) {
                TrfPlayer player = players.get(number);
                if (player != null && player.cells().get(round - 1).outcome() == kind) {
                    return valued(kind);
                }
            }
        }
        return RoundCell.bye(Outcome.ZERO_POINT_BYE);
    }

    /** A bye with its game points: a drawn match unless it is a full- or zero-point bye. */
    private RoundCell valued(Outcome kind) {
        int points = switch (kind) {
            case FULL_POINT_BYE -> file.points().win();
            case ZERO_POINT_BYE -> 0;
            default -> file.points().draw();
        };
        return RoundCell.bye(kind).withGamePoints(boards() * points);
    }

    /** Boards of a match: as many as record 352 has colours, else as the largest team has players. */
    private int boards() {
        int told = file.teams().boardColours().length();
        return told > 0
                ? told
                : teams.values().stream()
                        .mapToInt(team -> team.players().size())
                        .max()
                        .orElse(0);
    }
}
