package org.chessfed.chassis.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "-,ZH_TW",
                "'',ZH_TW",
                "en,EN",
                "en-GB,EN",
                "'en;q=0.4,zh;q=0.9',ZH_TW",
                "'fr,en;q=0.5',EN",
                "fr,ZH_TW",
                "*,ZH_TW",
                "'en;q=0,fr',ZH_TW",
                "'=;nonsense=',ZH_TW",
                "zh-Hant-TW,ZH_TW"
            })
    void takesTheLanguageThatIsAskedForFirst(String header, Language language) {
        assertThat(Language.of(header)).isEqualTo(language);
    }
}
