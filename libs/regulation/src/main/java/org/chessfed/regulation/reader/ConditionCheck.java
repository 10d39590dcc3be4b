package org.chessfed.regulation.reader;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Fact;

/** Conditions must have one form each, and compare facts with what fits them. */
final class ConditionCheck {

    private ConditionCheck() {}

    static void check(DocumentTree tree) {
        walk(Spot.root(tree));
    }

    private static void walk(Spot spot) {
        for (Spot child : spot.each()) {
            if (child.name().equals("if") && child.node().isObject()) {
                condition(child);
            } else {
                walk(child);
            }
        }
    }

    private static void condition(Spot spot) {
        long forms = List.of("all", "any", "not", "fact").stream()
                .filter(form -> spot.at(form).exists())
                .count();
        List<Condition.Operator> operators = Arrays.stream(Condition.Operator.values())
                .filter(operator -> spot.at(operator.key()).exists())
                .toList();
        boolean compares = spot.at("fact").exists();
        if (forms != 1 || operators.size() != (compares ? 1 : 0)) {
            spot.report(ReaderMessage.CONDITION_FORM);
            return;
        }
        spot.each("all").forEach(ConditionCheck::condition);
        spot.each("any").forEach(ConditionCheck::condition);
        if (spot.at("not").exists()) {
            condition(spot.at("not"));
        }
        Optional<Fact> fact = spot.text("fact").flatMap(Fact::byKey);
        if (compares && fact.isPresent()) {
            operands(spot, fact.get(), operators.getFirst());
        }
    }

    private static void operands(Spot spot, Fact fact, Condition.Operator operator) {
        Spot operand = spot.at(operator.key());
        if (!operator.takes(fact.type())) {
            operand.report(ReaderMessage.CONDITION_OPERATOR, fact.key(), operator.key(), fact.type());
            return;
        }
        List<Spot> operands = operand.node().isArray() ? operand.each() : List.of(operand);
        for (Spot one : operands) {
            if (!fits(fact, one.node())) {
                one.report(
                        ReaderMessage.CONDITION_OPERAND, fact.key(), one.node().asText(), fact.type());
            }
        }
    }

    private static boolean fits(Fact fact, JsonNode value) {
        return switch (fact.type()) {
            case TEXT, DATE -> value.isTextual();
            case NUMBER -> value.isIntegralNumber();
            case FLAG -> value.isBoolean();
        };
    }
}
