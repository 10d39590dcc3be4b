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
 * @param lateAfterMinutes default time that the chief arbiter has set; null where nobody has
 * @param setup what arbiters, or the file that it came from, have set
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
        Setup setup,
        @Nullable Instant startedAt,
        @Nullable Instant finishedAt,
        List<Entrant> players) {

    public Tournament {
        chain = List.copyOf(chain);
        players = List.copyOf(players);
    }

    /** Whether teams play here; their matches and boards are the team feature's. */
    public boolean ofTeams() {
        return system == Play.System.TEAM_SWISS;
    }

    /** Section ids, in the order of their lists. */
    public List<String> sections() {
        return setup.sections().isEmpty() ? List.of(rule.split("\\+")) : setup.sections();
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

    /** The number that a player would get in the starting order of this field. */
    public int startingPlace(Entrant player) {
        return StartingOrderPolicy.place(players, player);
    }

    /** The next version, ready to be changed. */
    Next next() {
        return new Next(this);
    }

    /** The next version of a tournament while it is put together. */
    static final class Next {

        private final Tournament before;
        private TournamentStatus status;
        private Optional<Colour> initialColour;
        private List<String> chain;
        private @Nullable Integer lateAfterMinutes;
        private Setup setup;
        private @Nullable Instant startedAt;
        private @Nullable Instant finishedAt;
        private List<Entrant> players;

        private Next(Tournament before) {
            this.before = before;
            status = before.status;
            initialColour = before.initialColour;
            chain = before.chain;
            lateAfterMinutes = before.lateAfterMinutes;
            setup = before.setup;
            startedAt = before.startedAt;
            finishedAt = before.finishedAt;
            players = before.players;
        }

        Next started(Instant at) {
            status = TournamentStatus.RUNNING;
            startedAt = at;
            return this;
        }

        Next finished(Instant at) {
            status = TournamentStatus.FINISHED;
            finishedAt = at;
            return this;
        }

        Next initialColour(Colour colour) {
            initialColour = Optional.of(colour);
            return this;
        }

        /** Chain and default time; null leaves what stands. */
        Next parameters(@Nullable List<String> newChain, @Nullable Integer newLateAfterMinutes) {
            chain = newChain == null ? chain : newChain;
            lateAfterMinutes = newLateAfterMinutes == null ? lateAfterMinutes : newLateAfterMinutes;
            return this;
        }

        Next setup(Setup newSetup) {
            setup = newSetup;
            return this;
        }

        Next merged() {
            status = TournamentStatus.MERGED;
            players = List.of();
            return this;
        }

        /** Other players; a round robin gets as many rounds as they need. */
        Next players(List<Entrant> newPlayers) {
            players = newPlayers;
            return this;
        }

        Tournament done() {
            boolean everybody = before.system == Play.System.ROUND_ROBIN
                    && players.size() > 1
                    && players.size() != before.players.size();
            return new Tournament(
                    before.id,
                    before.version + 1,
                    before.competition,
                    before.competitionVersion,
                    before.stage,
                    before.event,
                    before.rule,
                    before.system,
                    everybody ? RoundRobin.single().rounds(players.size()) : before.rounds,
                    before.rosterId,
                    status,
                    initialColour,
                    chain,
                    lateAfterMinutes,
                    setup,
                    startedAt,
                    finishedAt,
                    players);
        }
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
