package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/** The state of a tournament that a file describes, after any number of its rounds. */
final class FileState {

    private final TrfFile file;

    FileState(TrfFile file) {
        this.file = file;
    }

    /** See {@link TrfFile#toTournamentState(int)}. */
    TournamentState ofPlayers(int completedRounds) {
        requireUsable(completedRounds);
        Map<Integer, Integer> pairingNumbers = pairingNumbers();
        Map<Integer, Outcome> announced = new HashMap<>();
        for (TrfBye bye : file.byes()) {
            if (bye.round() == completedRounds + 1) {
                announced.put(bye.player(), bye.kind());
            }
        }
        List<Player> field = new ArrayList<>(file.players().size());
        for (TrfPlayer player : file.players()) {
            List<RoundCell> cells = new ArrayList<>(completedRounds + 1);
            for (RoundCell cell : player.cells().subList(0, completedRounds)) {
                cells.add(renumbered(cell, pairingNumbers));
            }
            if (completedRounds < file.pairedRounds()) {
                RoundCell next = player.cells().get(completedRounds);
                if (!takesPart(next)) {
                    cells.add(next);
                }
            } else if (announced.containsKey(player.number())) {
                cells.add(RoundCell.bye(announced.get(player.number())));
            }
            field.add(new Player(
                    pairingNumbers.getOrDefault(player.number(), player.number()),
                    player.name(),
                    player.rating(),
                    cells));
        }
        field.sort(Comparator.comparingInt(Player::number));
        return new TournamentState(
                field,
                completedRounds,
                file.totalRounds(),
                file.points(),
                file.initialColour()
                        .or(() -> completedRounds < file.pairedRounds()
                                ? file.toTournamentState().initialColour()
                                : inferredInitialColour(field)),
                file.forbidden().stream()
                        .map(group -> renumbered(group, pairingNumbers))
                        .toList(),
                pairingAccelerations(pairingNumbers),
                PairingEdition.FIDE_2026);
    }

    /** See {@link TrfFile#toTeamTournamentState(int)}. */
    TournamentState ofTeams(int completedRounds) {
        requireUsable(completedRounds);
        if (file.teams().teams().isEmpty()) {
            throw new TrfException(0, 0, "the file has no teams (record 310 or 013)");
        }
        TeamRounds matches = new TeamRounds(file);
        List<Player> field = new ArrayList<>();
        for (TrfTeam team : file.teams().teams()) {
            List<RoundCell> cells = new ArrayList<>();
            for (int round = 1; round <= completedRounds; round++) {
                cells.add(matches.cell(team, round));
            }
            if (completedRounds < file.pairedRounds()) {
                RoundCell next = matches.cell(team, completedRounds + 1);
                if (!takesPart(next)) {
                    cells.add(next);
                }
            } else {
                file.byes().stream()
                        .filter(bye -> bye.round() == completedRounds + 1 && bye.player() == team.number())
                        .findFirst()
                        .ifPresent(bye -> cells.add(RoundCell.bye(bye.kind())));
            }
            field.add(new Player(team.number(), team.name(), team.rating(), cells));
        }
        List<Integer> numbers =
                file.teams().teams().stream().map(TrfTeam::number).toList();
        return new TournamentState(
                field,
                completedRounds,
                file.totalRounds(),
                matches.matchPoints(),
                file.initialColour()
                        .or(() -> completedRounds < file.pairedRounds()
                                ? file.toTeamTournamentState().initialColour()
                                : inferredInitialColour(field)),
                file.forbidden(),
                file.accelerations().isEmpty() && file.header().baku()
                        ? baku(numbers, matches.matchPoints())
                        : file.accelerations(),
                PairingEdition.FIDE_2026);
    }

    private void requireUsable(int completedRounds) {
        for (TrfWarning warning : file.warnings()) {
            if (warning.kind() == TrfWarning.Kind.NOT_HONOURED) {
                throw new TrfException(warning.line(), warning.column(), warning.message());
            }
        }
        if (completedRounds < 0 || completedRounds > file.pairedRounds()) {
            throw new IllegalArgumentException(
                    "round " + completedRounds + " is not among the " + file.pairedRounds() + " paired ones");
        }
    }

    /**
     * The colour of the first odd-numbered player of round 1, told by the first round that has colours: there the
     * highest-placed player who had been paired by then has that colour, or the other one on an even place.
     */
    private static Optional<Colour> inferredInitialColour(List<Player> field) {
        int round = Integer.MAX_VALUE;
        for (Player player : field) {
            for (int r = 0; r < Math.min(round, player.cells().size()); r++) {
                if (player.cells().get(r).colour().isPresent()) {
                    round = r;
                }
            }
        }
        int place = 0;
        for (Player player : field) {
            boolean pairedByThen = false;
            for (int r = 0; r <= round && r < player.cells().size(); r++) {
                pairedByThen |= takesPart(player.cells().get(r));
            }
            if (!pairedByThen) {
                continue;
            }
            place++;
            if (round < player.cells().size()) {
                Optional<Colour> colour = player.cells().get(round).colour();
                if (colour.isPresent()) {
                    return place % 2 == 1 ? colour : colour.map(Colour::opposite);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean takesPart(RoundCell cell) {
        return cell.opponent() > 0 || cell.outcome() == Outcome.PAIRING_BYE;
    }

    private Map<Integer, Integer> pairingNumbers() {
        Map<Integer, Integer> numbers = new HashMap<>();
        if (file.orderByPosition()) {
            for (TrfPlayer player : file.players()) {
                numbers.put(player.number(), numbers.size() + 1);
            }
        }
        return numbers;
    }

    private static RoundCell renumbered(RoundCell cell, Map<Integer, Integer> numbers) {
        return cell.opponent() == 0 || numbers.isEmpty()
                ? cell
                : new RoundCell(numbers.getOrDefault(cell.opponent(), cell.opponent()), cell.colour(), cell.outcome());
    }

    private static ForbiddenPairs renumbered(ForbiddenPairs group, Map<Integer, Integer> numbers) {
        Set<Integer> members = new HashSet<>();
        for (int member : group.players()) {
            members.add(numbers.getOrDefault(member, member));
        }
        return new ForbiddenPairs(group.firstRound(), group.lastRound(), members);
    }

    /** The listed virtual points by pairing numbers; without any, those of Baku acceleration where 192 asks for it. */
    private List<Acceleration> pairingAccelerations(Map<Integer, Integer> numbers) {
        if (file.accelerations().isEmpty()) {
            return file.header().baku()
                    ? baku(
                            file.players().stream()
                                    .map(player -> numbers.getOrDefault(player.number(), player.number()))
                                    .sorted()
                                    .toList(),
                            file.points())
                    : List.of();
        }
        if (numbers.isEmpty()) {
            return file.accelerations();
        }
        List<Acceleration> renumbered = new ArrayList<>();
        for (Acceleration listed : file.accelerations()) {
            for (TrfPlayer player : file.players()) {
                if (player.number() >= listed.firstPlayer() && player.number() <= listed.lastPlayer()) {
                    int number = numbers.getOrDefault(player.number(), player.number());
                    renumbered.add(new Acceleration(
                            listed.firstRound(), listed.lastRound(), number, number, listed.virtualPoints()));
                }
            }
        }
        return renumbered;
    }

    /**
     * Baku acceleration (C.04.7, 1.2 to 1.4): the first {@code 2 * ceil(n / 4)} players have a win in the first half of
     * the accelerated rounds, a draw in the others; accelerated is the first half of the tournament, rounded up.
     */
    private List<Acceleration> baku(List<Integer> numbers, PointSystem worth) {
        if (numbers.isEmpty() || file.totalRounds() == 0) {
            return List.of();
        }
        int first = numbers.getFirst();
        int last = numbers.get(Math.min(numbers.size(), 2 * Math.ceilDiv(numbers.size(), 4)) - 1);
        int accelerated = Math.ceilDiv(file.totalRounds(), 2);
        int full = Math.ceilDiv(accelerated, 2);
        List<Acceleration> result = new ArrayList<>();
        result.add(new Acceleration(1, full, first, last, worth.win()));
        if (accelerated > full) {
            result.add(new Acceleration(full + 1, accelerated, first, last, worth.draw()));
        }
        return result;
    }
}
