package org.chessfed.selection.stored;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;

/** The JSON in which this service stores lists and decisions; a column's form never depends on the API's. */
public final class StoredJson {

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .serializationInclusion(JsonInclude.Include.NON_NULL)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private static final TypeReference<List<Reason>> REASONS = new TypeReference<>() {};
    private static final TypeReference<List<UUID>> PERSONS = new TypeReference<>() {};
    private static final TypeReference<List<String>> STRINGS = new TypeReference<>() {};

    private StoredJson() {}

    /** The JSON of a value. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot store " + value.getClass().getSimpleName(), e);
        }
    }

    /**
     * The value of a stored JSON.
     *
     * @throws IllegalStateException if the column holds something else
     */
    public static <T> T read(String json, TypeReference<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored value is not a " + type.getType(), e);
        }
    }

    /** Reasons of a decision, without words. */
    public static List<Reason> reasons(String json) {
        return read(json, REASONS);
    }

    /** Persons by their ids. */
    public static List<UUID> persons(String json) {
        return read(json, PERSONS);
    }

    /** Ids of the regulation, such as stages. */
    public static List<String> strings(String json) {
        return read(json, STRINGS);
    }
}
