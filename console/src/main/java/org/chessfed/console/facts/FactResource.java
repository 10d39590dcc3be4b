package org.chessfed.console.facts;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.ZoneId;
import java.util.List;
import org.chessfed.console.frontdoor.Services;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.service.Facts;
import org.chessfed.console.service.Facts.DeadLetter;
import org.chessfed.console.service.Facts.ParkedFact;
import org.chessfed.console.service.Listing;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Which facts each service has given up or keeps waiting; what was given up can be handled once more. */
@Path("/staff/facts")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", "federation-admin"})
public class FactResource {

    private static final Logger LOG = Logger.getLogger(FactResource.class);
    private static final int MOST = 50;
    private static final int SERVER_ERROR = 500;

    private final Facts facts;
    private final Config config;

    FactResource(@RestClient Facts facts, Config config) {
        this.facts = facts;
        this.config = config;
    }

    /**
     * What a service says.
     *
     * @param away whether it does not answer
     * @param more whether there are more than are shown
     */
    record Received(String service, boolean away, List<DeadLetter> dead, List<ParkedFact> parked, boolean more) {}

    @CheckedTemplate(basePath = "facts")
    static class Templates {
        static native TemplateInstance facts(
                List<Received> services, ZoneId zone, @Nullable Done done, @Nullable ServiceProblem problem);
    }

    /** All services; one that is away does not hide what the others say. */
    @GET
    public TemplateInstance facts(@RestQuery @Nullable String done) {
        return page(Done.of(done), null);
    }

    /** Handles a fact once more. */
    @POST
    @Path("{service}/{id}/replay")
    public Response replay(String service, String id, @RestForm String key) {
        if (!Services.NAMES.contains(service)) {
            throw new NotFoundException();
        }
        return Submitted.of(
                () -> {
                    facts.replay(address(service), key, id);
                    return "/staff/facts?done=fact_replayed";
                },
                problem -> page(null, problem));
    }

    private TemplateInstance page(@Nullable Done done, @Nullable ServiceProblem problem) {
        return Templates.facts(
                Services.NAMES.stream().map(this::received).toList(), Regulation.USUAL_ZONE, done, problem);
    }

    private Received received(String service) {
        try {
            Listing<DeadLetter> dead = facts.deadLetters(address(service), MOST);
            Listing<ParkedFact> parked = facts.parkedFacts(address(service), MOST);
            return new Received(
                    service, false, dead.items(), parked.items(), dead.next() != null || parked.next() != null);
        } catch (ServiceProblem problem) {
            if (problem.status() < SERVER_ERROR) {
                throw problem;
            }
            LOG.warnf(
                    "%s does not tell its facts: %d %s",
                    service, problem.status(), problem.body().requestId());
            return away(service);
        } catch (ProcessingException failure) {
            LOG.warnf("%s does not tell its facts: %s", service, failure.getMessage());
            return away(service);
        }
    }

    private static Received away(String service) {
        return new Received(service, true, List.of(), List.of(), false);
    }

    private String address(String service) {
        return config.getValue("quarkus.rest-client." + service + ".url", String.class);
    }
}
