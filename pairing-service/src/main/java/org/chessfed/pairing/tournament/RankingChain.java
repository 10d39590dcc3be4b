package org.chessfed.pairing.tournament;

import java.util.List;
import java.util.Map;
import org.chessfed.engine.tiebreak.Chain;
import org.chessfed.engine.tiebreak.TieBreakNames;

/** Reads a regulation's chain for the engine. */
public final class RankingChain {

    /** An order that the arbiter enters is, for the engine, one that a playoff decided. */
    private static final TieBreakNames NAMES = TieBreakNames.COMMON.with(Map.of("ARBITER_ENTERS", "PLAYOFF"));

    private RankingChain() {}

    /**
     * The chain of names.
     *
     * @param names at least one
     * @throws org.chessfed.engine.tiebreak.UnknownTieBreak when a name stands for no criterion
     */
    public static Chain of(List<String> names) {
        return Chain.of(names, NAMES);
    }
}
