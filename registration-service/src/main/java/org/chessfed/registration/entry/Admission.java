package org.chessfed.registration.entry;

import java.util.List;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/** Whether an entry is taken. */
sealed interface Admission {

    /** Why, in the order of the regulation. */
    List<Reason> reasons();

    /**
     * The entry is taken.
     *
     * @param section section that the person enters
     * @param guaranteeRegion region whose guaranteed places the person may take in this event; null: none
     * @param waives berths that the person gives up once the entry counts
     * @param reasons why
     */
    record Taken(String section, @Nullable String guaranteeRegion, List<String> waives, List<Reason> reasons)
            implements Admission {
        public Taken {
            waives = List.copyOf(waives);
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * The entry is refused; every objection is told, not only the first.
     *
     * @param objections the objections with the form field that each concerns
     */
    record Refused(List<Objection> objections) implements Admission {
        public Refused {
            objections = List.copyOf(objections);
        }

        @Override
        public List<Reason> reasons() {
            return objections.stream().map(Objection::reason).toList();
        }
    }

    /**
     * One objection.
     *
     * @param field form field that it concerns; null: the entry as a whole
     * @param reason what stands against it
     */
    record Objection(@Nullable String field, Reason reason) {}
}
