package org.chessfed.payment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.TreeSet;
import org.chessfed.regulation.decision.Messages;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Every sentence of this service is worded in both languages, and none is worded in vain")
class PaymentReasonTest {

    private final Messages messages =
            new Messages("org.chessfed.payment.messages", getClass().getClassLoader());

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-TW"})
    void worded(String language) {
        var bundle = messages.bundle(Locale.forLanguageTag(language));
        var keys = new TreeSet<>(
                Arrays.stream(PaymentReason.values()).map(PaymentReason::key).toList());
        assertThat(new TreeSet<>(bundle.keySet())).isEqualTo(keys);
        keys.forEach(key -> assertThat(messages.text(key, Locale.forLanguageTag(language), "a", "b", "c"))
                .isNotBlank()
                .doesNotContain("{"));
    }
}
