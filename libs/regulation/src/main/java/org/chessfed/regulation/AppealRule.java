package org.chessfed.regulation;

import java.util.List;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * One way to appeal during play.
 *
 * @param id such as {@code ORAL}
 * @param door how it is raised
 * @param to body that rules
 * @param within last moment, inclusive
 * @param after id of the appeal that must have been ruled on before; null: none
 * @param deposit in the minor unit; 0: none
 * @param depositTo who takes the deposit; null: none is taken
 * @param rejected what becomes of the deposit when the appeal fails
 * @param panel roles of the panel
 * @param ruledStepsAside whether a member who ruled on the matter before steps aside
 * @param form form to fill; null: none
 * @param clause clause of the rule
 */
public record AppealRule(
        String id,
        Door door,
        Body to,
        InstantRule within,
        @Nullable String after,
        long deposit,
        @Nullable Body depositTo,
        @Nullable Rejected rejected,
        List<PanelSeat> panel,
        boolean ruledStepsAside,
        @Nullable String form,
        @Nullable String clause) {
    public AppealRule {
        panel = List.copyOf(panel);
    }

    /** How an appeal is raised. */
    public enum Door {
        /** By word. */
        ORAL,
        /** In writing, on the form. */
        WRITTEN
    }

    /** Who takes appeals or deposits. */
    public enum Body {
        /** The appeals panel. */
        PANEL,
        /** The chief arbiter. */
        CHIEF_ARBITER,
        /** The arbiters' office. */
        ARBITERS_OFFICE
    }

    /** What becomes of the deposit when the appeal fails. */
    public enum Rejected {
        /** Kept. */
        KEEP,
        /** Returned. */
        RETURN
    }

    /**
     * Seats of a panel.
     *
     * @param role who sits: CHIEF_ARBITER, SENIOR_PLAYER, ARBITER or NAMED
     * @param seats how many
     * @param names for NAMED: placeholders of the names, filled per competition
     */
    public record PanelSeat(Seat role, int seats, List<String> names) {
        public PanelSeat {
            names = List.copyOf(names);
        }
    }

    /** Who sits on a panel. */
    public enum Seat {
        /** The chief arbiter. */
        CHIEF_ARBITER,
        /** A senior player who is present. */
        SENIOR_PLAYER,
        /** An arbiter who is present. */
        ARBITER,
        /** Members whom the regulation names. */
        NAMED
    }
}
