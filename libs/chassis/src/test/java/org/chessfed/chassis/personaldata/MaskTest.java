package org.chessfed.chassis.personaldata;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MaskTest {

    @Test
    void showsEnoughToRecogniseAndNoMore() {
        assertThat(Mask.number("A123456789")).isEqualTo("A1******89");
        assertThat(Mask.number("12345")).isEqualTo("*****");
        assertThat(Mask.phone("0912345678")).isEqualTo("*******678");
        assertThat(Mask.mail("chen@example.org")).isEqualTo("c***@example.org");
        assertThat(Mask.mail("nobody")).isEqualTo("***");
        assertThat(Mask.address("湖東市東岸區長堤路一段7號")).isEqualTo("湖東市東岸區***");
    }
}
