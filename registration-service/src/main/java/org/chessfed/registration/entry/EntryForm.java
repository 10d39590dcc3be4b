package org.chessfed.registration.entry;

import java.util.Map;
import org.chessfed.registration.form.CheckedForm;
import org.chessfed.registration.person.BirthDate;
import org.chessfed.registration.person.PersonDetails;
import org.chessfed.regulation.RegionRule;
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
