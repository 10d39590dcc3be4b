package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A body that the regulation names.
 *
 * @param roles what it is in the competition
 * @param title its name
 * @param city county or city in which it hosts; null: none
 * @param payee payee that receives its fees, a key of the regulation's payees; null: it takes none
 * @param clause clause that names it
 */
public record Organisation(
        List<Role> roles,
        Text title,
        @Nullable String city,
        @Nullable String payee,
        @Nullable String clause) {
    public Organisation {
        roles = List.copyOf(roles);
    }

    /** What an organisation is in a competition. */
    public enum Role {
        /** Guiding authority. */
        GUIDING_BODY,
        /** Owner of the competition. */
        ORGANISER,
        /** Runs events. */
        HOST,
        /** Helps. */
        CO_ORGANISER,
        /** Gives money or goods. */
        SPONSOR,
        /** Decides appeals against sanctions. */
        REVIEW_BOARD,
        /** Takes cases of discipline. */
        DISCIPLINE_COMMITTEE,
        /** Chooses drafted players. */
        SELECTION_COMMITTEE
    }
}
