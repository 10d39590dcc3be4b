package org.chessfed.testkit.sample;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

@Path("/v1/letters")
@Produces(MediaType.APPLICATION_JSON)
class LetterResource {

    private final Letters letters;

    LetterResource(Letters letters) {
        this.letters = letters;
    }

    record SendLetter(
            @NotBlank String personId,
            @NotBlank @Size(max = 100) String text,
            @NotBlank String kind,
            @Nullable Instant answerBy,
            @Valid List<Enclosure> enclosures) {}

    enum Mood {
        QUIET,
        LOUD
    }

    record Enclosure(@NotBlank String name, int pages) {}

    record ChangeLetter(@NotBlank @Size(max = 100) String text) {}

    @POST
    @Idempotent
    public RestResponse<LetterView> sendLetter(@NotNull @Valid SendLetter body) {
        LetterView letter = letters.send(body.personId(), body.text(), body.kind(), body.answerBy());
        return RestResponse.ResponseBuilder.<LetterView>created(URI.create("/v1/letters/" + letter.id()))
                .entity(letter)
                .build();
    }

    @GET
    @Path("/{id}")
    public LetterView readLetter(UUID id) {
        return letters.read(id);
    }

    @PUT
    @Path("/{id}")
    public LetterView changeLetter(UUID id, @NotNull @Valid ChangeLetter body) {
        return letters.change(id, body.text());
    }

    @GET
    public Page<LetterView> listLetters(@BeanParam @Valid PageRequest page) {
        return letters.list(page);
    }

    @GET
    @Path("/found")
    public String findLetters(
            @BeanParam @Valid PageRequest page,
            @QueryParam("id") @Nullable UUID id,
            @QueryParam("flag") boolean flag,
            @QueryParam("day") @Nullable LocalDate day,
            @QueryParam("at") @Nullable Instant at,
            @QueryParam("mood") @Nullable Mood mood) {
        return "[%d,%s,%s,%s,%s,%s]".formatted(page.limit(), id, flag, day, at, mood);
    }

    @GET
    @Path("/rules")
    public String readRules() {
        return "{\"longest\":100}";
    }

    @GET
    @Path("/forgotten")
    public String forgetToAsk() {
        return "{\"secret\":true}";
    }

    @GET
    @Path("/failing")
    public String fail() {
        throw new IllegalStateException("select secret from table");
    }
}
