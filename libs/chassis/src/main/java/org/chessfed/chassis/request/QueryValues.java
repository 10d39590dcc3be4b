package org.chessfed.chassis.request;

import jakarta.inject.Singleton;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.jspecify.annotations.Nullable;

/**
 * A value of a query that is no number, flag, id, date or name of its kind is a fault of the caller that names it. Without
 * this the framework says that the address does not exist.
 */
@Provider
@Singleton
public class QueryValues implements ParamConverterProvider {

    private static final Map<Class<?>, Function<String, Object>> READERS = Map.ofEntries(
            Map.entry(int.class, Integer::valueOf),
            Map.entry(Integer.class, Integer::valueOf),
            Map.entry(long.class, Long::valueOf),
            Map.entry(Long.class, Long::valueOf),
            Map.entry(boolean.class, QueryValues::flag),
            Map.entry(Boolean.class, QueryValues::flag),
            Map.entry(UUID.class, UUID::fromString),
            Map.entry(Instant.class, Instant::parse),
            Map.entry(LocalDate.class, LocalDate::parse));

    @Override
    public <T> @Nullable ParamConverter<T> getConverter(
            Class<T> type, @Nullable Type generic, Annotation @Nullable [] annotations) {
        String name = annotations == null ? null : nameOf(annotations);
        if (name == null) {
            return null;
        }
        if (type.isEnum()) {
            return new Value<>(text -> constant(type, text), oneOf(name, type));
        }
        Function<String, Object> reader = READERS.get(type);
        return reader == null ? null : new Value<>(text -> boxed(reader.apply(text)), wrong(name));
    }

    private static @Nullable String nameOf(Annotation[] annotations) {
        return Arrays.stream(annotations)
                .filter(QueryParam.class::isInstance)
                .map(annotation -> ((QueryParam) annotation).value())
                .findFirst()
                .orElse(null);
    }

    @SuppressWarnings("unchecked") // a reader stands under its own type, and a primitive is boxed either way
    private static <T> T boxed(Object value) {
        return (T) value;
    }

    private static <T> T constant(Class<T> type, String text) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> ((Enum<?>) constant).name().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(text));
    }

    /** A flag that is not named arrives as {@code 0}, which is what the framework makes of every absent primitive. */
    private static boolean flag(String text) {
        return switch (text) {
            case "true" -> true;
            case "false", "0" -> false;
            default -> throw new IllegalArgumentException(text);
        };
    }

    private static FieldError wrong(String name) {
        return FieldError.of("?" + name, "wrong-type");
    }

    private static FieldError oneOf(String name, Class<?> type) {
        String names = Arrays.stream(type.getEnumConstants())
                .map(constant -> ((Enum<?>) constant).name())
                .collect(Collectors.joining(", "));
        return new FieldError("?" + name, "one-of", Map.of("values", names));
    }

    /** Reads one value, or refuses it by an error that is known before. */
    private record Value<T>(Function<String, T> reader, FieldError error) implements ParamConverter<T> {

        @Override
        public T fromString(String text) {
            try {
                return reader.apply(text);
            } catch (RuntimeException e) {
                throw DomainProblem.invalid(error);
            }
        }

        @Override
        public String toString(T value) {
            return String.valueOf(value);
        }
    }
}
