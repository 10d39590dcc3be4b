package org.chessfed.chassis.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Dates and instants have a year of four digits, as RFC 3339 asks. What lies beyond would pass every form, and fail in
 * arithmetic or in the database.
 */
final class FourDigitYears extends BeanDeserializerModifier {

    private static final long serialVersionUID = 1L;

    private static final Set<Class<?>> BOUNDED = Set.of(Instant.class, LocalDate.class);
    private static final int LAST = 9999;

    @Override
    public JsonDeserializer<?> modifyDeserializer(
            DeserializationConfig config, BeanDescription description, JsonDeserializer<?> deserializer) {
        return BOUNDED.contains(description.getBeanClass()) ? new Bounded(deserializer) : deserializer;
    }

    private static int year(Object value) {
        return value instanceof Instant moment
                ? moment.atOffset(ZoneOffset.UTC).getYear()
                : ((LocalDate) value).getYear();
    }

    private static final class Bounded extends DelegatingDeserializer {

        private static final long serialVersionUID = 1L;

        Bounded(JsonDeserializer<?> reader) {
            super(reader);
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Bounded(reader);
        }

        @Override
        public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            Object value = super.deserialize(parser, context);
            if (value != null && (year(value) < 1 || year(value) > LAST)) {
                return context.reportInputMismatch(value.getClass(), "the year has four digits");
            }
            return value;
        }
    }
}
