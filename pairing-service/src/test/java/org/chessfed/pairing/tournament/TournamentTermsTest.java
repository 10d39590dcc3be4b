package org.chessfed.pairing.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.tiebreak.TieBreakEdition;
import org.chessfed.pairing.Examples;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.Ranking;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The terms of a tournament")
class TournamentTermsTest {

    @Test
    @DisplayName(
            "AC-065 [SEL-S2]: the semi's calendar has 3, 3, 3, 2 rounds on four days, 11 in all; a day's first round starts by the document")
    void calendar() {
        TournamentTerms terms = Examples.terms(Examples.tournament("SEMI", "SEMI", "MEN", 4));
        List<Instant> starts = IntStream.rangeClosed(1, 11)
                .mapToObj(round -> terms.plannedStart(round).orElseThrow())
                .toList();
        assertThat(starts).isSorted();
        assertThat(terms.plannedStart(12)).isEmpty();
        assertThat(List.of(starts.get(0), starts.get(3), starts.get(6), starts.get(9)))
                .containsExactly(
                        Instant.parse("2025-02-22T01:00:00Z"),
                        Instant.parse("2025-02-23T00:30:00Z"),
                        Instant.parse("2025-03-01T01:00:00Z"),
                        Instant.parse("2025-03-02T00:30:00Z"));
        // 45 minutes and 30 seconds a move: a game of 60 moves takes 150 minutes at most
        assertThat(starts.get(1)).isEqualTo(Instant.parse("2025-02-22T03:30:00Z"));
    }

    @Test
    @DisplayName("[SEL-Q4, SEL-Z24]: a regulation older than both editions is played under the oldest ones implemented")
    void editions() {
        TournamentTerms terms = Examples.terms(Examples.tournament("PRELIM", "P1N", "MEN", 4));
        assertThat(terms.pairingEdition()).isEqualTo(PairingEdition.FIDE_2026);
        assertThat(terms.tieBreakEdition()).isEqualTo(TieBreakEdition.FIDE_2024_08);
    }

    @Test
    @DisplayName("CV-6: what the text leaves to the chief arbiter is open until he has set it")
    void openParameters() {
        Tournament tournament = Examples.tournament("PRELIM", "P1N", "MEN", 4);
        TournamentTerms full = Examples.terms(tournament);
        assertThat(full.open()).isEmpty();
        assertThat(full.lateAfterMinutes()).isEqualTo(5);
        TournamentRule silent = silent(full.rule());
        TournamentTerms open = new TournamentTerms(
                full.regulation(), full.stage(), full.event(), silent, List.of(), null, Setup.USUAL);
        assertThat(open.open())
                .containsExactly(TournamentRule.Parameter.RANKING_CHAIN, TournamentRule.Parameter.LATE_AFTER_MINUTES);
        TournamentTerms filled = new TournamentTerms(
                full.regulation(), full.stage(), full.event(), silent, List.of("PTS", "BHC1"), 0, Setup.USUAL);
        assertThat(filled.open()).isEmpty();
        assertThat(filled.chain()).containsExactly("PTS", "BHC1");
        assertThat(filled.lateAfterMinutes()).isZero();
    }

    private static TournamentTerms open(Map<String, String> readings) {
        Regulation regulation = new RegulationReader(Documents.federation())
                .read(Documents.text("open-2025"), readings)
                .orThrow();
        Stage stage = regulation.stage("CLASSICAL").orElseThrow();
        return new TournamentTerms(
                regulation,
                stage,
                stage.events().getFirst(),
                stage.tournaments().getFirst(),
                List.of(),
                null,
                Setup.USUAL);
    }

    @Test
    @DisplayName("AC-041 OPEN-T4 to T14: rounds start when the regulation states it, round 9 so that it ends by 19:00")
    void statedStarts() {
        assertThat(open(Map.of()).plannedStart(2)).contains(Instant.parse("2025-07-17T07:00:00Z"));
        assertThat(open(Map.of()).plannedStart(6)).contains(Instant.parse("2025-07-21T01:00:00Z"));
        assertThat(open(Map.of()).plannedStart(9)).contains(Instant.parse("2025-07-22T07:00:00Z"));
        assertThat(open(Map.of()).open()).isEmpty();
    }

    @Test
    @DisplayName("OPEN-Z26: the fifteenth minute to the second is in time, or too late where the setting reads it so")
    void limit() {
        assertThat(open(Map.of()).lateAfter()).contains(Duration.ofMinutes(15));
        assertThat(open(Map.of("lateness.atLimit", "LOSES")).lateAfter())
                .contains(Duration.ofMinutes(15).minusSeconds(1));
    }

    private static TournamentRule silent(TournamentRule rule) {
        Play play = rule.play();
        Ranking ranking = rule.ranking();
        return new TournamentRule(
                rule.sections(),
                new Play(
                        play.system(),
                        play.rounds(),
                        play.perDay(),
                        play.clock(),
                        null,
                        play.atLimit(),
                        play.lateProposal(),
                        play.smallField(),
                        play.odd(),
                        play.match(),
                        play.program(),
                        play.clause(),
                        play.clockClause(),
                        play.lateClause(),
                        play.smallFieldClause()),
                new Ranking(
                        List.of(),
                        ranking.proposedChain(),
                        ranking.unplayed(),
                        ranking.forfeitInDE(),
                        ranking.listMode(),
                        ranking.playoff(),
                        ranking.playoffFormat(),
                        ranking.clause(),
                        ranking.unplayedClause()),
                rule.missed(),
                rule.absenceNotice(),
                rule.conduct());
    }

    @Test
    @DisplayName("An order that the arbiter enters is a step of the chain")
    void arbiterEnters() {
        assertThat(RankingChain.of(List.of("PTS", "ARBITER_ENTERS")).codes()).containsExactly("PTS", "PLAYOFF");
    }
}
