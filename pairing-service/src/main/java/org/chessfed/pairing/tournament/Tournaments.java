package org.chessfed.pairing.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.engine.Colour;
import org.chessfed.engine.tiebreak.UnknownTieBreak;
import org.chessfed.pairing.page.Snapshots;
import org.chessfed.regulation.stage.Conduct;
import org.chessfed.regulation.stage.TournamentRule.Parameter;
import org.jspecify.annotations.Nullable;

/** Use cases of tournaments; the other features ask for a tournament here. */
@ApplicationScoped
public class Tournaments {

    private final TournamentRepository repository;
    private final Competitions competitions;
    private final Permissions permissions;
    private final Preconditions preconditions;
    private final Audit audit;
    private final Lots book;
    private final Snapshots snapshots;

    Tournaments(
            TournamentRepository repository,
            Competitions competitions,
            Permissions permissions,
            Preconditions preconditions,
            Audit audit,
            Lots book,
            Snapshots snapshots) {
        this.repository = repository;
        this.competitions = competitions;
        this.permissions = permissions;
        this.preconditions = preconditions;
        this.audit = audit;
        this.book = book;
        this.snapshots = snapshots;
    }

    /**
     * A tournament, as everybody may see it.
     *
     * @throws DomainProblem 404 for an unknown id
     */
    public Tournament get(UUID id) {
        return find(id, false);
    }

    /**
     * A tournament of teams, as everybody may see it.
     *
     * @throws DomainProblem 404 for an unknown id
     */
    public Tournament ofTeams(UUID id) {
        return find(id, true);
    }

    private Tournament find(UUID id, boolean ofTeams) {
        return repository
                .find(id)
                .filter(tournament -> tournament.ofTeams() == ofTeams)
                .orElseThrow(DomainProblem::notFound);
    }

    /**
     * A tournament for a caller who must have a right on it.
     *
     * @throws DomainProblem 404 for an unknown id, 403 without the right
     */
    public Tournament authorised(UUID id) {
        Tournament tournament = get(id);
        require(tournament);
        return tournament;
    }

    /**
     * A tournament for a change: the caller must have a right on it, and until the transaction ends nobody else changes
     * it, its rounds or its results.
     *
     * @throws DomainProblem 404 for an unknown id, 403 without the right
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament lock(UUID id) {
        require(get(id));
        return repository.lock(id).orElseThrow(DomainProblem::notFound);
    }

    /** As {@link #lock}, of teams. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament lockOfTeams(UUID id) {
        require(ofTeams(id));
        return repository.lock(id).orElseThrow(DomainProblem::notFound);
    }

    /** As {@link #lock}, for what a fact brings about. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Optional<Tournament> lockForFact(UUID id) {
        return repository.lock(id);
    }

    private void require(Tournament tournament) {
        permissions.require(
                Scope.event(tournament.competition(), tournament.event()), Scope.tournament(tournament.id()));
    }

    /** Tournaments of a competition, of one event or (empty) of all. */
    public List<Tournament> list(String competition, String event) {
        return list(competition, event, false);
    }

    /** As {@link #list}, of teams. */
    public List<Tournament> listOfTeams(String competition, String event) {
        return list(competition, event, true);
    }

    private List<Tournament> list(String competition, String event, boolean ofTeams) {
        List<Tournament> all =
                event.isEmpty() ? repository.ofCompetition(competition) : repository.ofEvent(competition, event);
        return all.stream()
                .filter(tournament -> tournament.ofTeams() == ofTeams)
                .toList();
    }

    /**
     * A tournament whose teams are handed in.
     *
     * @return false if teams of these sections play at the event already
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public boolean enterTeams(Tournament tournament, Instant at) {
        return repository.insert(tournament, at);
    }

    /** How far the rounds of the tournaments of a competition are. */
    Map<UUID, RoundProgress> progress(String competition) {
        return repository.progress(competition);
    }

    /**
     * Who plays in a tournament, as everybody may see it.
     *
     * @throws DomainProblem 404 for an unknown id
     */
    PlayerList players(UUID id) {
        return snapshots
                .of(
                        id,
                        PlayerList.class,
                        "",
                        () -> repository
                                .find(id)
                                .filter(tournament -> !tournament.ofTeams())
                                .map(PlayerList::of))
                .orElseThrow(DomainProblem::notFound);
    }

    /** How far the rounds of a tournament are. */
    RoundProgress progress(Tournament tournament) {
        return repository.progress(tournament.id());
    }

    /** Tournaments of all events of a stage. */
    public List<Tournament> ofStage(String competition, String stage) {
        return repository.ofStage(competition, stage);
    }

    /** The terms of a tournament. */
    public TournamentTerms terms(Tournament tournament) {
        return TournamentTerms.of(
                competitions
                        .regulation(tournament.competition(), tournament.competitionVersion())
                        .orElseThrow(),
                tournament);
    }

    /** Marks a change of what belongs to a tournament: its version rises by one. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament touch(Tournament tournament) {
        return save(tournament.next());
    }

    /** A player comes in under his number; the numbers from there on move down. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament enter(Tournament tournament, Entrant player) {
        repository.enter(tournament, player);
        List<Entrant> players = new ArrayList<>();
        for (Entrant other : tournament.players()) {
            players.add(other.number() < player.number() ? other : other.withNumber(other.number() + 1));
        }
        players.add(player.number() - 1, player);
        return save(tournament.next().players(players));
    }

    /**
     * A tournament file is taken in: players in another order, what the file asks of the pairing, the colour drawn.
     *
     * @param order persons in the order of their new numbers
     * @param colour colour drawn; empty leaves it open
     * @param startedAt when it was taken in, if rounds were played; null: it has not started
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament takeIn(
            Tournament tournament,
            List<String> order,
            Setup setup,
            Optional<Colour> colour,
            @Nullable Instant startedAt) {
        List<Entrant> players = new ArrayList<>();
        for (String person : order) {
            players.add(tournament.playerOf(person).orElseThrow().withNumber(players.size() + 1));
        }
        repository.renumber(tournament, players);
        Tournament.Next next = tournament.next().players(players).setup(setup);
        if (startedAt != null) {
            next = next.started(startedAt);
        }
        colour.ifPresent(next::initialColour);
        return save(next);
    }

    /** The host adds nobody to an odd field. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament withoutFiller(Tournament tournament) {
        return save(tournament.next().setup(tournament.setup().withoutFiller()));
    }

    /** Round 1 is published. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament start(Tournament tournament, Instant at) {
        return save(tournament.next().started(at));
    }

    /** The chief arbiter closes it. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament finish(Tournament tournament, Instant at) {
        return save(tournament.next().finished(at));
    }

    /**
     * What the chief arbiter sets; each null leaves what stands.
     *
     * @param chain ranking chain
     * @param lateAfterMinutes default time
     * @param keying how often a result is keyed before it counts
     * @param firstBoard number of the first board
     */
    public record Parameters(
            @Nullable List<String> chain,
            @Nullable Integer lateAfterMinutes,
            @Nullable Keying keying,
            @Nullable Integer firstBoard) {}

    /**
     * Fills the parameters that the regulation leaves to the chief arbiter.
     *
     * @throws DomainProblem 409 for chain and default time once round 1 is published, and when the tournament is over; 422
     *     for a parameter that the regulation sets; 400 for an unknown tie-break
     */
    @Transactional
    Tournament setParameters(UUID id, Parameters set) {
        return setParameters(lock(id), set);
    }

    /** As {@link #setParameters(UUID, Parameters)}, of a tournament that is locked. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament setParameters(Tournament tournament, Parameters set) {
        preconditions.require(tournament.version());
        boolean beforePlay = set.chain() != null || set.lateAfterMinutes() != null;
        if (tournament.status().ended() || beforePlay && tournament.status() != TournamentStatus.CREATED) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        requireOpen(terms(tournament), set);
        if (set.chain() != null) {
            try {
                RankingChain.of(set.chain());
            } catch (UnknownTieBreak e) {
                throw DomainProblem.invalid(FieldError.of("/chain", "unknown-tie-break"));
            }
        }
        Tournament changed = save(tournament
                .next()
                .parameters(set.chain(), set.lateAfterMinutes())
                .setup(tournament.setup().with(set.keying(), set.firstBoard())));
        audit.record("parameters-set", "tournament", tournament.id(), "");
        return changed;
    }

    private static void requireOpen(TournamentTerms terms, Parameters set) {
        List<Parameter> open = terms.rule().open();
        if (set.chain() != null && !open.contains(Parameter.RANKING_CHAIN)
                || set.lateAfterMinutes() != null && !open.contains(Parameter.LATE_AFTER_MINUTES)
                || set.keying() != null && terms.rule().conduct().keying() != Conduct.Keying.ARBITER_SETS) {
            throw DomainProblem.refused("parameter-fixed");
        }
    }

    /**
     * Records the lot for the colour of the first player of round 1 (C.04.3, 5.1).
     *
     * @param drawn colour drawn at the venue; null lets the service draw it
     * @param witness who was present, for the record; empty for none
     * @throws DomainProblem 409 if a colour was drawn before
     */
    @Transactional
    Tournament drawColour(UUID id, @Nullable Colour drawn, String witness) {
        return drawColour(lock(id), "colour of the first player of round 1", drawn, witness);
    }

    /**
     * As {@link #drawColour(UUID, Colour, String)}, of a tournament that is locked.
     *
     * @param reason whose colour is drawn
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament drawColour(Tournament tournament, String reason, @Nullable Colour drawn, String witness) {
        if (tournament.initialColour().isPresent()) {
            throw DomainProblem.conflict("lot-drawn");
        }
        Lot lot = book.draw(
                tournament.id(),
                Lot.Kind.INITIAL_COLOUR,
                reason,
                List.of(Colour.WHITE.name(), Colour.BLACK.name()),
                drawn == null ? null : List.of(drawn.name()),
                drawn != null && witness.isBlank() ? "-" : witness,
                null);
        Colour colour = Colour.valueOf(lot.outcome().getFirst());
        Tournament changed = save(tournament.next().initialColour(colour));
        audit.record("initial-colour-drawn", "tournament", tournament.id(), colour.name());
        return changed;
    }

    private Tournament save(Tournament.Next next) {
        Tournament changed = next.done();
        repository.update(changed);
        return changed;
    }
}
