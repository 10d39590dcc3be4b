package org.chessfed.pairing.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.generator.Generator;
import org.chessfed.engine.generator.GeneratorSettings;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.tiebreak.RankingFacts;
import org.chessfed.engine.tiebreak.RankingRules;
import org.chessfed.engine.tiebreak.Standings;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.pairing.Examples;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.tournament.Setup;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Ranking of the international open")
class OpenRankingTest {

    private static final int DE = 1;
    private static final int MEDIAN = 2;
    private static final int BH = 3;
    private static final int WINS = 4;

    private static TournamentTerms terms() {
        Regulation regulation = new RegulationReader(Documents.federation())
                .read(Documents.text("open-2025"))
                .orThrow();
        Stage stage = regulation.stages().getFirst();
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
    @DisplayName(
            "AC-040 [OPEN-K1, OPEN-K2, OPEN-K3, OPEN-K4]: direct encounter undecided, then Median Buchholz though Buchholz is"
                    + " lower, then Buchholz, then wins")
    void chain() {
        RankingRules rules = RankingPolicy.rules(Examples.tournament("PRELIM", "P1N", "MEN", 4), terms());
        assertThat(rules.chain().codes()).containsExactly("PTS", "DE", "BH/M1", "BH", "WIN");
        int medianAgainstBuchholz = 0;
        int byWins = 0;
        for (long seed = 1; seed <= 400; seed++) {
            GeneratorSettings settings =
                    new GeneratorSettings(12, 5, 2300, 1500, 50, 0, 0, 0, 0, 0, 0, 0, false, PointSystem.STANDARD);
            TournamentState state =
                    Generator.generate(settings, seed, new Dutch()).file().toTournamentState();
            List<StandingsRow> rows =
                    Standings.rank(state, rules, RankingFacts.NONE).rows();
            for (int i = 1; i < rows.size(); i++) {
                StandingsRow above = rows.get(i - 1);
                StandingsRow below = rows.get(i);
                if (above.points() != below.points() || byEncounter(below)) {
                    continue;
                }
                int median = compare(above, below, MEDIAN);
                int buchholz = compare(above, below, BH);
                int wins = compare(above, below, WINS);
                int first = median != 0 ? median : buchholz != 0 ? buchholz : wins;
                assertThat(first).as("seed %s place %s", seed, i).isNotNegative();
                assertThat(above.rank() == below.rank())
                        .as("seed %s place %s", seed, i)
                        .isEqualTo(first == 0);
                medianAgainstBuchholz += median > 0 && buchholz < 0 ? 1 : 0;
                byWins += median == 0 && buchholz == 0 && wins > 0 ? 1 : 0;
            }
        }
        assertThat(medianAgainstBuchholz).isPositive();
        assertThat(byWins).isPositive();
    }

    private static boolean byEncounter(StandingsRow row) {
        return row.separatedBy().isPresent() && row.separatedBy().getAsInt() == DE;
    }

    private static int compare(StandingsRow above, StandingsRow below, int step) {
        return above.values()
                .get(step)
                .value()
                .orElseThrow()
                .compareTo(below.values().get(step).value().orElseThrow());
    }

    @Test
    @DisplayName("AC-136 [OPEN-K5]: equal on all tie-breaks for third: both are shown 3, the next one 5")
    void sharedThird() {
        Tournament tournament = Examples.tournament("PRELIM", "P1N", "MEN", 6);
        List<Game> games = List.of(
                Examples.game(1, 1, 1, 6, '1'),
                Examples.game(1, 2, 5, 2, '0'),
                Examples.game(1, 3, 3, 4, '='),
                Examples.game(2, 1, 2, 1, '0'),
                Examples.game(2, 2, 5, 3, '='),
                Examples.game(2, 3, 6, 4, '='));
        TournamentTerms terms = terms();
        StandingsTable table = Standings.rank(
                new PlayHistory(games, List.of(), List.of()).standing(tournament, terms, 2),
                RankingPolicy.rules(tournament, terms),
                RankingFacts.NONE);
        Map<Integer, Integer> ranks = new java.util.TreeMap<>();
        table.rows().forEach(row -> ranks.put(row.player(), row.rank()));
        assertThat(ranks).isEqualTo(Map.of(1, 1, 2, 2, 3, 3, 4, 3, 6, 5, 5, 6));
        assertThat(table.row(3).joint()).isTrue();
    }
}
