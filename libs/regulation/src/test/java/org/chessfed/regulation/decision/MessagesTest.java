package org.chessfed.regulation.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chessfed.regulation.RegulationMessage;
import org.chessfed.regulation.linter.LintMessage;
import org.chessfed.regulation.reader.ReaderMessage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MessagesTest {

    private static final List<MessageKey> KEYS = Stream.<MessageKey[]>of(
                    RegulationMessage.values(), ReaderMessage.values(), LintMessage.values())
            .flatMap(Stream::of)
            .toList();

    @Test
    @DisplayName("Every message is worded in both languages, and no wording is left over")
    void complete() {
        Set<String> keys = new TreeSet<>(KEYS.stream().map(MessageKey::key).toList());

        assertThat(keys).hasSameSizeAs(KEYS);
        for (var language : List.of(Messages.ZH_TW, Messages.EN)) {
            assertThat(new TreeSet<>(RegulationMessage.MESSAGES.bundle(language).keySet()))
                    .as(language.toString())
                    .isEqualTo(keys);
        }
    }

    @Test
    @DisplayName("Both languages take the same arguments, and no lone apostrophe swallows one")
    void sameArguments() {
        for (MessageKey key : KEYS) {
            String zh = RegulationMessage.MESSAGES.bundle(Messages.ZH_TW).getString(key.key());
            String en = RegulationMessage.MESSAGES.bundle(Messages.EN).getString(key.key());
            assertThat(arguments(zh)).as(key.key()).isEqualTo(arguments(en));
            assertThat(zh + en).as(key.key()).doesNotContain("'");
        }
    }

    private static Set<String> arguments(String pattern) {
        return new TreeSet<>(Pattern.compile("\\{[0-9]+}")
                .matcher(pattern)
                .results()
                .map(MatchResult::group)
                .toList());
    }

    @Test
    @DisplayName("A reason is worded for its reader")
    void worded() {
        Reason reason = Reason.of("LAKE-M1", RegulationMessage.FEE, 700, "TWD");

        assertThat(RegulationMessage.MESSAGES.text(reason, Messages.EN)).isEqualTo("The price is 700 TWD.");
        assertThat(RegulationMessage.MESSAGES.text(reason, Messages.ZH_TW)).isEqualTo("費用 700 TWD。");
    }

    @Test
    @DisplayName(
            "An instant in a reason is told as local time of the regulation's zone, in both languages; a day is kept")
    void instants() {
        ZoneId taipei = ZoneId.of("Asia/Taipei");
        Reason closed = Reason.of("LAKE-E1", RegulationMessage.ENTRY_CLOSED, Instant.parse("2025-02-09T01:00:00Z"));
        Reason second = Reason.of("LAKE-E1", RegulationMessage.ENTRY_CLOSED, Instant.parse("2025-02-09T16:00:01Z"));
        Reason day = Reason.of("LAKE-E1", RegulationMessage.ENTRY_CLOSED, LocalDate.of(2025, 2, 9));

        assertThat(RegulationMessage.MESSAGES.text(closed, Messages.EN, taipei))
                .isEqualTo("Entry closed at 9 February 2025, 09:00.");
        assertThat(RegulationMessage.MESSAGES.text(closed, Messages.ZH_TW, taipei))
                .contains("2025年2月9日 09:00");
        assertThat(RegulationMessage.MESSAGES.text(closed, Messages.EN, ZoneId.of("Europe/Berlin")))
                .contains("9 February 2025, 02:00");
        assertThat(RegulationMessage.MESSAGES.text(second, Messages.EN, taipei)).contains("10 February 2025, 00:00:01");
        assertThat(RegulationMessage.MESSAGES.text(day, Messages.EN, taipei)).contains("2025-02-09");
    }
}
