package org.chessfed.engine.swiss.dutch;

import java.util.List;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.Remark;

/**
 * A round and why it is paired so.
 *
 * @param answer the pairing, or why there is none
 * @param brackets in order, highest score first; empty without a pairing
 * @param bye why the player with the pairing-allocated bye has it; empty without a bye
 */
public record ExplainedRound(PairingAnswer answer, List<ExplainedBracket> brackets, List<Remark> bye) {
    public ExplainedRound {
        brackets = List.copyOf(brackets);
        bye = List.copyOf(bye);
    }
}
