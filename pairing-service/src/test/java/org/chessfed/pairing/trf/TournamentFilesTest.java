package org.chessfed.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfPlayer;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.engine.trf.TrfWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Names in a tournament file have 33 columns (TRF, record 001)")
class TournamentFilesTest {

    private static final String FILE = "001    1      PLACE                              1500\n";

    @ParameterizedTest(name = "{0}")
    @DisplayName("what is longer is cut by character, and never ends with a blank, which no writer takes")
    @CsvSource({
        "EXAMPLE ONE, EXAMPLE ONE",
        "A NAME OF EXACTLY THIRTY THREE CH, A NAME OF EXACTLY THIRTY THREE CH",
        "INVENTED-PERSON WITH A LONG NAME X Y, INVENTED-PERSON WITH A LONG NAME",
        "INVENTED-PERSON WITH A LONGER NAM EXAMPLE, INVENTED-PERSON WITH A LONGER NAM",
        "𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷, 𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷",
    })
    void names(String name, String written) {
        assertThat(TournamentFiles.cut(name)).isEqualTo(written);

        TrfPlayer player = TrfPlayer.of(1, TournamentFiles.cut(name), 1500, List.of());
        TrfFile named = TrfReader.read(FILE).withPlayers(List.of(player));
        assertThat(TrfReader.read(TrfWriter.text(named, TrfWriter.LineEnd.LF))
                        .players()
                        .getFirst()
                        .name())
                .isEqualTo(written);
    }
}
