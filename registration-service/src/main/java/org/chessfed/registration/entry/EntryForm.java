package org.chessfed.registration.entry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.chessfed.registration.form.CheckedForm;
import org.chessfed.registration.form.FieldError;
import org.chessfed.registration.form.FormReason;
import org.chessfed.registration.person.BirthDate;
import org.chessfed.registration.person.PersonDetails;
import org.chessfed.regulation.FormField;
import org.chessfed.regulation.RegionRule;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.money.PayMethod;
import org.jspecify.annotations.Nullable;

/**
 * What the fields of an entry form mean. A regulation chooses which fields its form asks; each identifier means the same in
 * every regulation.
 *
 * @param values the checked form
 */
record EntryForm(CheckedForm values) {

    private static final String NATIONAL = "TW";
    private static final String NOT_NATIONAL = "ZZ";
    private static final String HOME_FEDERATION = "TPE";
    private static final int HIGHEST_RATING = 4_000;

    /** Fields that are true or nothing is agreed. */
    private static final Set<String> CONSENTS = Set.of("consent", "dopingAck");

    /**
     * What cannot be meant, whatever the regulation's form allows: what every entry needs and is not there, ratings that no
     * list has, kinds that are none, and a consent that is asked for and refused.
     *
     * @param fields fields of the form
     */
    List<FieldError> faults(List<FormField> fields) {
        List<FieldError> faults = new ArrayList<>();
        for (String needed : List.of("nameZh", "sex")) {
            if (values.text(needed).isEmpty()) {
                faults.add(fault(fields, needed, FormReason.REQUIRED));
            }
        }
        if (values.date("birthDate").or(() -> values.date("birthMonth")).isEmpty()) {
            boolean month = fields.stream().anyMatch(field -> field.field().equals("birthMonth"));
            faults.add(fault(fields, month ? "birthMonth" : "birthDate", FormReason.REQUIRED));
        }
        kind(fields, "sex", List.of("M", "F"), faults);
        kind(fields, "payMethod", names(PayMethod.values()), faults);
        kind(fields, "guaranteeBasis", names(RegionRule.Basis.values()), faults);
        kind(fields, "serviceUnitKind", names(Applicant.Unit.values()), faults);
        for (String rating : List.of("nationalRating", "fideRating")) {
            values.number(rating)
                    .filter(number -> number < 0 || number > HIGHEST_RATING)
                    .ifPresent(number -> faults.add(fault(fields, rating, FormReason.OUT_OF_RANGE, 0, HIGHEST_RATING)));
        }
        for (FormField field : fields) {
            boolean refused =
                    values.flag(field.field()).filter(agreed -> !agreed).isPresent();
            if (CONSENTS.contains(field.field()) && field.required() && refused) {
                faults.add(fault(fields, field.field(), FormReason.MUST_AGREE));
            }
        }
        return faults;
    }

    private void kind(List<FormField> fields, String field, List<String> kinds, List<FieldError> faults) {
        values.text(field)
                .filter(text -> !kinds.contains(text))
                .ifPresent(text -> faults.add(fault(fields, field, FormReason.NOT_A_CHOICE, String.join(", ", kinds))));
    }

    private static List<String> names(Enum<?>[] kinds) {
        return Arrays.stream(kinds).map(Enum::name).toList();
    }

    private static FieldError fault(List<FormField> fields, String name, FormReason reason, Object... args) {
        String clause = fields.stream()
                .filter(field -> field.field().equals(name))
                .map(FormField::clause)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        return new FieldError(name, Reason.of(clause, reason, args));
    }

    /** The person that the form is about. */
    PersonDetails person(String language) {
        return new PersonDetails(
                values.text("nameZh").orElse(""),
                values.text("nameEn").or(() -> values.text("passportName")).orElse(null),
                values.text("sex").orElse(""),
                birth(),
                nationality(),
                national() ? HOME_FEDERATION : null,
                values.text("serviceUnit").or(() -> values.text("school")).orElse(null),
                values.text("fideId").orElse(null),
                null,
                values.number("nationalRating").orElse(null),
                values.number("fideRating").orElse(null),
                values.text("email").orElse(null),
                values.text("mobile").orElse(null),
                values.text("phoneHome").orElse(null),
                values.text("signature").orElse(null),
                language);
    }

    /** The facts that the regulation's conditions may ask about. */
    Facts facts(String event) {
        Facts facts = Facts.none()
                .with(Fact.EVENT, event)
                .with(Fact.ROLE, "PLAYER")
                .with(Fact.NATIONALITY, nationality())
                .with(Fact.RESIDENCE, national() ? "LOCAL" : "FOREIGN")
                .with(Fact.BIRTH_YEAR, birth().year());
        for (Map.Entry<String, Fact> field : Map.of(
                        "sex", Fact.SEX,
                        "membership", Fact.MEMBERSHIP,
                        "county", Fact.COUNTY,
                        "payMethod", Fact.PAY_METHOD)
                .entrySet()) {
            if (values.text(field.getKey()).isPresent()) {
                facts = facts.with(field.getValue(), values.text(field.getKey()).get());
            }
        }
        if (values.flag("hasRocId").isPresent()) {
            facts = facts.with(Fact.HAS_NATIONAL_ID, values.flag("hasRocId").get());
        }
        if (values.number("nationalRating").isPresent()) {
            facts = facts.with(
                    Fact.NATIONAL_RATING, values.number("nationalRating").get());
        }
        if (birth().whole().isPresent()) {
            facts = facts.with(Fact.BIRTH_DATE, birth().whole().get());
        }
        return facts;
    }

    /** What the regulation judges. */
    Applicant applicant(String event) {
        return new Applicant(facts(event), payMethod(), region());
    }

    /** How the fee will be paid. */
    PayMethod payMethod() {
        return values.text("payMethod").map(PayMethod::valueOf).orElse(PayMethod.TRANSFER);
    }

    /** Membership as stated. */
    String membership() {
        return values.text("membership").orElse("NONE");
    }

    /** Group of a group member. */
    @Nullable
    String groupName() {
        return values.text("groupName").orElse(null);
    }

    /** Whether the entrant has the nationality of the federation. */
    boolean national() {
        return values.flag("rocNational").orElse(false);
    }

    private String nationality() {
        return national() ? NATIONAL : NOT_NATIONAL;
    }

    private BirthDate birth() {
        return values.date("birthDate").or(() -> values.date("birthMonth")).orElseThrow();
    }

    private Applicant.@Nullable RegionClaim region() {
        if (values.text("county").isEmpty() || values.text("guaranteeBasis").isEmpty()) {
            return null;
        }
        return new Applicant.RegionClaim(
                RegionRule.Basis.valueOf(values.text("guaranteeBasis").get()),
                values.text("county").get(),
                values.flag("guaranteeHere").orElse(false),
                values.text("serviceUnitKind").map(Applicant.Unit::valueOf).orElse(null));
    }
}
