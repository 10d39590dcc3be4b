package org.chessfed.registration.person;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.UUID;
import org.chessfed.events.registration.PersonCard;
import org.jspecify.annotations.Nullable;

/** A person. Bound everywhere by {@code id}, never by name. */
@Entity
@Table(name = "person")
class Person {

    @Id
    UUID id;

    @Version
    int version;

    @Column(name = "name_zh", nullable = false)
    String nameZh;

    @Column(name = "passport_name")
    @Nullable
    String passportName;

    @Column(name = "fide_name")
    @Nullable
    String fideName;

    @Column(nullable = false)
    String sex;

    @Column(name = "birth_year")
    @Nullable
    Integer birthYear;

    @Column(nullable = false)
    String nationality;

    @Column
    @Nullable
    String federation;

    @Column
    @Nullable
    String club;

    @Column(name = "fide_id")
    @Nullable
    String fideId;

    @Column
    @Nullable
    String title;

    @Column(name = "national_rating")
    @Nullable
    Integer nationalRating;

    @Column(name = "fide_rating")
    @Nullable
    Integer fideRating;

    @Column(nullable = false)
    boolean minor;

    @Column(nullable = false)
    byte[] sealed;

    @Column(name = "identity_hash", nullable = false)
    byte[] identityHash;

    @Column(name = "contact_hash")
    byte @Nullable [] contactHash;

    @Column(name = "merged_into")
    @Nullable
    UUID mergedInto;

    @Column(name = "erased_at")
    @Nullable
    Instant erasedAt;

    @Column(name = "registered_at", nullable = false, updatable = false)
    Instant registeredAt;

    protected Person() {}

    /** What other features work with. */
    KnownPerson known() {
        return new KnownPerson(
                id,
                version,
                new PersonCard(
                        id.toString(),
                        nameZh,
                        passportName,
                        fideName,
                        sex,
                        birthYear,
                        federation,
                        club,
                        fideId,
                        title,
                        minor),
                nationality,
                nationalRating,
                fideRating);
    }
}
