package org.chessfed.chassis.openapi;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.Set;
import java.util.stream.Collectors;
import org.chessfed.chassis.idempotency.Idempotent;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

/** The headers that filters and interceptors ask for, so that no resource method names them: Idempotency-Key and If-Match. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class RequestHeaders implements OASFilter {

    private static final DotName IDEMPOTENT = DotName.createSimple(Idempotent.class);
    private static final DotName OPERATION =
            DotName.createSimple(org.eclipse.microprofile.openapi.annotations.Operation.class);
    private static final Set<PathItem.HttpMethod> CHANGING =
            Set.of(PathItem.HttpMethod.PUT, PathItem.HttpMethod.PATCH, PathItem.HttpMethod.DELETE);

    private final Set<String> repeatable;

    /** For the build, which gives what it knows of all classes. */
    public RequestHeaders(IndexView index) {
        repeatable = index.getAnnotations(IDEMPOTENT).stream()
                .map(AnnotationInstance::target)
                .filter(target -> target.kind() == AnnotationTarget.Kind.METHOD)
                .map(target -> operationId(target.asMethod()))
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public void filterOpenAPI(OpenAPI document) {
        if (document.getPaths() == null) {
            return;
        }
        for (PathItem path : document.getPaths().getPathItems().values()) {
            path.getOperations().forEach(this::add);
        }
    }

    private void add(PathItem.HttpMethod method, Operation operation) {
        if (repeatable.contains(operation.getOperationId())) {
            operation.addParameter(header(
                    "Idempotency-Key",
                    "A key of the caller's choice, the same when the request is repeated: the first answer comes again.",
                    text().minLength(8).maxLength(100).pattern("[\\x21-\\x7e]+")));
        }
        if (CHANGING.contains(method)) {
            operation.addParameter(header("If-Match", "The ETag of the version that is to be changed.", text()));
        }
    }

    private static String operationId(MethodInfo method) {
        AnnotationInstance operation = method.annotation(OPERATION);
        AnnotationValue id = operation == null ? null : operation.value("operationId");
        return id == null || id.asString().isEmpty() ? method.name() : id.asString();
    }

    private static Parameter header(String name, String description, Schema schema) {
        return OASFactory.createParameter()
                .name(name)
                .in(Parameter.In.HEADER)
                .required(true)
                .description(description)
                .schema(schema);
    }

    private static Schema text() {
        return OASFactory.createSchema().addType(Schema.SchemaType.STRING);
    }
}
