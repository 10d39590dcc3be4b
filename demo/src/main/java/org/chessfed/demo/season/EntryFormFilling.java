package org.chessfed.demo.season;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chessfed.demo.people.Draw;
import org.chessfed.demo.people.Invented;
import org.chessfed.regulation.FormField;
import org.chessfed.regulation.Regions;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.jspecify.annotations.Nullable;

/** Fills the entry form of a regulation, field by field, as a person would who reads it. */
final class EntryFormFilling {

    private final Regulation regulation;
    private final Draw draw;

    EntryFormFilling(Regulation regulation, Draw draw) {
        this.regulation = regulation;
        this.draw = draw;
    }

    /** The filled form of somebody for an event. */
    Map<String, Object> fill(String formId, Invented who, CompetitionEvent event) {
        List<FormField> fields = regulation.forms().getOrDefault(formId, List.of());
        Facts facts = Facts.none()
                .with(Fact.EVENT, event.id())
                .with(Fact.MEMBERSHIP, who.membership())
                .with(Fact.SEX, who.sex())
                .with(Fact.PAY_METHOD, event.payMethods().getFirst().name());
        Map<String, Object> form = new LinkedHashMap<>();
        for (FormField field : fields) {
            boolean asked = field.condition() == null || field.condition().holds(facts);
            Object value = asked ? value(field, who, event) : null;
            if (value != null) {
                form.put(field.field(), value);
            }
        }
        return form;
    }

    private @Nullable Object value(FormField field, Invented who, CompetitionEvent event) {
        return switch (field.field()) {
            case "nameZh" -> who.nameZh();
            case "nameEn", "passportName" -> who.nameEn();
            case "birthMonth" -> String.format(Locale.ROOT, "%d-%02d", who.birthYear(), who.birthMonth());
            case "birthDate" -> String.format(Locale.ROOT, "%d-%02d-15", who.birthYear(), who.birthMonth());
            case "sex" -> who.sex();
            case "serviceUnit", "school" -> "示例學校";
            case "nationalRating" -> who.rating();
            case "mobile" -> String.format(Locale.ROOT, "0900000%03d", who.number() % 1000);
            case "email" -> who.email();
            case "membership" -> who.membership();
            case "groupName" -> who.groupName();
            case "county" -> who.county();
            case "guaranteeHere" ->
                event.region() != null
                        && Regions.regionOf(regulation, who.county())
                                .value()
                                .filter(event.region()::equals)
                                .isPresent();
            case "eventId" -> event.id();
            case "payMethod" -> event.payMethods().getFirst().name();
            case "signature" -> who.nameZh();
            default -> field.required() ? anything(field, who) : null;
        };
    }

    private @Nullable Object anything(FormField field, Invented who) {
        return switch (field.type()) {
            case FLAG -> true;
            case CHOICE ->
                field.field().endsWith("Basis")
                        ? field.choices().getFirst()
                        : draw.one(field.choices(), field.field(), who.number());
            case NUMBER, MONEY -> 1;
            case DATE, MONTH -> null;
            case EMAIL -> who.email();
            case PHONE -> "0900000000";
            case TEXT, TIME, FILE, SIGNATURE, REFERENCE -> "示例";
        };
    }
}
