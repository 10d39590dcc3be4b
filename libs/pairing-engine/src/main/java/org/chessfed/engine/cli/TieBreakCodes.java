package org.chessfed.engine.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.tiebreak.ScoreBase;
import org.chessfed.engine.tiebreak.Step;
import org.chessfed.engine.tiebreak.TieBreak;
import org.chessfed.engine.tiebreak.TieBreakNames;
import org.chessfed.engine.tiebreak.UnknownTieBreak;
import org.chessfed.engine.trf.TrfException;

/** The tie-breaks that a call asks for: each must be one, and each of its modifiers must mean something (C.07, 14). */
final class TieBreakCodes {

    private static final Set<TieBreak> OF_TEAMS = EnumSet.of(
            TieBreak.MP,
            TieBreak.GP,
            TieBreak.MPVGP,
            TieBreak.EDE,
            TieBreak.EDEBT,
            TieBreak.EDEBB,
            TieBreak.EDET,
            TieBreak.EDEB,
            TieBreak.BC,
            TieBreak.TBR,
            TieBreak.BBE,
            TieBreak.EMMSB,
            TieBreak.EMGSB,
            TieBreak.EGMSB,
            TieBreak.EGGSB,
            TieBreak.SSSC,
            TieBreak.BOARD1);

    /** Sums and averages over rounds or opponents, of which the lowest and highest can be left out. */
    private static final Set<TieBreak> WITH_CUT = EnumSet.of(
            TieBreak.PS,
            TieBreak.BH,
            TieBreak.AOB,
            TieBreak.FB,
            TieBreak.SB,
            TieBreak.ARO,
            TieBreak.APRO,
            TieBreak.APPO,
            TieBreak.EMMSB,
            TieBreak.EMGSB,
            TieBreak.EGMSB,
            TieBreak.EGGSB);

    private static final Set<TieBreak> OF_RATINGS =
            EnumSet.of(TieBreak.ARO, TieBreak.TPR, TieBreak.PTP, TieBreak.APRO, TieBreak.APPO, TieBreak.RTNG);

    private static final int MOST_CUT = 9;

    private final List<String> codes;

    /** Reads codes that stand between commas. */
    TieBreakCodes(Arguments given, String text) {
        codes = List.of(text.split(",", -1));
        for (String code : codes) {
            if (code.isBlank()) {
                throw given.wrong("--codes holds an empty code: " + text);
            }
            try {
                Step step = TieBreakNames.COMMON.step(code);
                fault(step).ifPresent(fault -> {
                    throw given.wrong(code + ": " + fault);
                });
            } catch (UnknownTieBreak e) {
                throw given.wrong("\"" + e.name()
                        + "\" is no tie-break: use the codes and modifiers of C.07, such as BH/C1, SB or DE");
            }
        }
    }

    private static Optional<String> fault(Step step) {
        String name = step.tieBreak().name();
        int cut = Math.max(step.cutLowest(), step.cutHighest());
        if (cut > 0 && !WITH_CUT.contains(step.tieBreak())) {
            return Optional.of("nothing can be cut from " + name + " (C.07 14)");
        }
        if (cut > MOST_CUT) {
            return Optional.of("at most " + MOST_CUT + " can be cut, found " + cut);
        }
        boolean limit = step.limitHalfPoints() != 0 || step.limitPercent().isPresent();
        if (limit && step.tieBreak() != TieBreak.KS) {
            return Optional.of("only KS has a limit (C.07 14.5), not " + name);
        }
        if (step.divisor().isPresent() && step.tieBreak() != TieBreak.SSSC) {
            return Optional.of("only SSSC has a divisor (C.07 13.4), not " + name);
        }
        if (step.unratedAs().isPresent() && !OF_RATINGS.contains(step.tieBreak())) {
            return Optional.of("ratings make no difference to " + name);
        }
        return Optional.empty();
    }

    /** The codes as they were given. */
    List<String> codes() {
        return codes;
    }

    /**
     * For a tournament of individuals.
     *
     * @throws TrfException if a code asks for what only teams have
     */
    void requireIndividual() {
        for (String code : codes) {
            Step step = TieBreakNames.COMMON.step(code);
            if (OF_TEAMS.contains(step.tieBreak()) || step.base() != ScoreBase.PRIMARY) {
                throw new TrfException(
                        0, 0, code.toUpperCase(Locale.ROOT) + " is for teams, and this file has no teams.");
            }
        }
    }
}
