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
        assertThat(NoCompetitionInCode.search(Path.of("src/main"), Set.of())).isEmpty();
    }
}
