package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.message.RemarkText;
import org.chessfed.engine.swiss.dutch.bruteforce.RandomRound;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Explanations of a pairing (C.04.1, article 9)")
class DutchExplainerTest {

    private static String english(WhyNot answer) {
        return RemarkText.of(answer.reasons().get(0), Locale.ENGLISH);
    }

    @Test
    @DisplayName("first round: the order of transpositions decides")
    void transposition() {
        DutchExplainer explainer = new DutchExplainer(CrossTable.newField(8, 5, Colour.WHITE));
        WhyNot answer = explainer.whyNot(1, 6);
        assertThat(answer.reasons())
                .containsExactly(new Remark("C.04.3 4.2.2", "explain.sequence.transposition", List.of(0, 1, 5, 6)));
        assertThat(english(answer))
                .isEqualTo(
                        "All criteria would be met equally well, but in the bracket of 0 points the order of transpositions"
                                + " has 1 against 5 before 1 against 6.");
        assertThat(CrossTable.text(answer.alternative().orElseThrow())).isEqualTo("1-6 5-2 3-7 8-4");
        assertThat(explainer.whyNot(1, 2).reasons())
                .containsExactly(new Remark("C.04.3 4.3.2", "explain.sequence.exchange", List.of(0, 2, 5)));
    }

    @Test
    @DisplayName("who has met, who is absent, who meets anyway")
    void simpleAnswers() {
        TournamentState state = CrossTable.state(1, 5, Colour.WHITE, "3w1", "4b1", "1b0", "2w0", "", "Z H");
        DutchExplainer explainer = new DutchExplainer(state);
        assertThat(english(explainer.whyNot(1, 3))).isEqualTo("Numbers 1 and 3 met in round 1.");
        assertThat(english(explainer.whyNot(1, 6))).isEqualTo("Number 6 is not to be paired in round 2.");
        assertThat(english(explainer.whyNot(1, 2))).isEqualTo("They meet: number 2 has White, number 1 has Black.");
        assertThat(english(explainer.whyNot(1, 1))).isEqualTo("Number 1 cannot meet themself.");
    }

    @Test
    @DisplayName("a colour preference rules out the pairing that a person would have expected (C12)")
    void colourPreference() {
        TournamentState state =
                CrossTable.state(1, 5, Colour.WHITE, "5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0");
        DutchExplainer explainer = new DutchExplainer(state);
        WhyNot answer = explainer.whyNot(1, 3);
        assertThat(answer.reasons())
                .containsExactly(new Remark("C.04.3 2.4.7", "explain.worse.c12", List.of(10, 0, 2)));
        assertThat(english(answer))
                .isEqualTo("In the bracket of 1 point 2 instead of 0 players would miss their colour preference.");
        assertThat(RemarkText.of(answer.reasons().get(0), Locale.TAIWAN)).contains("1 分的編排組");
    }

    @Test
    @DisplayName("C5 keeps the bye from a player with more points, C9 from one with an unplayed game")
    void bye() {
        TournamentState c9 = CrossTable.state(1, 3, Colour.WHITE, "3w1", "4b1", "1b0", "2w0", "Z");
        DutchExplainer explainer = new DutchExplainer(c9);
        assertThat(explainer.whyNoBye(1).reasons())
                .containsExactly(new Remark("C.04.3 2.3.1", "explain.worse.c5", List.of(0, 10)));
        assertThat(explainer.whyNoBye(5).reasons())
                .containsExactly(new Remark("C.04.3 2.4.4", "explain.worse.c9", List.of(0, 0, 1)));
        ExplainedRound round = explainer.explain();
        assertThat(round.bye()).extracting(Remark::key).startsWith("explain.bye.odd", "explain.bye.score");
        assertThat(round.brackets()).extracting(ExplainedBracket::score).containsExactly(10, 0);
        ExplainedBracket last = round.brackets().get(1);
        assertThat(last.residents()).containsExactly(3, 4, 5);
        assertThat(last.games()).containsExactly(new Pairing.Board(3, 5));
        assertThat(last.floaters()).extracting(Floater::player).containsExactly(4);
        assertThat(last.values()).contains(new CriterionValue(Criterion.C6, List.of(1)));
    }

    @Test
    @DisplayName("without a complete pairing every question gets its reason")
    void noPairing() {
        DutchExplainer explainer = new DutchExplainer(CrossTable.state(1, 3, Colour.WHITE, "2w1", "1b0"));
        assertThat(explainer.whyNot(1, 2).reasons()).extracting(Remark::key).contains("pairing.no-opponent-left");
        assertThat(explainer.explain().brackets()).isEmpty();
    }

    @Test
    @DisplayName(
            "in random rounds who leaves a bracket learns of no opponent there exactly where nobody there may meet them,"
                    + " and else of something in that bracket or below")
    void floaters() {
        int alone = 0;
        int barred = 0;
        int above = 0;
        for (long seed = 1; seed <= 300; seed++) {
            TournamentState state = RandomRound.of(seed);
            DutchExplainer explainer = new DutchExplainer(state);
            List<ExplainedBracket> brackets = explainer.explain().brackets();
            for (ExplainedBracket bracket : brackets) {
                for (Floater floater : bracket.floaters()) {
                    List<Integer> others = new ArrayList<>(bracket.movedDown());
                    others.addAll(bracket.residents());
                    others.remove(Integer.valueOf(floater.player()));
                    boolean nobody =
                            others.stream().noneMatch(other -> mayMeet(explainer.whyNot(floater.player(), other)));
                    String key = floater.reason().key();
                    String shown = "seed " + seed + " " + floater + " of " + bracket;
                    assertThat(key.equals("explain.float.alone")).as(shown).isEqualTo(others.isEmpty());
                    assertThat(key.equals("explain.float.nobody-allowed"))
                            .as(shown)
                            .isEqualTo(nobody && !others.isEmpty());
                    if (key.startsWith("explain.worse.c") && !key.equals("explain.worse.c5")) {
                        assertThat(floater.reason().numbers().getFirst())
                                .as(shown)
                                .isLessThanOrEqualTo(bracket.score());
                    }
                    assertThat(others).as(shown).containsAll(floater.instead());
                    alone += others.isEmpty() ? 1 : 0;
                    barred += nobody && !others.isEmpty() ? 1 : 0;
                    above += key.equals("explain.float.completion") ? 1 : 0;
                }
            }
        }
        assertThat(alone).isPositive();
        assertThat(barred).isPositive();
        assertThat(above).isPositive();
    }

    /** Whether neither a game nor the tournament nor colours keep the two apart. */
    private static boolean mayMeet(WhyNot why) {
        return why.reasons().stream()
                .noneMatch(reason -> List.of(
                                "explain.have-met", "explain.forbidden-pair", "explain.same-absolute-preference")
                        .contains(reason.key()));
    }

    @Test
    @DisplayName("who is alone in a bracket is told so, in both languages, whatever the brackets around look like")
    void alone() {
        TournamentState state = CrossTable.state(2, 5, Colour.WHITE, "2w1 3b1", "1b0 4w1", "4w1 1w0", "3b0 2b0");
        Floater floater = new DutchExplainer(state)
                .explain()
                .brackets()
                .getFirst()
                .floaters()
                .getFirst();
        assertThat(floater.player()).isEqualTo(1);
        assertThat(RemarkText.of(floater.reason(), Locale.ENGLISH))
                .isEqualTo("Number 1 is alone in the bracket: there is no opponent here.");
        assertThat(RemarkText.of(floater.reason(), Locale.TAIWAN)).contains("只有 1 號一人");
    }

    @Test
    @DisplayName("in random rounds every pair that is not made is answered, and what is named does get worse")
    void everyPair() {
        List<String> wrong = new ArrayList<>();
        for (long seed = 1; seed <= 80; seed++) {
            TournamentState state = RandomRound.of(seed);
            DutchExplainer explainer = new DutchExplainer(state);
            explainer
                    .explain()
                    .brackets()
                    .forEach(bracket ->
                            bracket.floaters().forEach(floater -> RemarkText.of(floater.reason(), Locale.TAIWAN)));
            for (int a = 1; a <= state.players().size(); a++) {
                for (int b = a + 1; b <= state.players().size(); b++) {
                    Remark reason = explainer.whyNot(a, b).reasons().get(0);
                    assertThat(RemarkText.of(reason, Locale.ENGLISH)).doesNotContain("{");
                    boolean compares = reason.key().startsWith("explain.worse.")
                            && reason.numbers().size() == 3;
                    if (reason.key().equals("explain.no-difference")
                            || (compares
                                    && reason.numbers().get(2)
                                            <= reason.numbers().get(1))) {
                        wrong.add("seed " + seed + " " + a + "-" + b + " " + reason);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    @DisplayName("a search that is given up says so and names no criterion and no pairing")
    void givenUp() {
        TournamentState state = RandomRound.of(41508329143560L);
        assertThat(new DutchExplainer(state).whyNot(5, 6).alternative()).isPresent();
        WhyNot given = new DutchExplainer(state, 0).whyNot(5, 6);
        assertThat(given.reasons()).extracting(Remark::key).containsExactly("explain.not-settled");
        assertThat(given.alternative()).isEmpty();
        assertThat(english(given)).contains("no criterion is named");
    }

    @ParameterizedTest(name = "{0}: {1}-{2}")
    @CsvSource(delimiter = '|', textBlock = """
                    41508329143560 | 5 | 6 | explain.worse.c6 | 1-4 7-8 5-6 3-2
                    71508329145194 | 4 | 5 | explain.worse.c6 | 7-1 5-4 3-2 6-8
                    49409837649468 | 4 | 8 | explain.worse.c6 | 7-6 4-8 1-2 3-5
                    49409837651855 | 1 | 7 | explain.worse.c6 | 7-1 6-8 5-4 2-3
                    49409837652986 | 6 | 8 | explain.worse.c6 | 6-8 1-5 3-7 4-2
                    49409837650358 | 6 | 0 | explain.worse.c5 | 4-3 5-2 1-7, bye 6
                    49409837654371 | 1 | 0 | explain.worse.c5 | 6-8 5-2 3-4, bye 1
                    """)
    @DisplayName(
            "what the demand needs below a bracket changes neither who may complete the round nor what C8 expects: cases in which"
                    + " a naive reading has another pairing than a run that knows of the demand everywhere")
    void demandBelow(long seed, int a, int b, String key, String pairing) {
        DutchExplainer explainer = new DutchExplainer(RandomRound.of(seed));
        WhyNot answer = b == 0 ? explainer.whyNoBye(a) : explainer.whyNot(a, b);
        assertThat(answer.reasons()).extracting(Remark::key).containsExactly(key);
        assertThat(CrossTable.text(answer.alternative().orElseThrow())).isEqualTo(pairing);
    }
}
