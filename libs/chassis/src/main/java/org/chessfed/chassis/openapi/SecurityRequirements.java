package org.chessfed.chassis.openapi;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Optional;
import org.chessfed.chassis.permission.PermissionTable;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;

/**
 * Where a service is reached and with what token, so that no resource says it: every operation but the public ones of the
 * table of permissions asks for a bearer token.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.RUNTIME_STARTUP)
public class SecurityRequirements implements OASFilter {

    private static final String TOKEN = "bearer";
    private static final String SIGN_IN = "openIdConnect";
    private static final String DEVELOPERS_ISSUER = "http://localhost:8180/realms/chessfed";

    private final PermissionTable permissions = new PermissionTable();

    @Override
    public void filterOpenAPI(OpenAPI document) {
        Config config = ConfigProvider.getConfig();
        String issuer = config.getOptionalValue("CHESSFED_ISSUER", String.class).orElse(DEVELOPERS_ISSUER);
        String service = config.getValue("quarkus.application.name", String.class);
        Components components = Optional.ofNullable(document.getComponents()).orElseGet(OASFactory::createComponents);
        // The framework's own entry says neither where tokens come from nor which operations want one.
        components.setSecuritySchemes(null);
        components.addSecurityScheme(
                TOKEN,
                OASFactory.createSecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .bearerFormat("JWT")
                        .description("An access token of the identity provider, or the token of a private link."));
        components.addSecurityScheme(
                SIGN_IN,
                OASFactory.createSecurityScheme()
                        .type(SecurityScheme.Type.OPENIDCONNECT)
                        .openIdConnectUrl(issuer + "/.well-known/openid-configuration")
                        .description("Where that access token comes from."));
        document.setComponents(components);
        document.setServers(List.of(
                OASFactory.createServer()
                        .url("/api/" + service)
                        .description("Through the front door, under the console's origin"),
                OASFactory.createServer().url("/").description("The service itself")));
        if (document.getPaths() != null) {
            document.getPaths()
                    .getPathItems()
                    .values()
                    .forEach(path -> path.getOperations().values().forEach(this::require));
        }
    }

    private void require(Operation operation) {
        boolean open = permissions
                .of(operation.getOperationId())
                .map(PermissionTable.Rule::open)
                .orElse(false);
        operation.setSecurity(open ? List.of() : List.of(with(TOKEN), with(SIGN_IN)));
    }

    private static SecurityRequirement with(String scheme) {
        return OASFactory.createSecurityRequirement().addScheme(scheme);
    }
}
