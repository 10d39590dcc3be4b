package org.chessfed.notification;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import org.chessfed.regulation.source.NoCompetitionInCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The service holds no competition's code, clause, section, county, price, quota or date")
class NoCompetitionInCodeTest {

    @Test
    @DisplayName("src/main names nothing of a competition")
    void search() throws Exception {
        assertThat(NoCompetitionInCode.search(Path.of("src/main"), Set.of())).isEmpty();
    }
}
