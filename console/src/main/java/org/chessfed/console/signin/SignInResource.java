package org.chessfed.console.signin;

import io.quarkus.oidc.OidcConfigurationMetadata;
import io.quarkus.oidc.OidcSession;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.net.URI;
import org.chessfed.console.page.PageContext;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Sign-in by the identity provider, and sign-out there and here. */
@Path("/")
@Produces(MediaType.TEXT_HTML)
public class SignInResource {

    private final PageContext page;
    private final OidcSession session;
    private final OidcConfigurationMetadata provider;
    private final URI home;

    SignInResource(
            PageContext page,
            OidcSession session,
            OidcConfigurationMetadata provider,
            @ConfigProperty(name = "chessfed.public-url") URI publicUrl) {
        this.page = page;
        this.session = session;
        this.provider = provider;
        this.home = UriBuilder.fromUri(publicUrl).path("/").build();
    }

    @CheckedTemplate(basePath = "signin")
    static class Templates {
        static native TemplateInstance failed();
    }

    /** Whoever comes here is asked to sign in, and then led to where he came from. */
    @GET
    @Path("sign-in")
    @Authenticated
    public Response signIn(@RestQuery @Nullable String to) {
        return Response.seeOther(URI.create(local(to))).build();
    }

    /** Forgets a session that services no longer take, and signs in afresh. */
    @GET
    @Path("sign-in-again")
    public Response signInAgain(@RestQuery @Nullable String to) {
        if (page.signedIn()) {
            session.logout().await().indefinitely();
        }
        return Response.seeOther(
                        UriBuilder.fromPath("/sign-in").queryParam("to", "{to}").build(local(to)))
                .build();
    }

    /** The identity provider sent somebody back without signing him in. */
    @GET
    @Path("sign-in-failed")
    public TemplateInstance failed() {
        return Templates.failed();
    }

    /** Ends the session here and at the identity provider. */
    @POST
    @Path("sign-out")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response signOut() {
        if (!page.signedIn()) {
            return Response.seeOther(URI.create("/")).build();
        }
        String idToken = session.getIdToken().getRawToken();
        session.logout().await().indefinitely();
        return Response.seeOther(UriBuilder.fromUri(provider.getEndSessionUri())
                        .queryParam("id_token_hint", "{token}")
                        .queryParam("post_logout_redirect_uri", "{home}")
                        .build(idToken, home.toString()))
                .build();
    }

    /** The address if it leads to a page of ours, else the first page: nobody is sent elsewhere by a link. */
    static String local(@Nullable String to) {
        return to != null && to.matches("/[A-Za-z0-9_~.?=&%+-][A-Za-z0-9_~./?=&%+:,;-]*") ? to : "/";
    }
}
