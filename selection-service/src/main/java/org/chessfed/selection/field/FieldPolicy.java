package org.chessfed.selection.field;

import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.selection.Message;

/** Brings the field of a stage to its number. */
public final class FieldPolicy {

    private FieldPolicy() {}

    /**
     * Decides the next step. Called again after every answer: it stops at the number by itself, and a withdrawal before
     * the first round is published simply makes it ask again, or not.
     *
     * @param target what the field is brought to
     * @param granted persons who have a place
     * @param offered persons who are asked and have not answered, of any source
     * @param left persons who may still be asked, in the order of the regulation: no one who is in the field, refused,
     *     was drafted or is banned
     * @return what to do
     */
    public static FieldStep next(FieldTarget target, int granted, int offered, List<UUID> left) {
        if (offered > 0) {
            return new FieldStep.Wait(offered, Reason.of(target.clause(), Message.FIELD_WAITS, offered));
        }
        int missing = missing(target, granted);
        if (missing == 0) {
            return new FieldStep.Close(granted, false, Reason.of(target.clause(), Message.FIELD_COMPLETE, granted));
        }
        int asked = Math.min(missing, left.size());
        if (asked == 0) {
            return exhausted(target, granted);
        }
        return new FieldStep.Ask(
                left.subList(0, asked), Reason.of(target.clause(), Message.FIELD_FILLED, granted, granted + missing));
    }

    private static FieldStep exhausted(FieldTarget target, int granted) {
        if (granted % 2 == 0) {
            return new FieldStep.Close(granted, false, Reason.of(target.clause(), Message.FIELD_COMPLETE, granted));
        }
        return new FieldStep.Close(granted, true, Reason.of(target.clause(), Message.FIELD_BYE, granted));
    }

    private static int missing(FieldTarget target, int granted) {
        return switch (target.parity()) {
            case null -> 0;
            case PARITY -> granted % 2;
            case TO_TOTAL -> Math.max(0, even(Math.max(target.total(), granted)) - granted);
        };
    }

    private static int even(int number) {
        return number + number % 2;
    }

    /**
     * How far the line of the earlier stage moves down, because the other sources of a field fall short.
     *
     * @param total the number to which the field is filled
     * @param advance places that the earlier stage has in any case
     * @param others places that the other sources hold, offers that are still out included
     * @return places to add below the line; 0 where the others fill the field
     */
    public static int fills(int total, int advance, int others) {
        return Math.max(0, total - advance - others);
    }
}
