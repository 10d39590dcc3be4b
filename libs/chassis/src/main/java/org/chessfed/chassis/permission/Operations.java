package org.chessfed.chassis.permission;

import io.quarkus.arc.Arc;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * The operations of this service, by id. An operation's id is that of its {@code @Operation}, else the method's name; it is
 * unique in the service. The start fails if one has no line in permissions.yaml, or a POST does not say how it is repeated.
 */
@ApplicationScoped
public class Operations {

    private final PermissionTable table;

    Operations(PermissionTable table) {
        this.table = table;
    }

    void check(@Observes StartupEvent event) {
        Map<String, Method> operations = new TreeMap<>();
        List<String> faults = new ArrayList<>();
        for (Method method : resourceMethods()) {
            String id = idOf(method);
            if (operations.put(id, method) != null) {
                faults.add("two operations are called " + id);
            }
            if (table.of(id).isEmpty()) {
                faults.add(id + " has no line in permissions.yaml");
            }
            if (method.isAnnotationPresent(POST.class)
                    && !method.isAnnotationPresent(Idempotent.class)
                    && !method.isAnnotationPresent(WithoutReplay.class)) {
                faults.add(id + " is a POST without @Idempotent or @WithoutReplay");
            }
        }
        table.all().stream()
                .map(PermissionTable.Rule::operation)
                .filter(line -> !operations.containsKey(line))
                .forEach(line -> faults.add("permissions.yaml names " + line + ", which is no operation"));
        if (!faults.isEmpty()) {
            throw new IllegalStateException("operations: " + String.join("; ", faults));
        }
    }

    /** Id of the operation that a resource method is. */
    public static String idOf(Method method) {
        Operation operation = method.getAnnotation(Operation.class);
        return operation == null || operation.operationId().isEmpty() ? method.getName() : operation.operationId();
    }

    private static List<Method> resourceMethods() {
        List<Method> methods = new ArrayList<>();
        for (Bean<?> bean : Arc.container().beanManager().getBeans(Object.class, Any.Literal.INSTANCE)) {
            if (bean.getBeanClass().isAnnotationPresent(Path.class)) {
                for (Method method : bean.getBeanClass().getDeclaredMethods()) {
                    if (isOperation(method)) {
                        methods.add(method);
                    }
                }
            }
        }
        return methods;
    }

    private static boolean isOperation(Method method) {
        for (Annotation annotation : method.getAnnotations()) {
            if (annotation.annotationType().isAnnotationPresent(HttpMethod.class)) {
                return true;
            }
        }
        return false;
    }
}
