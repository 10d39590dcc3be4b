package org.chessfed.regulation.stage;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * Who is in a stage, for one section.
 *
 * @param section the section
 * @param sources where its participants come from, in the order in which vacancies are settled
 * @param fill how places left empty are filled; null: not at all
 * @param parity how an odd number is made even; null: it is not
 * @param clause clause that states the total
 */
public record FieldRule(
        String section,
        List<Source> sources,
        @Nullable Fill fill,
        @Nullable Parity parity,
        @Nullable String clause) {
    public FieldRule {
        sources = List.copyOf(sources);
    }

    /** Where a berth comes from. */
    public enum SourceKind {
        /** From an earlier stage of this season. */
        ADVANCE,
        /** From the previous season's final order. */
        PREVIOUS,
        /** From a list of another competition. */
        EXTERNAL,
        /** Chosen by the selection committee. */
        DRAFTED,
        /** Given to the next in order after a place became free. */
        VACANCY,
        /** Added to make the number even. */
        PARITY
    }

    /**
     * One source of participants.
     *
     * @param source kind; only ADVANCE, PREVIOUS, EXTERNAL and DRAFTED stand in a document
     * @param from for ADVANCE: stage whose places lead here
     * @param stage for PREVIOUS: stage of the previous season whose order counts
     * @param ranks for PREVIOUS: ranks that hold a place
     * @param code for EXTERNAL: list of qualifiers, such as {@code CUP}
     * @param places for EXTERNAL: how many it sends
     * @param max for DRAFTED: most players
     * @param condition for DRAFTED: what a candidate must satisfy; {@code if} in the document
     * @param titles for DRAFTED: which seasons count for titles won
     * @param ratingList for DRAFTED: month of the FIDE list that counts, as {@code 2031-02}
     * @param answerBy last moment to confirm the place; null: no confirmation is asked
     * @param remindAt when a holder is reminded; null: no reminder of its own
     * @param decideBy for DRAFTED: last moment of the committee's decision
     * @param waivedBy acts that waive the place
     * @param waivedClause clause that says so; null: {@code clause}
     * @param vacancy who is asked when a place becomes free; null: the fill takes over
     * @param leaves for DRAFTED: what an earlier stage's list does with a drafted player
     * @param clause clause of the rule
     */
    public record Source(
            SourceKind source,
            @Nullable String from,
            @Nullable String stage,
            @Nullable RankRange ranks,
            @Nullable String code,
            @Nullable Integer places,
            @Nullable Integer max,
            @JsonProperty("if") @Nullable Condition condition,
            @Nullable TitleWindow titles,
            @Nullable String ratingList,
            @Nullable InstantRule answerBy,
            @Nullable InstantRule remindAt,
            @Nullable InstantRule decideBy,
            List<WaivingAct> waivedBy,
            @Nullable String waivedClause,
            @Nullable Vacancy vacancy,
            @Nullable DraftedLeaves leaves,
            @Nullable String clause) {
        public Source {
            waivedBy = List.copyOf(waivedBy);
        }
    }

    /** An act that waives a place without words. */
    public enum WaivingAct {
        /** A confirmed entry of the preliminary stage. */
        ENTERS_PRELIM
    }

    /** What an earlier stage does with a drafted player. */
    public enum DraftedLeaves {
        /** He leaves the list of the stage before. */
        EARLIER_STAGE,
        /** He stays on it. */
        NOTHING
    }

    /**
     * Seasons whose titles count.
     *
     * @param seasons how many seasons
     * @param until the last of them, by label
     */
    public record TitleWindow(int seasons, String until) {}

    /**
     * Who is asked when a place of the source becomes free: the next of the same final order, skipping those who hold a
     * place already, are drafted, barred, or have refused.
     *
     * @param ranks ranks that may be asked
     * @param until no offer after this moment; null: until the field is closed
     * @param order which chain is settled first where two of them take from one order
     * @param clause clause of the rule
     */
    public record Vacancy(
            RankRange ranks,
            @Nullable InstantRule until,
            @Nullable ChainOrder order,
            @Nullable String clause) {}

    /** Which of two vacancy chains over one order is settled first. */
    public enum ChainOrder {
        /** The chain of the later stage. */
        FINAL_FIRST
    }

    /**
     * How the field is filled when sources bring fewer than planned.
     *
     * @param to size that is aimed at
     * @param mode who fills; NONE leaves the places empty
     * @param from the ranking that is continued
     * @param coversAdvanced whether places of players who advanced and then gave up are filled too
     * @param clause clause of the rule
     */
    public record Fill(
            int to,
            FillMode mode,
            From from,
            boolean coversAdvanced,
            @Nullable String clause) {}

    /** Who fills. */
    public enum FillMode {
        /** The next of the earlier stage's ranking. */
        SEMI_RANK,
        /** Nobody. */
        NONE
    }

    /**
     * A ranking to take from.
     *
     * @param source ADVANCE: of this season; PREVIOUS: of an earlier one
     * @param stage stage whose order counts
     * @param season for PREVIOUS: label of the season; null: the previous one
     */
    public record From(
            SourceKind source, String stage, @Nullable String season) {}

    /**
     * How an odd number is made even.
     *
     * @param to even number
     * @param mode only to even, or first to the planned total
     * @param from order that the added player is taken from
     * @param exhausted what is done when all of that order refuse
     * @param clause clause of the rule
     */
    public record Parity(
            Target to,
            ParityMode mode,
            From from,
            Exhausted exhausted,
            @Nullable String clause) {
        /** What the number is made. */
        public enum Target {
            /** Even. */
            EVEN
        }

        /** How far it is filled. */
        public enum ParityMode {
            /** Only to even. */
            PARITY,
            /** To the sum of the sources, then to even. */
            TO_TOTAL
        }

        /** What is done when nobody is left to add. */
        public enum Exhausted {
            /** Each round has a bye. */
            BYE
        }
    }
}
