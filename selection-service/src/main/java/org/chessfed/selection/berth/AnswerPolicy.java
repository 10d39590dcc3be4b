package org.chessfed.selection.berth;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.FieldRule.WaivingAct;
import org.chessfed.selection.Message;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of an offered or granted berth: by an answer, by silence, by an entry in an earlier stage.
 *
 * <p>Only recorded instants count, cut to the whole second; the deadline itself is still in time. So an answer that
 * arrives after the deadline finds a lapsed berth, even where the sweep has not yet come by.
 */
public final class AnswerPolicy {

    private AnswerPolicy() {}

    /**
     * Whether an instant meets a deadline.
     *
     * @param deadline the last whole second that is in time; null where there is no deadline
     * @param at the recorded instant
     * @return true if in time
     */
    public static boolean inTime(@Nullable Instant deadline, Instant at) {
        return deadline == null || InstantRule.met(at, deadline);
    }

    /**
     * The state after an answer.
     *
     * @param clause the clause of the offer
     * @param state the berth's state when the answer is taken up
     * @param deadline the deadline of the offer; null where there is none
     * @param answer the answer
     * @param at when the answer was recorded
     * @return the new state: {@code LAPSED} if the deadline had passed, the present state if the answer changes nothing
     *     (a granted berth accepted again); otherwise granted or waived
     * @throws IllegalStateException if the berth has ended or was not offered yet
     */
    public static Decision<BerthState> answer(
            @Nullable String clause, BerthState state, @Nullable Instant deadline, Answer answer, Instant at) {
        return switch (state) {
            case OFFERED -> {
                if (!inTime(deadline, at)) {
                    yield decision(BerthState.LAPSED, Reason.of(clause, Message.BERTH_ANSWER_LATE, instant(deadline)));
                }
                yield answer == Answer.ACCEPT
                        ? decision(BerthState.GRANTED, Reason.of(clause, Message.BERTH_ACCEPTED))
                        : decision(BerthState.WAIVED, Reason.of(clause, Message.BERTH_WAIVED));
            }
            case GRANTED ->
                answer == Answer.ACCEPT
                        ? decision(BerthState.GRANTED, Reason.of(clause, Message.BERTH_ALREADY_GRANTED))
                        : decision(BerthState.WAIVED, Reason.of(clause, Message.BERTH_GIVEN_UP));
            case PROPOSED, WAIVED, LAPSED, REVOKED ->
                throw new IllegalStateException("a berth that is " + state + " takes no answer");
        };
    }

    /**
     * The state of an offer that nobody answered.
     *
     * @param clause the clause of the offer
     * @param state the berth's state
     * @param deadline the deadline of the offer; null where there is none
     * @param now the moment that has come
     * @return {@code LAPSED} if an open offer's deadline has passed, otherwise the present state
     */
    public static Decision<BerthState> silence(
            @Nullable String clause, BerthState state, @Nullable Instant deadline, Instant now) {
        if (state == BerthState.OFFERED && !inTime(deadline, now)) {
            return decision(BerthState.LAPSED, Reason.of(clause, Message.BERTH_SILENT, instant(deadline)));
        }
        return new Decision<>(state, List.of());
    }

    /**
     * The state after the person's entry in the preliminary stage was confirmed.
     *
     * @param clause the clause that says so
     * @param waivedBy acts that the regulation takes as giving up a berth of this source; a berth that was won in the
     *     season names none, since its holder is refused at the door
     * @param state the berth's state
     * @param event the event entered, for the reader
     * @return {@code WAIVED} for an open or granted berth that such an entry waives, otherwise the present state
     */
    public static Decision<BerthState> enteredPrelim(
            @Nullable String clause, Collection<WaivingAct> waivedBy, BerthState state, String event) {
        if (waivedBy.contains(WaivingAct.ENTERS_PRELIM) && state.holdsPlace()) {
            return decision(BerthState.WAIVED, Reason.of(clause, Message.BERTH_WAIVED_BY_ENTRY, event));
        }
        return new Decision<>(state, List.of());
    }

    private static String instant(@Nullable Instant deadline) {
        return deadline == null ? "" : deadline.toString();
    }

    private static Decision<BerthState> decision(BerthState state, Reason reason) {
        return new Decision<>(state, List.of(reason));
    }
}
