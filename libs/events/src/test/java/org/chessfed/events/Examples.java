package org.chessfed.events;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Facts whose texts are the names of their components, so that key and aggregate id tell what they are made of. */
final class Examples {

    private Examples() {}

    /** Every component is there. */
    static Fact full(Class<? extends Fact> record) {
        return record.cast(value(record, record.getSimpleName(), true));
    }

    /** Only what is never absent is there. */
    static Fact sparse(Class<? extends Fact> record) {
        return record.cast(value(record, record.getSimpleName(), false));
    }

    private static Object value(Type type, String name, boolean full) {
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            return List.of(value(list.getActualTypeArguments()[0], name, full));
        }
        if (!(type instanceof Class<?> plain)) {
            throw new IllegalStateException("no example of " + type);
        }
        if (plain.isRecord()) {
            return record(plain, full);
        }
        if (plain.isEnum()) {
            return plain.getEnumConstants()[0];
        }
        return switch (plain.getSimpleName()) {
            case "String" -> name;
            case "int", "Integer" -> 7;
            case "long", "Long" -> 7L;
            case "boolean", "Boolean" -> true;
            case "Instant" -> Instant.parse("2031-03-01T08:30:00Z");
            case "LocalDate" -> LocalDate.of(2031, 3, 1);
            default -> throw new IllegalStateException("no example of " + plain);
        };
    }

    private static Object record(Class<?> record, boolean full) {
        RecordComponent[] components = record.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        @Nullable
        Object[] values = Arrays.stream(components)
                .map(component -> full || !isNullable(component)
                        ? value(component.getGenericType(), component.getName(), full)
                        : null)
                .toArray();
        try {
            return record.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no example of " + record, e);
        }
    }

    private static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }
}
