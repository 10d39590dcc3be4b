package org.chessfed.regulation.grammar;

import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A condition of a regulation over facts. It is three-valued: where a fact that decides is not known, the answer is
 * {@link Truth#UNKNOWN}, also under {@code not}.
 */
public sealed interface Condition {

    /** What the condition says about these facts. */
    Truth on(Facts facts);

    /** Whether it certainly holds. */
    default boolean holds(Facts facts) {
        return on(facts) == Truth.YES;
    }

    /** Every fact that it asks about. */
    Set<Fact> facts();

    /** Holds when every part holds; with no part, always. */
    record All(List<Condition> parts) implements Condition {
        public All {
            parts = List.copyOf(parts);
        }

        @Override
        public Truth on(Facts facts) {
            return parts.stream().map(part -> part.on(facts)).reduce(Truth.YES, Truth::and);
        }

        @Override
        public Set<Fact> facts() {
            return union(parts);
        }
    }

    /** Holds when one part holds; with no part, never. */
    record Any(List<Condition> parts) implements Condition {
        public Any {
            parts = List.copyOf(parts);
        }

        @Override
        public Truth on(Facts facts) {
            return parts.stream().map(part -> part.on(facts)).reduce(Truth.NO, Truth::or);
        }

        @Override
        public Set<Fact> facts() {
            return union(parts);
        }
    }

    /** Holds when the part does not. */
    record Not(Condition part) implements Condition {
        @Override
        public Truth on(Facts facts) {
            return part.on(facts).not();
        }

        @Override
        public Set<Fact> facts() {
            return part.facts();
        }
    }

    /**
     * Compares one fact.
     *
     * @param fact what is compared
     * @param operator how
     * @param operands String, Long, Boolean or LocalDate by the fact's type; one, or several for IN and NOT_IN
     */
    record Test(Fact fact, Operator operator, List<Object> operands) implements Condition {
        public Test {
            operands = List.copyOf(operands);
        }

        @Override
        public Truth on(Facts facts) {
            Optional<Object> value = facts.value(fact);
            return value.map(known -> Truth.of(operator.compare(known, operands)))
                    .orElse(Truth.UNKNOWN);
        }

        @Override
        public Set<Fact> facts() {
            return EnumSet.of(fact);
        }
    }

    /** How a fact is compared. Bounds with "at" and "on" are inclusive, the others strict (CV-1). */
    enum Operator {
        /** Equal to the value. */
        IS("is", EnumSet.allOf(Fact.Type.class)),
        /** One of the values. */
        IN("in", EnumSet.of(Fact.Type.TEXT, Fact.Type.NUMBER)),
        /** None of the values. */
        NOT_IN("notIn", EnumSet.of(Fact.Type.TEXT, Fact.Type.NUMBER)),
        /** The number or more. */
        AT_LEAST("atLeast", EnumSet.of(Fact.Type.NUMBER)),
        /** The number or less. */
        AT_MOST("atMost", EnumSet.of(Fact.Type.NUMBER)),
        /** More than the number. */
        MORE_THAN("moreThan", EnumSet.of(Fact.Type.NUMBER)),
        /** Less than the number. */
        LESS_THAN("lessThan", EnumSet.of(Fact.Type.NUMBER)),
        /** That day or later. */
        ON_OR_AFTER("onOrAfter", EnumSet.of(Fact.Type.DATE)),
        /** That day or earlier. */
        ON_OR_BEFORE("onOrBefore", EnumSet.of(Fact.Type.DATE)),
        /** Later than that day. */
        AFTER("after", EnumSet.of(Fact.Type.DATE)),
        /** Earlier than that day. */
        BEFORE("before", EnumSet.of(Fact.Type.DATE));

        private final String key;
        private final Set<Fact.Type> types;

        Operator(String key, Set<Fact.Type> types) {
            this.key = key;
            this.types = types;
        }

        /** Its name in a document, such as {@code atLeast}. */
        public String key() {
            return key;
        }

        /** Kinds of facts that it can compare. */
        public boolean takes(Fact.Type type) {
            return types.contains(type);
        }

        private boolean compare(Object value, List<Object> operands) {
            return switch (this) {
                case IS -> same(value, operands.getFirst());
                case IN -> operands.stream().anyMatch(operand -> same(value, operand));
                case NOT_IN -> operands.stream().noneMatch(operand -> same(value, operand));
                case AT_LEAST -> order(value, operands) >= 0;
                case AT_MOST -> order(value, operands) <= 0;
                case MORE_THAN -> order(value, operands) > 0;
                case LESS_THAN -> order(value, operands) < 0;
                case ON_OR_AFTER -> order(value, operands) >= 0;
                case ON_OR_BEFORE -> order(value, operands) <= 0;
                case AFTER -> order(value, operands) > 0;
                case BEFORE -> order(value, operands) < 0;
            };
        }

        private static boolean same(Object value, Object operand) {
            return value instanceof String one && operand instanceof String other
                    ? PlaceName.same(one, other)
                    : value.equals(operand);
        }

        private static int order(Object value, List<Object> operands) {
            Object operand = operands.getFirst();
            if (value instanceof Long one && operand instanceof Long other) {
                return one.compareTo(other);
            }
            if (value instanceof LocalDate one && operand instanceof LocalDate other) {
                return one.compareTo(other);
            }
            throw new IllegalArgumentException("cannot order " + value + " and " + operand);
        }
    }

    private static Set<Fact> union(List<Condition> parts) {
        EnumSet<Fact> facts = EnumSet.noneOf(Fact.class);
        parts.forEach(part -> facts.addAll(part.facts()));
        return facts;
    }
}
