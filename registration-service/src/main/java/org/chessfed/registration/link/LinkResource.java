package org.chessfed.registration.link;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.chessfed.chassis.idempotency.WithoutReplay;

/** Exchanges the secret of a private link. */
@Path("/v1/links/exchange")
@RunOnVirtualThread
class LinkResource {

    private final Links links;

    LinkResource(Links links) {
        this.links = links;
    }

    /**
     * The secret of a mailed link.
     *
     * @param secret as it stands in the link's fragment
     */
    record ExchangeLinkRequest(@NotBlank @Size(max = 64) String secret) {}

    @POST
    @WithoutReplay("the answer is a token, and an exchange changes nothing")
    public Links.LinkToken exchangeLink(@NotNull @Valid ExchangeLinkRequest body) {
        return links.exchange(body.secret());
    }
}
