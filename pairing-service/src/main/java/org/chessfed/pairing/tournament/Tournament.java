package org.chessfed.pairing.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.engine.Colour;
import org.chessfed.engine.roundrobin.RoundRobin;
import org.chessfed.events.pairing.TournamentCard;
import org.chessfed.regulation.stage.Play;
import org.jspecify.annotations.Nullable;

/**
 * What is paired together.
 *
 * @param id its id
 * @param version rising by every change
 * @param competition competition code
 * @param competitionVersion version of the regulation that it is played under
 * @param stage stage id
 * @param event event id
 * @param rule which of the stage's tournaments it is
 * @param system pairing system
 * @param rounds number of rounds
 * @param rosterId roster that it was made from
 * @param status where it stands
 * @param initialColour colour drawn for the first player of round 1; empty before the lot
 * @param chain ranking chain that the chief arbiter has set; empty where the regulation sets it or nobody has
 * @param lateAfterMinutes default time that the chief arbiter has set; null as for {@code chain}
 * @param startedAt when round 1 was published
 * @param finishedAt when it was closed
 * @param players in the order of their numbers
 */
public record Tournament(
        UUID id,
        long version,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        String rule,
        Play.System system,
        int rounds,
        String rosterId,
        TournamentStatus status,
        Optional<Colour> initialColour,
        List<String> chain,
        @Nullable Integer lateAfterMinutes,
        @Nullable Instant startedAt,
        @Nullable Instant finishedAt,
        List<Entrant> players) {

    public Tournament {
        chain = List.copyOf(chain);
        players = List.copyOf(players);
    }

    /** Section ids, in the order of their lists. */
    public List<String> sections() {
        return List.of(rule.split("\\+"));
    }

    /**
     * The player with a number.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Entrant player(int number) {
        return players.stream()
                .filter(player -> player.number() == number)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no player " + number + " in tournament " + id));
    }

    /** The player who is a person; empty if the person does not play here. */
    public Optional<Entrant> playerOf(String personId) {
        return players.stream()
                .filter(player -> player.personId().equals(personId))
                .findFirst();
    }

    /** The next version. */
    Tournament changed(
            TournamentStatus newStatus,
            Optional<Colour> newColour,
            List<String> newChain,
            @Nullable Integer newLateAfterMinutes,
            @Nullable Instant newStartedAt,
            @Nullable Instant newFinishedAt) {
        return new Tournament(
                id,
                version + 1,
                competition,
                competitionVersion,
                stage,
                event,
                rule,
                system,
                rounds,
                rosterId,
                newStatus,
                newColour,
                newChain,
                newLateAfterMinutes,
                newStartedAt,
                newFinishedAt,
                players);
    }

    /** The next version, with other players; a round robin gets as many rounds as they need. */
    Tournament withPlayers(List<Entrant> newPlayers) {
        boolean everybody = system == Play.System.ROUND_ROBIN && newPlayers.size() > 1;
        return new Tournament(
                id,
                version + 1,
                competition,
                competitionVersion,
                stage,
                event,
                rule,
                system,
                everybody ? RoundRobin.single().rounds(newPlayers.size()) : rounds,
                rosterId,
                status,
                initialColour,
                chain,
                lateAfterMinutes,
                startedAt,
                finishedAt,
                newPlayers);
    }

    /** As the facts carry it. */
    public TournamentCard card() {
        return new TournamentCard(
                id.toString(),
                competition,
                competitionVersion,
                stage,
                event,
                sections(),
                system.name(),
                rounds,
                rosterId,
                players.stream()
                        .map(player -> new TournamentCard.Entrant(
                                player.number(),
                                player.personId(),
                                player.entryId(),
                                player.section(),
                                player.rating()))
                        .toList());
    }
}
