package org.chessfed.payment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.List;
import org.chessfed.regulation.decision.Reason;

/** Reasons as a column of text: a JSON array. */
@Converter
public class StoredReasons implements AttributeConverter<List<Reason>, String> {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final TypeReference<List<Reason>> REASONS = new TypeReference<>() {};

    @Override
    public String convertToDatabaseColumn(List<Reason> reasons) {
        try {
            return JSON.writeValueAsString(reasons);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public List<Reason> convertToEntityAttribute(String column) {
        try {
            return JSON.readValue(column, REASONS);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("stored reasons cannot be read", e);
        }
    }
}
