package org.chessfed.registration.competition;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.regulation.Regulation;

/** Regulations in force. */
@ApplicationScoped
public class Regulations {

    private final Competitions competitions;

    Regulations(Competitions competitions) {
        this.competitions = competitions;
    }

    /** The regulation in force; empty for an unknown or unpublished competition. */
    public Optional<Regulation> inForce(String code) {
        return competitions.regulation(code);
    }

    /**
     * The regulation in force.
     *
     * @throws DomainProblem 404 for an unknown or unpublished competition
     */
    public Regulation require(String code) {
        return inForce(code).orElseThrow(DomainProblem::notFound);
    }
}
