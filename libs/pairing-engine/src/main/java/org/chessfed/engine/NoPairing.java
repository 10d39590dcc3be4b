package org.chessfed.engine;

import java.util.List;

/**
 * No legal pairing of the round exists (C.04.3, 1.9.3): the chief arbiter decides.
 *
 * @param round the round, from 1
 * @param reasons why, at least one
 */
public record NoPairing(int round, List<Remark> reasons) implements PairingAnswer {
    public NoPairing {
        reasons = List.copyOf(reasons);
    }
}
