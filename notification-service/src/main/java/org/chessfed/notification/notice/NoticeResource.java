package org.chessfed.notification.notice;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Notices over HTTP, for staff: which were sent, which failed and why, and to send a failed one again. */
@Path("/v1/notices")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Notices")
class NoticeResource {

    private final Notices notices;

    NoticeResource(Notices notices) {
        this.notices = notices;
    }

    @GET
    @Operation(summary = "Notices, the latest first", description = "Neither words nor addresses are kept.")
    public Page<NoticeView> listNotices(
            @QueryParam("competition") @DefaultValue("") @Size(max = 40) String competition,
            @QueryParam("person") @DefaultValue("") @Size(max = 40) String person,
            @QueryParam("state") @Nullable NoticeState state,
            @BeanParam @Valid PageRequest page) {
        return notices.list(competition, person, state, page);
    }

    @POST
    @Path("/{id}/retry")
    @Idempotent
    @Operation(
            summary = "Send a failed notice again",
            description = "One that failed as UNCERTAIN may have been delivered: the person may then get it twice.")
    public NoticeView retryNotice(@PathParam("id") UUID id) {
        return notices.retry(id);
    }
}
