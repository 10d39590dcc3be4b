package org.chessfed.regulation.stage;

import java.time.Instant;
import java.util.Optional;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.RegulationMessage;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.InstantRule;

/** When entry of an event is open. */
public final class EntryWindow {

    private EntryWindow() {}

    /** First moment of entry of an event; empty where the regulation sets none. */
    public static Optional<Instant> opens(Regulation regulation, Stage stage, CompetitionEvent event) {
        return Optional.ofNullable(stage.entry().opens())
                .flatMap(rule -> rule.resolve(regulation.identity().zone(), Moments.of(regulation, stage, event)));
    }

    /** Last moment of entry of an event, itself still in time; empty where the regulation sets none. */
    public static Optional<Instant> closes(Regulation regulation, Stage stage, CompetitionEvent event) {
        return Optional.ofNullable(stage.entry().closes())
                .flatMap(rule -> rule.resolve(regulation.identity().zone(), Moments.of(regulation, stage, event)));
    }

    /** Whether an entry submitted at {@code at} is in time. */
    public static Decision<Boolean> isOpen(Regulation regulation, Stage stage, CompetitionEvent event, Instant at) {
        EntryRule entry = stage.entry();
        Optional<Instant> opens = opens(regulation, stage, event);
        if (opens.isPresent() && at.isBefore(opens.get())) {
            return Decision.of(false, Reason.of(entry.clause(), RegulationMessage.ENTRY_NOT_YET_OPEN, opens.get()));
        }
        Optional<Instant> closes = closes(regulation, stage, event);
        if (closes.isEmpty()) {
            return Decision.of(true, Reason.of(entry.clause(), RegulationMessage.ENTRY_WITHOUT_DEADLINE));
        }
        boolean open = InstantRule.met(at, closes.get());
        return Decision.of(
                open,
                Reason.of(
                        entry.clause(),
                        open ? RegulationMessage.ENTRY_OPEN : RegulationMessage.ENTRY_CLOSED,
                        closes.get()));
    }
}
