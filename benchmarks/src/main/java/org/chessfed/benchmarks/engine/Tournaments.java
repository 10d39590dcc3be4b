package org.chessfed.benchmarks.engine;

import org.chessfed.engine.PointSystem;
import org.chessfed.engine.generator.Generator;
import org.chessfed.engine.generator.GeneratorSettings;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.trf.TrfFile;

/** The tournaments that are measured: ratings from 1200 to 2700, some byes, absences and forfeits. */
final class Tournaments {

    private static final long SEED = 20_260_201;

    private Tournaments() {}

    /** A tournament of some rounds, of which the first ones are played. */
    static TrfFile played(int players, int rounds, int played) {
        GeneratorSettings settings = new GeneratorSettings(
                players, rounds, 2700, 1200, 30, 5_000, 0, 180_000, 45_000, 0, 0, 0, false, PointSystem.STANDARD);
        return Generator.generate(settings, played, SEED, new Dutch()).file();
    }
}
