package org.chessfed.pairing.round;

import java.util.List;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.engine.Remark;
import org.chessfed.regulation.decision.Reason;

/** The answer to whoever asks for a round that cannot be paired. */
public final class NoLegalPairing {

    private NoLegalPairing() {}

    /** A conflict with the engine's reasons. */
    public static DomainProblem because(List<Remark> reasons) {
        return DomainProblem.conflict("no-pairing")
                .because(reasons.stream()
                        .map(remark -> new Reason(
                                null,
                                remark.key(),
                                remark.numbers().stream().map(String::valueOf).toList()))
                        .toList());
    }
}
