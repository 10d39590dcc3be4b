package org.chessfed.events;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;

/**
 * Facts as JSON. A reader ignores fields that it does not know, so that a newer service may add some; absent values are
 * left out.
 */
public final class FactJson {

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .serializationInclusion(JsonInclude.Include.NON_NULL)
            .build();

    private FactJson() {}

    /** The JSON of a fact. */
    public static String write(Fact fact) {
        try {
            return MAPPER.writeValueAsString(fact);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("fact " + fact.getClass().getSimpleName() + " cannot be written", e);
        }
    }

    /**
     * The fact of a JSON text.
     *
     * @throws MalformedFact if the text is no JSON of that fact
     */
    public static <F extends Fact> F read(String json, Class<F> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new MalformedFact(type, e);
        }
    }
}
