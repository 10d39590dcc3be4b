package org.chessfed.selection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.chessfed.regulation.source.NoCompetitionInCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class NoCompetitionInCodeTest {

    @Test
    @DisplayName("This service's code names no competition, clause, section, event, county, price, total or date")
    void ownCode() throws IOException {
        // A playoff and a field are OPEN until they are settled; a competition and a section happen to be called so,
        // too.
        assertThat(NoCompetitionInCode.search(Path.of("src/main"), Set.of("code OPEN", "section OPEN")))
                .isEmpty();
    }
}
