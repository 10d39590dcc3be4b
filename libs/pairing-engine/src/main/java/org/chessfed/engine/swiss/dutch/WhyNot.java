package org.chessfed.engine.swiss.dutch;

import java.util.List;
import java.util.Optional;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.Remark;

/**
 * Why two players do not meet, or a player does not have the bye.
 *
 * @param reasons the first thing that would get worse, or that forbids the pair; at least one
 * @param alternative the best pairing in which it would be so, if there is one
 */
public record WhyNot(List<Remark> reasons, Optional<Pairing> alternative) {
    public WhyNot {
        reasons = List.copyOf(reasons);
    }
}
