package org.chessfed.rating.national;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chessfed.rating.elo.EloPolicy;
import org.chessfed.regulation.federation.Federation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;

/** The federation's settings, as this service uses them. */
final class FederationElo {

    @Produces
    @Singleton
    Federation federation() {
        return Documents.federation();
    }

    @Produces
    @Singleton
    EloPolicy policy(Federation federation) {
        return new EloPolicy(federation.nationalRating());
    }

    @Produces
    @Singleton
    RegulationReader reader(Federation federation) {
        return new RegulationReader(federation);
    }
}
