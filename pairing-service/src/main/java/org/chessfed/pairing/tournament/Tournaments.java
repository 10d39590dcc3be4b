package org.chessfed.pairing.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Instant;
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
    private final SecureRandom lots = new SecureRandom();

    Tournaments(
            TournamentRepository repository,
            Competitions competitions,
            Permissions permissions,
            Preconditions preconditions,
            Audit audit) {
        this.repository = repository;
        this.competitions = competitions;
        this.permissions = permissions;
        this.preconditions = preconditions;
        this.audit = audit;
    }

    /**
     * A tournament, as everybody may see it.
     *
     * @throws DomainProblem 404 for an unknown id
     */
    public Tournament get(UUID id) {
        return repository.find(id).orElseThrow(DomainProblem::notFound);
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
        return repository.list(competition, event);
    }

    /** How far the rounds are of the tournaments of a competition, of one event or (empty) of all. */
    Map<UUID, RoundProgress> progress(String competition, String event) {
        return repository.progress(competition, event);
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
        return save(tournament, tournament.status(), tournament.startedAt(), tournament.finishedAt());
    }

    /** Round 1 is published. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament start(Tournament tournament, Instant at) {
        return save(tournament, TournamentStatus.RUNNING, at, null);
    }

    /** The chief arbiter closes it. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Tournament finish(Tournament tournament, Instant at) {
        return save(tournament, TournamentStatus.FINISHED, tournament.startedAt(), at);
    }

    /**
     * Fills the parameters that the regulation leaves to the chief arbiter.
     *
     * @param chain ranking chain; null leaves it
     * @param lateAfterMinutes default time; null leaves it
     * @throws DomainProblem 409 once round 1 is published, 422 for a parameter that the regulation sets, 400 for an
     *     unknown tie-break
     */
    @Transactional
    Tournament setParameters(UUID id, @Nullable List<String> chain, @Nullable Integer lateAfterMinutes) {
        Tournament tournament = lock(id);
        preconditions.require(tournament.version());
        if (tournament.status() != TournamentStatus.CREATED) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        List<Parameter> open = terms(tournament).rule().open();
        if (chain != null && !open.contains(Parameter.RANKING_CHAIN)
                || lateAfterMinutes != null && !open.contains(Parameter.LATE_AFTER_MINUTES)) {
            throw DomainProblem.refused("parameter-fixed");
        }
        if (chain != null) {
            try {
                RankingChain.of(chain);
            } catch (UnknownTieBreak e) {
                throw DomainProblem.invalid(FieldError.of("/chain", "unknown-tie-break"));
            }
        }
        Tournament changed = tournament.changed(
                tournament.status(),
                tournament.initialColour(),
                chain == null ? tournament.chain() : chain,
                lateAfterMinutes == null ? tournament.lateAfterMinutes() : lateAfterMinutes,
                tournament.startedAt(),
                tournament.finishedAt());
        repository.update(changed);
        audit.record("parameters-set", "tournament", id, "");
        return changed;
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
        Tournament tournament = lock(id);
        if (tournament.initialColour().isPresent()) {
            throw DomainProblem.conflict("lot-drawn");
        }
        Colour colour = drawn == null ? Colour.values()[lots.nextInt(2)] : drawn;
        Tournament changed = tournament.changed(
                tournament.status(),
                Optional.of(colour),
                tournament.chain(),
                tournament.lateAfterMinutes(),
                tournament.startedAt(),
                tournament.finishedAt());
        repository.update(changed);
        repository.noteLot(id, drawn == null ? "drawn by the platform" : "witness: " + witness);
        audit.record("initial-colour-drawn", "tournament", id, colour.name());
        return changed;
    }

    private Tournament save(
            Tournament tournament, TournamentStatus status, @Nullable Instant startedAt, @Nullable Instant finishedAt) {
        Tournament changed = tournament.changed(
                status,
                tournament.initialColour(),
                tournament.chain(),
                tournament.lateAfterMinutes(),
                startedAt,
                finishedAt);
        repository.update(changed);
        return changed;
    }
}
