package org.chessfed.registration.entry;

import org.chessfed.regulation.RegionRule;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.money.PayMethod;
import org.jspecify.annotations.Nullable;

/**
 * What an applicant states on the form, as far as the regulation judges it.
 *
 * @param facts facts of the person
 * @param payMethod how the fee will be paid
 * @param region what is declared for guaranteed places; null where the event has no region
 */
record Applicant(Facts facts, PayMethod payMethod, @Nullable RegionClaim region) {

    /**
     * A claim to a region.
     *
     * @param basis what it rests on
     * @param county county of that basis
     * @param here whether the applicant says that it is the event's region
     * @param unit kind of the service unit; null where it was not asked or not said
     */
    record RegionClaim(
            RegionRule.Basis basis,
            String county,
            boolean here,
            @Nullable Unit unit) {}

    /** Kind of a service unit. */
    enum Unit {
        /** Where one works. */
        EMPLOYER,
        /** Where one studies. */
        SCHOOL
    }
}
