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

    /** Where tokens of a developer's machine come from, as the committed documents say. */
    private static final String DEVELOPERS_ISSUER = "http://localhost:8180/realms/chessfed/";

    private final String publicUrl;
    private final String issuer;

    ApiDocumentsResource(
            @ConfigProperty(name = "chessfed.public-url") String publicUrl,
            @ConfigProperty(name = "quarkus.oidc.token.issuer") String issuer) {
        this.publicUrl = publicUrl;
        this.issuer = issuer;
    }

    @CheckedTemplate(basePath = "frontdoor")
    static class Templates {
        static native TemplateInstance documents(List<String> services, String origin);
    }

    /** What there is, and how a program gets in. */
    @GET
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance documents() {
        return Templates.documents(Services.NAMES, publicUrl);
    }

    /** The document of a service, with the addresses of this installation. */
    @GET
    @Path("{service}.yaml")
    @Produces("application/yaml")
    public RestResponse<String> document(String service) {
        if (!Services.NAMES.contains(service)) {
            throw new NotFoundException();
        }
        try (InputStream stream = getClass().getResourceAsStream("/openapi/" + service + ".yaml")) {
            if (stream == null) {
                throw new NotFoundException();
            }
            String document = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return ResponseBuilder.ok(
                            document.replace("- url: /api/" + service, "- url: " + publicUrl + "/api/" + service)
                                    .replace(DEVELOPERS_ISSUER, issuer + "/"))
                    .header("Content-Disposition", "inline; filename=" + service + ".yaml")
                    .header("Cache-Control", "public, max-age=300")
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
