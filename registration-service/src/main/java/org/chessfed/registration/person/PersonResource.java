package org.chessfed.registration.person;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.chassis.personaldata.Mask;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.events.registration.PersonCard;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Persons over HTTP, for staff. Contacts are masked until somebody states why they must be seen. */
@Path("/v1/persons")
@RunOnVirtualThread
class PersonResource {

    private static final int MOST_FOUND = 50;

    private final Persons persons;

    PersonResource(Persons persons) {
        this.persons = persons;
    }

    /**
     * A person.
     *
     * @param nameZh Chinese name
     * @param passportName name as in the passport
     * @param sex M or F
     * @param birth date of birth as far as known, ROC or Gregorian
     * @param nationality ISO 3166 two-letter code
     * @param federation three-letter code of the chess federation
     * @param club club or school
     * @param fideId FIDE identification number
     * @param title FIDE title
     * @param nationalRating national rating
     * @param fideRating FIDE standard rating
     * @param email e-mail address
     * @param mobile mobile telephone
     * @param language BCP 47 tag of the language for mails
     */
    record RegisterPersonRequest(
            @NotBlank @Size(max = 40) String nameZh,
            @Nullable @Size(max = 100) String passportName,
            @NotNull @Pattern(regexp = "[MF]") String sex,
            @NotBlank @Size(max = 20) String birth,
            @NotNull @Pattern(regexp = "[A-Z]{2}") String nationality,
            @Nullable @Pattern(regexp = "[A-Z]{3}") String federation,
            @Nullable @Size(max = 100) String club,
            @Nullable @Pattern(regexp = "[1-9][0-9]{0,14}") String fideId,

            @Nullable @Pattern(regexp = "GM|IM|WGM|FM|WIM|CM|WFM|WCM")
            String title,

            @Nullable @Min(0) @Max(4000) Integer nationalRating,
            @Nullable @Min(0) @Max(4000) Integer fideRating,
            @Nullable @Email @Size(max = 254) String email,
            @Nullable @Size(max = 20) String mobile,
            @Nullable @Pattern(regexp = "zh-TW|en") String language) {

        PersonDetails details() {
            BirthDate.Reading reading = BirthDate.read(birth);
            if (!(reading instanceof BirthDate.Read read)) {
                throw DomainProblem.invalid(FieldError.of("/birth", "birth-date"));
            }
            requireSeen("/nameZh", nameZh);
            requireSeen("/passportName", passportName);
            requireSeen("/club", club);
            requireSeen("/email", email);
            requireSeen("/mobile", mobile);
            return new PersonDetails(
                    nameZh,
                    passportName,
                    sex,
                    read.date(),
                    nationality,
                    federation,
                    club,
                    fideId,
                    title,
                    nationalRating,
                    fideRating,
                    email,
                    mobile,
                    null,
                    null,
                    language == null ? "zh-TW" : language);
        }

        private static void requireSeen(String pointer, @Nullable String text) {
            if (PlainText.hides(text)) {
                throw DomainProblem.invalid(FieldError.of(pointer, "hidden-character"));
            }
        }
    }

    /**
     * A person, contacts masked.
     *
     * @param person public data
     * @param nationalRating national rating
     * @param fideRating FIDE standard rating
     * @param email masked address
     * @param mobile masked telephone
     * @param version version of the person
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record PersonView(
            PersonCard person,
            @Nullable Integer nationalRating,
            @Nullable Integer fideRating,
            @Nullable String email,
            @Nullable String mobile,
            int version)
            implements Versioned {
        @Override
        public long etagVersion() {
            return version;
        }
    }

    /**
     * Contacts in the clear.
     *
     * @param email e-mail address
     * @param mobile mobile telephone
     * @param phoneHome telephone at home
     * @param guardian who signed for a minor
     * @param birth date of birth as far as known, ISO
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record UnmaskedView(
            @Nullable String email,
            @Nullable String mobile,
            @Nullable String phoneHome,
            @Nullable String guardian,
            String birth) {}

    /**
     * Why contacts must be seen.
     *
     * @param reason in the caller's words; it is kept in the audit
     */
    record UnmaskPersonRequest(
            @NotBlank @Size(min = 5, max = 300) String reason) {}

    @POST
    @Idempotent
    public RestResponse<PersonView> registerPerson(@NotNull @Valid RegisterPersonRequest body) {
        KnownPerson made = persons.register(body.details());
        return RestResponse.ResponseBuilder.<PersonView>created(URI.create("/v1/persons/" + made.id()))
                .entity(view(persons.disclosed(made.id())))
                .build();
    }

    @GET
    public List<PersonView> findPersons(@QueryParam("name") @NotBlank @Size(min = 1, max = 40) String name) {
        return persons.named(name, MOST_FOUND).stream()
                .map(PersonResource::view)
                .toList();
    }

    @GET
    @Path("/{personId}")
    public PersonView getPerson(UUID personId) {
        return view(persons.disclosed(personId));
    }

    @POST
    @Path("/{personId}/unmasking")
    @WithoutReplay("the answer holds what is sealed")
    public UnmaskedView unmaskPerson(UUID personId, @NotNull @Valid UnmaskPersonRequest body) {
        Persons.Disclosed found = persons.unmask(personId, body.reason());
        PrivateData data = found.data();
        return new UnmaskedView(
                data.email(),
                data.mobile(),
                data.phoneHome(),
                data.guardian(),
                found.birth().iso());
    }

    private static PersonView view(Persons.Disclosed found) {
        PrivateData data = found.data();
        return new PersonView(
                found.person().card(),
                found.person().nationalRating(),
                found.person().fideRating(),
                data.email() == null ? null : Mask.mail(data.email()),
                data.mobile() == null ? null : Mask.phone(data.mobile()),
                found.person().version());
    }
}
