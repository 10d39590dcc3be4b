package org.chessfed.notification.letter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.chessfed.notification.contact.Contact;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.person.Persons.Names;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Letters, in the language of the person")
class LetterWriterTest {

    private static final Regulation REGULATION = new RegulationReader(Documents.federation())
            .read(Documents.text("sel-114"))
            .orThrow();
    private static final Names OPPONENT = new Names("示乙", "Shih Yi");

    private final LetterWriter writer = new LetterWriter(new LetterTemplates(), "https://chess.example");

    private Letter write(NoticeKind kind, String language, Map<Argument, String> arguments) {
        Contact contact = new Contact("示甲", "Shih Chia", "chia@example.test", language, "s3cr3t");
        return writer.write(kind, arguments, REGULATION, OPPONENT, contact);
    }

    private static Map<Argument, String> place(String... more) {
        Map<Argument, String> arguments = new HashMap<>(Map.of(
                Argument.STAGE, "SEMI",
                Argument.SECTION, "MEN",
                Argument.CLAUSES, "SEL-S11"));
        for (int i = 0; i < more.length; i += 2) {
            arguments.put(Argument.valueOf(more[i]), more[i + 1]);
        }
        return arguments;
    }

    @ParameterizedTest
    @EnumSource(NoticeKind.class)
    @DisplayName("every kind has both languages, names the person, ends with the private link, and leaves no gap")
    void complete(NoticeKind kind) {
        Map<Argument, String> all = place();
        for (Argument argument : Argument.values()) {
            all.putIfAbsent(argument, "1");
        }
        all.putAll(Map.of(
                Argument.EVENT, "P1N",
                Argument.FROM_STAGE, "PRELIM",
                Argument.CURRENCY, "TWD",
                Argument.PAYEE, "association",
                Argument.ANSWER_BY, "2025-01-01T09:00:00Z",
                Argument.DUE_BY, "2025-01-01T09:00:00Z",
                Argument.STARTS_AT, "2025-01-05T01:00:00Z",
                Argument.FROM, "2025-01-05",
                Argument.TO, "2025-02-05"));
        all.remove(Argument.BYE);
        for (String language : new String[] {"zh-TW", "en"}) {
            Letter letter = write(kind, language, all);
            assertThat(letter.subject()).isNotBlank().doesNotContain("\n");
            assertThat(letter.text())
                    .contains("https://chess.example/my#s3cr3t")
                    .contains(language.equals("en") ? "Dear Shih Chia" : "示甲 您好")
                    .doesNotContain("{", "}", "NOT_FOUND", "null");
        }
        assertThat(write(kind, "en", all).text())
                .isNotEqualTo(write(kind, "zh-TW", all).text());
    }

    @Test
    @DisplayName("SEL-S11: the last moment of an answer is told in the regulation's zone")
    void answerBy() {
        Map<Argument, String> offer = place("ANSWER_BY", "2025-01-01T09:00:00Z");
        Letter english = write(NoticeKind.BERTH_OFFERED, "en", offer);
        assertThat(english.subject()).contains("by Wednesday, 1 January 2025, 17:00 (Asia/Taipei)");
        assertThat(english.text()).contains("十一2: Direct qualifiers answer", "(SEL-S11)");
        assertThat(write(NoticeKind.BERTH_OFFERED, "zh-TW", offer).text())
                .contains("2025年1月1日", "17:00 (Asia/Taipei)", "十一2：直接晉級者");
    }

    @Test
    @DisplayName(
            "SEL-M1: what is asked, to whom and why; placeholders of an account that nobody configured are not shown")
    void payment() {
        Letter letter = write(
                NoticeKind.PAYMENT_ASKED,
                "en",
                Map.of(
                        Argument.EVENT, "P1N",
                        Argument.AMOUNT, "1500",
                        Argument.CURRENCY, "TWD",
                        Argument.PAYEE, "association",
                        Argument.PAY_METHOD, "TRANSFER",
                        Argument.CLAUSES, "SEL-M1"));
        assertThat(letter.subject()).contains("TWD 1500");
        assertThat(letter.text())
                .contains("TWD 1500 is to be paid", "by bank transfer", "十1: Preliminary: members 700")
                .doesNotContain("<", "Account:", "At the latest");
    }

    @Test
    @DisplayName(
            "SEL-M8: a transfer is asked for with where to pay and the report of the last five digits; cash on site is not")
    void howToPay() {
        Map<Argument, String> asked = new HashMap<>(Map.of(
                Argument.EVENT, "P1N",
                Argument.AMOUNT, "1500",
                Argument.CURRENCY, "TWD",
                Argument.PAYEE, "association",
                Argument.PAY_METHOD, "TRANSFER"));
        assertThat(write(NoticeKind.PAYMENT_ASKED, "en", asked).text())
                .contains("last five digits of the account", "states no account number", "ask the payee");
        assertThat(write(NoticeKind.PAYMENT_ASKED, "zh-TW", asked).text()).contains("末五碼", "請洽收款人");
        String document = Documents.text("sel-114")
                .replaceFirst(
                        "association: \\{name: <payee>.*}",
                        "association: {name: 示例會, bank: 999 示例銀行, account: 000-00-00000, contact: 示丁}");
        Regulation known =
                new RegulationReader(Documents.federation()).read(document).orThrow();
        Contact contact = new Contact("示甲", "Shih Chia", "chia@example.test", "en", "s3cr3t");
        assertThat(writer.write(NoticeKind.PAYMENT_ASKED, asked, known, null, contact)
                        .text())
                .contains("Bank: 999 示例銀行", "Account: 000-00-00000")
                .doesNotContain("ask the payee");
        asked.put(Argument.PAY_METHOD, "ON_SITE");
        assertThat(write(NoticeKind.PAYMENT_ASKED, "en", asked).text())
                .contains("on site")
                .doesNotContain("last five digits", "ask the payee");
    }

    @Test
    @DisplayName("SEL-M6: a refund tells what had been paid, the cost that was kept, what went back, and the clause")
    void refund() {
        Map<Argument, String> paid = new HashMap<>(Map.of(
                Argument.EVENT, "P1N",
                Argument.AMOUNT, "1350",
                Argument.PAID, "1500",
                Argument.COST, "150",
                Argument.CURRENCY, "TWD",
                Argument.CAUSE, "BY_ENTRANT",
                Argument.CLAUSES, "SEL-M6"));
        Letter letter = write(NoticeKind.REFUND_PAID, "en", paid);
        assertThat(letter.subject()).contains("TWD 1350");
        assertThat(letter.text())
                .contains(
                        "at your request",
                        "You had paid: TWD 1500",
                        "Kept as a cost: TWD 150",
                        "Paid back: TWD 1350",
                        "(SEL-M6)");
        assertThat(write(NoticeKind.REFUND_PAID, "zh-TW", paid).text())
                .contains("已繳金額：TWD 1500", "扣除費用：TWD 150", "退還金額：TWD 1350");
        paid.put(Argument.CAUSE, "OVERPAID");
        paid.remove(Argument.COST);
        assertThat(write(NoticeKind.REFUND_PAID, "en", paid).text())
                .contains("more came in than was owed")
                .doesNotContain("Kept as a cost", "cancelled");
    }

    @Test
    @DisplayName("A place taken back: where it had been won, and nothing of results or of money that nobody paid")
    void placeTakenBack() {
        Map<Argument, String> lost =
                place("CAUSE", "CORRECTION", "FROM_STAGE", "PRELIM", "FROM_EVENT", "P1N", "RANK", "4");
        assertThat(write(NoticeKind.BERTH_REVOKED, "en", lost).text())
                .contains(
                        "after a correction",
                        "won in Preliminary, First date, north, by rank 4",
                        "If an entry was made")
                .doesNotContain("results were corrected", "what you paid is given back");
        assertThat(write(NoticeKind.BERTH_REVOKED, "zh-TW", lost).text())
                .contains("初賽（第一場北區）第 4 名")
                .doesNotContain("成績更正", "已繳的費用依規定退還");
    }

    @Test
    @DisplayName("A pairing tells board, colour, opponent and time; a bye tells why")
    void pairing() {
        Map<Argument, String> game = place(
                "EVENT", "P1N", "ROUND", "3", "BOARD", "7", "COLOUR", "BLACK", "STARTS_AT", "2025-01-05T05:30:00Z");
        assertThat(write(NoticeKind.PAIRING, "en", game).text())
                .contains("Rests on:", "(SEL-S2)")
                .contains("Round 3", "Board: 7", "Colour: Black", "Opponent: Shih Yi", "5 January 2025, 13:30");
        assertThat(write(NoticeKind.PAIRING, "zh-TW", game).text()).contains("第 7 桌", "黑棋", "對手：示乙");
        Map<Argument, String> bye =
                place("EVENT", "P1N", "ROUND", "3", "BYE", "PAIRING_BYE", "STARTS_AT", "2025-01-05T05:30:00Z");
        Letter letter = write(NoticeKind.PAIRING, "en", bye);
        assertThat(letter.subject()).startsWith("Round 3, a bye:");
        assertThat(letter.text()).contains("no opponent in round 3", "number of players is odd");
    }

    @Test
    @DisplayName(
            "SEL-Q13, SEL-J6, SEL-Z35: a ban names its clause, the season, the board that hears appeals, and that it stays in force")
    void ban() {
        Letter letter = write(
                NoticeKind.SANCTION_IMPOSED,
                "en",
                Map.of(
                        Argument.CLAUSES, "SEL-Q13",
                        Argument.SCOPE, "ALL",
                        Argument.SEASON_YEAR, "2026",
                        Argument.EVENT, "P1N"));
        assertThat(letter.text())
                .contains(
                        "No entry in the season of 2026, for every stage",
                        "Forfeiting more than 3 rounds",
                        "appeal to the Appeals Review Board",
                        "the sanction stays in force");
    }

    @Test
    @DisplayName("A person without a name in Latin letters is greeted by the Chinese one")
    void withoutLatinName() {
        Contact contact = new Contact("示丙", null, "c@example.test", "en", "x");
        assertThat(writer.write(NoticeKind.BERTH_WAIVED, place("CAUSE", "ANSWER"), REGULATION, null, contact)
                        .text())
                .startsWith("Dear 示丙,")
                .contains("as you answered");
    }
}
