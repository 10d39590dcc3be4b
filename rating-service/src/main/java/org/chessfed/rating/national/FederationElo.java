package org.chessfed.rating.national;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chessfed.rating.elo.EloPolicy;
import org.chessfed.regulation.reader.Documents;

/** The federation's settings, as this service uses them. */
final class FederationElo {

    @Produces
    @Singleton
    EloPolicy policy() {
        return new EloPolicy(Documents.federation().nationalRating());
    }
}
