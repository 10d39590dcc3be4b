package org.chessfed.payment.charge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.List;

/** The prices of a charge as a column of text: a JSON array. */
@Converter
class StoredPrices implements AttributeConverter<List<PriceStep>, String> {

    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build();
    private static final TypeReference<List<PriceStep>> STEPS = new TypeReference<>() {};

    @Override
    public String convertToDatabaseColumn(List<PriceStep> steps) {
        try {
            return JSON.writeValueAsString(steps);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public List<PriceStep> convertToEntityAttribute(String column) {
        try {
            return JSON.readValue(column, STEPS);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("stored prices cannot be read", e);
        }
    }
}
