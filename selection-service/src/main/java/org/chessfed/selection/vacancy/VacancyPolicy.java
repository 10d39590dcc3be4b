package org.chessfed.selection.vacancy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.selection.Message;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.vacancy.Vacancies.Offer;
import org.chessfed.selection.vacancy.Vacancies.Release;
import org.chessfed.selection.vacancy.Vacancies.Shortfall;
import org.jspecify.annotations.Nullable;

/**
 * Runs the chains of the direct places, the last stage first: whoever is granted a place there leaves an earlier one,
 * and that vacancy is offered further down.
 *
 * <p>The policy is a fixed point: applied again to the ledger that its own offers make, it asks for nothing. So it may
 * be called after every change, in any order of changes.
 */
public final class VacancyPolicy {

    private VacancyPolicy() {}

    /**
     * Decides which offers are due.
     *
     * @param chains the chains of one section, the latest stage first
     * @return releases, offers and shortfalls
     */
    public static Vacancies settle(List<Chain> chains) {
        var releases = new ArrayList<Release>();
        var offers = new ArrayList<Offer>();
        var shortfalls = new ArrayList<Shortfall>();
        var movedUp = new HashSet<UUID>();
        for (var chain : chains) {
            int held = 0;
            for (var row : chain.order()) {
                if (!chain.holds(row.person())) {
                    continue;
                }
                if (movedUp.contains(row.person())) {
                    releases.add(new Release(
                            chain.stage(),
                            row.person(),
                            Reason.of(chain.clause(), Message.BERTH_MOVED_UP, chain.stage())));
                } else {
                    held++;
                }
            }
            int missing = chain.places() - held;
            if (chain.refilling()) {
                missing -= ask(chain, missing, movedUp, offers);
            }
            if (missing > 0) {
                shortfalls.add(new Shortfall(
                        chain.stage(),
                        missing,
                        Reason.of(
                                chain.clause(),
                                chain.refilling() ? Message.VACANCY_ORDER_EXHAUSTED : Message.VACANCY_TOO_LATE,
                                missing)));
            }
            chain.berths().forEach((person, state) -> {
                if (state == BerthState.GRANTED) {
                    movedUp.add(person);
                }
            });
        }
        return new Vacancies(releases, offers, shortfalls);
    }

    /**
     * Whether a vacancy of a stage that is not being played yet still makes a new offer.
     *
     * @param timed whether the regulation names a moment
     * @param until the moment, inclusive to the whole second; null where there is none, or it has not come about yet
     * @param closed whether the field is closed, which ends it where the regulation names no moment
     * @param at the recorded instant of the vacancy
     */
    public static boolean refilling(boolean timed, @Nullable Instant until, boolean closed, Instant at) {
        return timed ? until == null || InstantRule.met(at, until) : !closed;
    }

    private static int ask(Chain chain, int missing, Set<UUID> movedUp, List<Offer> offers) {
        int asked = 0;
        for (var row : chain.order()) {
            if (asked >= missing) {
                break;
            }
            boolean passedOver = chain.berths().containsKey(row.person())
                    || chain.blocked().containsKey(row.person())
                    || movedUp.contains(row.person());
            if (!passedOver) {
                offers.add(new Offer(
                        chain.stage(),
                        row.rank(),
                        row.person(),
                        Reason.of(chain.clause(), Message.BERTH_OFFERED_BY_PREVIOUS_RANK, row.rank())));
                asked++;
            }
        }
        return asked;
    }
}
