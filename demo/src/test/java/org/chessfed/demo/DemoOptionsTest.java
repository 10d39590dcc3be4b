package org.chessfed.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.chessfed.local.PlatformService;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The command line of the demo")
class DemoOptionsTest {

    private static final Path HERE = Path.of("/somewhere");

    private static DemoOptions parse(String... arguments) {
        return DemoOptions.parse(List.of(arguments), HERE);
    }

    @Test
    @DisplayName("without options a whole season is played with the usual seed")
    void usual() {
        DemoOptions options = parse();
        assertThat(options.seed()).isEqualTo(DemoOptions.DEFAULT_SEED);
        assertThat(options.only()).isEmpty();
        assertThat(options.kill()).isEmpty();
    }

    @Test
    @DisplayName("files are named from where the caller stands; a service by its short or its whole name")
    void values() {
        DemoOptions options = parse("--seed", "3", "--json", "out.json", "--only", "E1", "--kill", "payment");
        assertThat(options.seed()).isEqualTo(3);
        assertThat(options.json()).contains(HERE.resolve("out.json"));
        assertThat(options.only()).contains("E1");
        assertThat(options.kill()).contains(PlatformService.PAYMENT);
        assertThat(parse("--kill", "rating-service").kill()).contains(PlatformService.RATING);
    }

    @Test
    @DisplayName(
            "an unknown option, a missing value, a wrong number and a wrong service are refused with what is right")
    void refused() {
        assertThatThrownBy(() -> parse("--sede", "3"))
                .hasMessageContaining("--sede")
                .hasMessageContaining("--seed N");
        assertThatThrownBy(() -> parse("--json")).hasMessageContaining("--json needs a value");
        assertThatThrownBy(() -> parse("--seed", "x")).hasMessageContaining("whole number");
        assertThatThrownBy(() -> parse("--kill", "console")).hasMessageContaining("registration, pairing");
    }
}
