package org.chessfed.console.season;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.SelectionDesk;
import org.chessfed.console.service.SelectionDesk.Overview;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Fields: offers begin, fields close. */
@Path("/staff/seasons/{competition}/fields")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({FieldResource.STAFF, "federation-admin", FieldResource.COMMITTEE, "auditor"})
public class FieldResource {

    static final String STAFF = "federation-staff";
    static final String COMMITTEE = "selection-committee";

    private final PageContext page;
    private final Regulations regulations;
    private final SelectionDesk selection;

    FieldResource(PageContext page, Regulations regulations, @RestClient SelectionDesk selection) {
        this.page = page;
        this.regulations = regulations;
        this.selection = selection;
    }

    @CheckedTemplate(basePath = "season")
    static class Templates {
        static native TemplateInstance fields(
                Regulation regulation,
                Overview season,
                boolean decides,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** The fields: offers begin, fields close. */
    @GET
    public TemplateInstance fields(String competition, @RestQuery @Nullable String done) {
        return fields(competition, Done.of(done), null);
    }

    private TemplateInstance fields(String competition, @Nullable Done done, @Nullable ServiceProblem problem) {
        return Templates.fields(
                regulation(competition), selection.overview(competition), page.may(STAFF), done, problem);
    }

    /** Begins to offer direct places, or closes a field. */
    @POST
    @RolesAllowed(STAFF)
    public Response field(
            String competition,
            @RestForm String key,
            @RestForm @Nullable String stage,
            @RestForm @Nullable String section) {
        return Submitted.of(
                () -> {
                    if (Given.text(stage).isEmpty()) {
                        selection.openOffers(key, competition);
                        return address(competition, "/fields?done=offers_opened");
                    }
                    selection.closeField(
                            key, competition, new SelectionDesk.FieldToClose(Given.text(stage), Given.text(section)));
                    return address(competition, "/fields?done=field_closed");
                },
                problem -> fields(competition, null, problem));
    }

    private Regulation regulation(String competition) {
        return regulations.current(competition).orElseThrow(NotFoundException::new);
    }

    private static String address(String competition, String below) {
        return "/staff/seasons/" + competition + below;
    }
}
