package org.chessfed.console.home;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.chessfed.console.page.Snapshot;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;

/** The first page: the competitions that have been published. */
@Path("/")
@Produces(MediaType.TEXT_HTML)
public class HomeResource {

    private final Regulations regulations;

    HomeResource(Regulations regulations) {
        this.regulations = regulations;
    }

    @CheckedTemplate(basePath = "home")
    static class Templates {
        static native TemplateInstance home(List<Regulation> competitions);
    }

    /** The competitions and their events. */
    @GET
    public Response home(@Context Request request) {
        return Snapshot.of(request, Templates.home(regulations.all()));
    }
}
