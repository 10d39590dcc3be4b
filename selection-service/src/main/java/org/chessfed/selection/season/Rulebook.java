package org.chessfed.selection.season;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.chessfed.chassis.competition.Competitions;

/** The regulations that this service has a copy of, as seasons ask about them. */
@ApplicationScoped
public class Rulebook {

    private final Competitions competitions;

    Rulebook(Competitions competitions) {
        this.competitions = competitions;
    }

    /** The rules in force of a competition; empty if none was published. */
    public Optional<SeasonRules> inForce(String competition) {
        return competitions
                .inForce(competition)
                .flatMap(copy -> competitions
                        .regulation(copy.code(), copy.version())
                        .map(document -> new SeasonRules(document, copy.version())));
    }
}
