package org.chessfed.registration.person;

import java.util.UUID;
import org.chessfed.events.registration.PersonCard;
import org.jspecify.annotations.Nullable;

/**
 * A registered person, without what is sealed.
 *
 * @param id id; the only thing by which a person is bound
 * @param version rising by every change
 * @param card what other services may know
 * @param nationality ISO 3166 two-letter code
 * @param nationalRating national rating; null = unrated
 * @param fideRating FIDE standard rating; null = unrated
 */
public record KnownPerson(
        UUID id,
        int version,
        PersonCard card,
        String nationality,
        @Nullable Integer nationalRating,
        @Nullable Integer fideRating) {}
