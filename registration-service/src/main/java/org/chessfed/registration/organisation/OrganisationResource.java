package org.chessfed.registration.organisation;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.net.URI;
import java.util.List;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.registration.organisation.Organisations.Organisation;
import org.jboss.resteasy.reactive.RestResponse;

/** Organisations over HTTP. */
@Path("/v1/organisations")
@RunOnVirtualThread
class OrganisationResource {

    private final Organisations organisations;

    OrganisationResource(Organisations organisations) {
        this.organisations = organisations;
    }

    /**
     * An organisation.
     *
     * @param code short code
     * @param titleZh name in Chinese
     * @param titleEn name in English
     */
    record RegisterOrganisationRequest(
            @NotBlank @Pattern(regexp = "[A-Za-z][A-Za-z0-9_-]{1,39}")
            String code,

            @NotBlank @Size(max = 100) String titleZh,
            @NotBlank @Size(max = 100) String titleEn) {}

    @POST
    @Idempotent
    public RestResponse<Organisation> registerOrganisation(@NotNull @Valid RegisterOrganisationRequest body) {
        Organisation made = organisations.register(body.code(), body.titleZh(), body.titleEn());
        return RestResponse.ResponseBuilder.<Organisation>created(URI.create("/v1/organisations/" + made.id()))
                .entity(made)
                .build();
    }

    @GET
    public List<Organisation> listOrganisations() {
        return organisations.all();
    }
}
