package org.chessfed.engine.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.checker.Checker;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.checker.RoundCheck;
import org.chessfed.engine.generator.Generator.Generated;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.trf.Corpus;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfPlayer;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.engine.trf.TrfWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratorTest {

    private static final GeneratorSettings EVERYTHING = new GeneratorSettings(
            24,
            7,
            2400,
            1200,
            30,
            60_000,
            100_000,
            150_000,
            100_000,
            30_000,
            100_000,
            50_000,
            true,
            PointSystem.STANDARD);

    @Test
    @DisplayName("generated tournaments hold every kind of result and bye, read back, and pass the checker")
    void generatedTournaments() {
        long seed = System.nanoTime() % 1_000_000;
        System.out.println("generated tournaments: seed " + seed);
        Set<Outcome> outcomes = new HashSet<>();
        int rounds = 0;
        for (int i = 0; i < 30; i++) {
            Generated generated = Generator.generate(EVERYTHING, seed + i, new Dutch());
            TrfFile file = TrfReader.read(TrfWriter.text(generated.file(), TrfWriter.LineEnd.CR));
            assertThat(file).isEqualTo(generated.file());
            assertThat(file.warnings()).isEmpty();
            assertThat(Checker.check(PairedFile.of(file)))
                    .as("seed " + (seed + i))
                    .allMatch(RoundCheck::agrees);
            rounds += file.pairedRounds();
            file.players().forEach(player -> player.cells().forEach(cell -> outcomes.add(cell.outcome())));
        }
        assertThat(rounds).isGreaterThan(150);
        assertThat(outcomes).hasSize(Outcome.values().length - 1).doesNotContain(Outcome.UNKNOWN);
    }

    @Test
    @DisplayName("the same settings and seed give the same tournament, another seed another one")
    void reproducible() {
        Generated first = Generator.generate(EVERYTHING, 42, new Dutch());
        assertThat(Generator.generate(EVERYTHING, 42, new Dutch())).isEqualTo(first);
        assertThat(Generator.generate(EVERYTHING, 43, new Dutch()).file().players())
                .isNotEqualTo(first.file().players());
    }

    @Test
    @DisplayName("the first rounds alone are those of the whole tournament")
    void firstRounds() {
        TrfFile whole = Generator.generate(EVERYTHING, 42, new Dutch()).file();
        TrfFile part = Generator.generate(EVERYTHING, 3, 42, new Dutch()).file();
        assertThat(part.pairedRounds()).isEqualTo(3);
        assertThat(part.totalRounds()).isEqualTo(7);
        for (int i = 0; i < whole.players().size(); i++) {
            assertThat(part.players().get(i).cells())
                    .isEqualTo(whole.players().get(i).cells().subList(0, 3));
        }
        assertThatThrownBy(() -> Generator.generate(EVERYTHING, 8, 42, new Dutch()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("nothing happens that the settings exclude")
    void quietTournament() {
        GeneratorSettings quiet =
                new GeneratorSettings(10, 5, 2000, 2000, 0, 0, 0, 0, 0, 0, 0, 0, false, PointSystem.of(30, 10, 0));
        TrfFile file = Generator.generate(quiet, 1, new Dutch()).file();
        Set<Outcome> outcomes = new HashSet<>();
        file.players().forEach(player -> player.cells().forEach(cell -> outcomes.add(cell.outcome())));
        assertThat(outcomes).containsExactlyInAnyOrder(Outcome.WIN, Outcome.LOSS);
        assertThat(file.points()).isEqualTo(PointSystem.of(30, 10, 0));
        assertThat(file.accelerations()).isEmpty();
    }

    @Test
    @DisplayName("results follow ratings: players rated 800 points higher win nine games of ten and more")
    void resultsFollowRatings() {
        int wins = 0;
        int games = 0;
        for (int seed = 0; seed < 20; seed++) {
            GeneratorSettings apart =
                    new GeneratorSettings(40, 1, 2400, 1200, 0, 0, 0, 0, 0, 0, 0, 0, false, PointSystem.STANDARD);
            for (TrfPlayer player :
                    Generator.generate(apart, seed, new Dutch()).file().players()) {
                if (player.number() <= 20) {
                    games++;
                    wins += player.cells().getFirst().outcome() == Outcome.WIN ? 1 : 0;
                }
            }
        }
        assertThat(games).isEqualTo(400);
        assertThat(wins).isBetween(340, 395);
    }

    @Test
    @DisplayName("a tournament that cannot be paired further ends there and says so")
    void stops() {
        GeneratorSettings tooManyRounds =
                new GeneratorSettings(4, 9, 2000, 1900, 0, 0, 0, 0, 0, 0, 0, 0, false, PointSystem.STANDARD);
        Generated generated = Generator.generate(tooManyRounds, 5, new Dutch());
        assertThat(generated.stopped()).get().isInstanceOf(NoPairing.class);
        assertThat(generated.file().pairedRounds()).isBetween(2, 3);
        assertThat(generated.file().totalRounds()).isEqualTo(9);
    }

    @Test
    @DisplayName("a model lends its players and the frequency of draws, forfeits and byes")
    void model() {
        TrfFile model = Corpus.read(Corpus.file("dutch", "d0008.trf"));
        TrfFile file = Generator.generateLike(model, 3, new Dutch()).file();
        assertThat(file.players().stream().map(TrfPlayer::name))
                .containsExactlyElementsOf(
                        model.players().stream().map(TrfPlayer::name).toList());
        assertThat(file.pairedRounds()).isEqualTo(model.pairedRounds());
        GeneratorSettings like = GeneratorSettings.like(model);
        assertThat(like.drawPercent()).isBetween(60, 80);
        assertThat(like.forfeits()).isLessThan(50_000);
        List<RoundCell> cells = file.players().stream()
                .flatMap(player -> player.cells().stream())
                .toList();
        assertThat(cells.stream().filter(cell -> cell.outcome() == Outcome.DRAW).count())
                .isGreaterThan(cells.size() / 2);
    }

    @Test
    @DisplayName("settings out of range, and a model without ratings, are refused with the field and the range")
    void refusals() {
        assertThatThrownBy(() -> GeneratorSettings.of(0, 5))
                .hasMessage("number of players must be from 1 to 9999, found 0");
        assertThatThrownBy(() -> GeneratorSettings.of(5, 0)).hasMessageStartingWith("number of rounds");
        assertThatThrownBy(() -> new GeneratorSettings(
                        5, 5, 2000, 1000, 0, 0, 0, 0, 0, 0, 0, 0, true, PointSystem.of(30, 10, 0)))
                .hasMessageStartingWith("Baku acceleration");
        TrfFile unrated = TrfReader.read(String.format("001 %4d %-70s  0.0", 1, ""));
        assertThatThrownBy(() -> Generator.generateLike(unrated, 1, new Dutch()))
                .hasMessage("player 1 of the model has no rating");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = '|', textBlock = """
             0 | number of players must be from 1 to 9999
             1 | number of rounds must be from 1 to 999
             2 | highest rating must be from 1000 to 9999
             3 | lowest rating must be from 0 to 9999
             4 | draw percentage must be from 0 to 100
             5 | forfeits must be from 0 to 1000000
             6 | withdrawals must be from 0 to 1000000
             7 | half-point byes must be from 0 to 1000000
             8 | zero-point byes must be from 0 to 1000000
             9 | full-point byes must be from 0 to 1000000
            10 | late entries must be from 0 to 1000000
            11 | unusual results must be from 0 to 1000000
            """)
    @DisplayName("each setting is refused below its range and above it")
    void ranges(int setting, String message) {
        for (int wrong : new int[] {-1, GeneratorSettings.ALL + 1}) {
            int[] values = {10, 5, 2000, 1000, 30, 0, 0, 0, 0, 0, 0, 0};
            values[setting] = wrong;
            assertThatThrownBy(() -> settings(values, false, PointSystem.STANDARD))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(message + ", found " + wrong);
        }
    }

    private static GeneratorSettings settings(int[] values, boolean baku, PointSystem points) {
        return new GeneratorSettings(
                values[0],
                values[1],
                values[2],
                values[3],
                values[4],
                values[5],
                values[6],
                values[7],
                values[8],
                values[9],
                values[10],
                values[11],
                baku,
                points);
    }

    @Test
    @DisplayName("the bounds of each range are allowed; with Baku, a win is two draws and a loss is nothing (C.04.7)")
    void bounds() {
        int all = GeneratorSettings.ALL;
        settings(new int[] {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, true, PointSystem.of(20, 10, 0));
        settings(
                new int[] {9999, 999, 9999, 9999, 100, all, all, all, all, all, all, all}, false, PointSystem.STANDARD);
        assertThatThrownBy(
                        () -> settings(new int[] {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, true, PointSystem.of(20, 10, 5)))
                .hasMessageStartingWith("Baku acceleration");
    }

    @Test
    @DisplayName("the frequencies of a model are counted cell by cell: games, draws, forfeits, players with a bye")
    void frequencies() {
        String line = "001 %4d %-39s%4d%-27s  0.0    1  %s%n";
        TrfFile model = TrfReader.read("142 3\n"
                + String.format(line, 1, "", 2100, "", "   2 w 1     3 b =  0000 - H")
                + String.format(line, 2, "", 1900, "", "   1 b 0     4 w +  0000 - Z")
                + String.format(line, 3, "", 1800, "", "   4 w 1     1 w =     4 b =")
                + String.format(line, 4, "", 1700, "", "   3 b 0     2 b -     3 w ="));

        GeneratorSettings like = GeneratorSettings.like(model);

        // Ten cells with an opponent, two of them forfeited; eight played, four of them drawn.
        assertThat(like)
                .isEqualTo(settings(
                        new int[] {4, 3, 2100, 1700, 50, 200_000, 0, 250_000, 250_000, 0, 0, 0},
                        false,
                        PointSystem.STANDARD));
    }

    @Test
    @DisplayName("a model without a game lends its size, and draws as usual")
    void modelWithoutGames() {
        TrfFile model = TrfReader.read("142 3\n" + String.format("001 %4d %-39s%4d%-27s  0.0", 1, "", 2100, ""));
        assertThat(GeneratorSettings.like(model))
                .isEqualTo(
                        settings(new int[] {1, 3, 2100, 2100, 30, 0, 0, 0, 0, 0, 0, 0}, false, PointSystem.STANDARD));
    }
}
