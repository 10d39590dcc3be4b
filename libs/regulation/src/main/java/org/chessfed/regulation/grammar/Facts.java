package org.chessfed.regulation.grammar;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is known about the person or entry that a policy judges. Immutable; a fact that is not here is unknown, which is
 * not the same as false or zero.
 */
public final class Facts {

    private static final Facts NOTHING = new Facts(new EnumMap<>(Fact.class));

    private final EnumMap<Fact, Object> values;

    private Facts(EnumMap<Fact, Object> values) {
        this.values = values;
    }

    /** No fact known. */
    public static Facts none() {
        return NOTHING;
    }

    /** Facts with their values; each value must be of the fact's type (String, Integer or Long, Boolean, LocalDate). */
    public static Facts of(Map<Fact, Object> values) {
        Facts facts = NOTHING;
        for (Map.Entry<Fact, Object> entry : values.entrySet()) {
            facts = facts.put(entry.getKey(), entry.getValue());
        }
        return facts;
    }

    /** These facts and a text one. */
    public Facts with(Fact fact, String value) {
        return put(fact, value);
    }

    /** These facts and a number. */
    public Facts with(Fact fact, long value) {
        return put(fact, value);
    }

    /** These facts and a yes or no. */
    public Facts with(Fact fact, boolean value) {
        return put(fact, value);
    }

    /** These facts and a date. */
    public Facts with(Fact fact, LocalDate value) {
        return put(fact, value);
    }

    /** The value of a fact: String, Long, Boolean or LocalDate by its type; empty when unknown. */
    public Optional<Object> value(Fact fact) {
        return Optional.ofNullable(values.get(fact));
    }

    private Facts put(Fact fact, Object value) {
        Object kept = value instanceof Integer number ? Long.valueOf(number) : value;
        boolean fits = switch (fact.type()) {
            case TEXT -> kept instanceof String;
            case NUMBER -> kept instanceof Long;
            case FLAG -> kept instanceof Boolean;
            case DATE -> kept instanceof LocalDate;
        };
        if (!fits) {
            throw new IllegalArgumentException(fact.key() + " takes a " + fact.type() + ", not " + value);
        }
        EnumMap<Fact, Object> copy = new EnumMap<>(values);
        copy.put(fact, kept);
        return new Facts(copy);
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
