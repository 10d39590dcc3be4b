package org.chessfed.console.frontdoor;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

/** The OpenAPI documents of the services, for those who write clients. */
@Path("/api-docs")
public class ApiDocumentsResource {

    private static final List<String> SERVICES =
            List.of("registration", "pairing", "selection", "rating", "payment", "notification");

    private final String publicUrl;

    ApiDocumentsResource(@ConfigProperty(name = "chessfed.public-url") String publicUrl) {
        this.publicUrl = publicUrl;
    }

    @CheckedTemplate(basePath = "frontdoor")
    static class Templates {
        static native TemplateInstance documents(List<String> services, String origin);
    }

    /** What there is, and how a program gets in. */
    @GET
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance documents() {
        return Templates.documents(SERVICES, publicUrl);
    }

    /** The document of a service, with the address at which the front door serves it. */
    @GET
    @Path("{service}.yaml")
    @Produces("application/yaml")
    public RestResponse<String> document(String service) {
        if (!SERVICES.contains(service)) {
            throw new NotFoundException();
        }
        try (InputStream stream = getClass().getResourceAsStream("/openapi/" + service + ".yaml")) {
            if (stream == null) {
                throw new NotFoundException();
            }
            String document = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            String servers = "servers:\n- url: " + publicUrl + "/api/" + service + "\n";
            return ResponseBuilder.ok(document.replaceFirst("(?m)^paths:", servers + "paths:"))
                    .header("Content-Disposition", "inline; filename=" + service + ".yaml")
                    .header("Cache-Control", "public, max-age=300")
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
