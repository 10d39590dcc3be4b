package org.chessfed.regulation.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.RegulationMessage;
import org.chessfed.regulation.decision.Messages;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.money.RefundRule;
import org.chessfed.regulation.stage.Conduct;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.RankRange;
import org.chessfed.regulation.stage.Ranking;
import org.chessfed.regulation.stage.TournamentRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegulationReaderTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String LAKE = resource("lake");
    private static final String SEL = Documents.text("sel-114");

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(
                RegulationReaderTest.class.getResourceAsStream("/regulations/" + name + ".yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static RegulationProblem only(String document) {
        List<RegulationProblem> problems = READER.read(document).problems();
        assertThat(problems).hasSize(1);
        return problems.getFirst();
    }

    private static int lineOf(String document, String part) {
        assertThat(document).contains(part);
        return (int) document.substring(0, document.indexOf(part)).lines().count();
    }

    @Test
    @DisplayName("A sparse document is read, and what it leaves out has the stated defaults")
    void sparse() {
        Regulation lake = READER.read(LAKE).orThrow();

        assertThat(lake.identity().season().label()).isEqualTo("2031");
        assertThat(lake.stage("PRELIM").orElseThrow().title().en()).isEqualTo("PRELIM");
        TournamentRule prelim = lake.stage("PRELIM").orElseThrow().tournaments().getFirst();
        assertThat(prelim.id()).isEqualTo("MEN+WOMEN");
        assertThat(prelim.open()).isEmpty();
        assertThat(prelim.conduct()).isEqualTo(Conduct.USUAL);
        assertThat(prelim.ranking().playoff()).isEqualTo(Ranking.PlayoffScope.DECIDING_PLACES);
        MissedRule ban = prelim.missed().get(1);
        assertThat(ban.appliesTo(3)).isFalse();
        assertThat(ban.appliesTo(4)).isTrue();
        assertThat(ban.bars("FINAL")).isTrue();
        FieldRule men = lake.stage("FINAL").orElseThrow().fieldOf("MEN").orElseThrow();
        assertThat(men.sources().getFirst().ranks()).isEqualTo(new RankRange(1, 2));
        assertThat(men.sources().get(2).decideBy())
                .isEqualTo(new InstantRule.Relative(Anchor.STAGE_START, 0, 0, 0, null));
        assertThat(lake.refunds().get(1).give()).isEqualTo(RefundRule.Give.PERCENT);
        assertThat(lake.notices().getFirst().text().en()).isEqualTo("Hotline");
        assertThat(lake.appeals().getFirst().id()).isEqualTo("WRITTEN");
    }

    @Test
    @DisplayName("CV-6: an empty chain and an absent default time are left to the chief arbiter")
    void openParameters() {
        Regulation lake = READER.read(LAKE).orThrow();

        assertThat(lake.stage("FINAL").orElseThrow().tournaments().getFirst().open())
                .containsExactly(TournamentRule.Parameter.RANKING_CHAIN, TournamentRule.Parameter.LATE_AFTER_MINUTES);
    }

    @Test
    @DisplayName("The national selection is read, with the aliases of its chains resolved")
    void selection() {
        Regulation sel = READER.read(SEL).orThrow();

        assertThat(sel.stages()).extracting("id").containsExactly("PRELIM", "SEMI", "FINAL");
        assertThat(sel.stage("PRELIM").orElseThrow().events()).hasSize(7);
        assertThat(chain(sel, "PRELIM", "MEN")).containsExactly("PTS", "BH/M1", "SB", "PS", "DE", "BPG", "PLAYOFF");
        assertThat(chain(sel, "FINAL", "MEN"))
                .containsExactly("PTS", "DE", "BH/M1", "BH", "PS", "DE", "BPG", "PLAYOFF");
        assertThat(chain(sel, "FINAL", "WOMEN")).containsExactly("PTS", "DE", "SEMI_RANK", "PLAYOFF");
    }

    private static List<String> chain(Regulation regulation, String stage, String section) {
        return regulation
                .stage(stage)
                .orElseThrow()
                .tournamentOf(section)
                .orElseThrow()
                .ranking()
                .chain();
    }

    @Test
    @DisplayName("SEL-Z6: another reading of the FIDE tie-break changes the chain and nothing else")
    void anotherReading() {
        Regulation sel = READER.read(SEL, Map.of("tiebreak.fideTb", "BHC1")).orThrow();

        assertThat(chain(sel, "FINAL", "MEN"))
                .containsExactly("PTS", "DE", "BH/M1", "BH", "BH/C1", "DE", "BPG", "PLAYOFF");
        assertThat(sel.settingValue("tiebreak.fideTb")).isEqualTo("BHC1");
    }

    @Test
    @DisplayName("SEL-Z39: a row under another reading takes the place of the first")
    void rowsByReading() {
        assertThat(missedOfWomen(Map.of())).isEqualTo(MissedRule.Then.FIDE_ROUND_ROBIN);
        assertThat(missedOfWomen(Map.of("void.final.women", "THREE"))).isEqualTo(MissedRule.Then.VOID);
    }

    private static MissedRule.Then missedOfWomen(Map<String, String> readings) {
        List<MissedRule> missed = READER.read(SEL, readings)
                .orThrow()
                .stage("FINAL")
                .orElseThrow()
                .tournamentOf("WOMEN")
                .orElseThrow()
                .missed();
        assertThat(missed).hasSize(1);
        return missed.getFirst().then();
    }

    @Test
    @DisplayName("Every choice of every setting of the selection can be read")
    void everyChoice() {
        Regulation sel = READER.read(SEL).orThrow();
        sel.settings().forEach((name, setting) -> {
            for (Object choice : setting.choices()) {
                String text = choice instanceof List<?> list ? json(list) : String.valueOf(choice);
                assertThat(READER.read(SEL, Map.of(name, text)).problems())
                        .as(name + "=" + text)
                        .isEmpty();
            }
        });
    }

    private static String json(List<?> list) {
        return "["
                + String.join(
                        ",",
                        list.stream()
                                .map(item -> item instanceof String ? "\"" + item + "\"" : String.valueOf(item))
                                .toList())
                + "]";
    }

    @Test
    @DisplayName("A reading that is not among the choices is refused, and so is an unknown setting")
    void badReadings() {
        assertThat(READER.read(SEL, Map.of("semi.fill", "MAYBE")).problems())
                .extracting(RegulationProblem::messageKey)
                .contains(ReaderMessage.NOT_A_CHOICE.key());
        assertThat(READER.read(SEL, Map.of("no.such", "1")).problems())
                .extracting(RegulationProblem::messageKey)
                .containsExactly(ReaderMessage.NO_SUCH_SETTING.key());
    }

    @Test
    @DisplayName("Bad input: an unknown key is refused with line, path and clause")
    void unknownKey() {
        String bad = LAKE.replace("refill: NEXT_IN_EVENT,", "refill: NEXT_IN_EVENT, colour: red,");

        RegulationProblem problem = only(bad);

        assertThat(problem.messageKey()).isEqualTo(ReaderMessage.UNKNOWN_KEY.key());
        assertThat(problem.path()).isEqualTo("/stages/0/advance/0/colour");
        assertThat(problem.line()).isEqualTo(lineOf(bad, "colour: red"));
        assertThat(problem.clause()).isEqualTo("LAKE-Q1");
        assertThat(problem.args().getFirst()).isEqualTo("colour");
    }

    @Test
    @DisplayName("Bad input: a wrong type is refused with line, path and clause")
    void wrongType() {
        String bad = LAKE.replace("rounds: 7", "rounds: seven");

        RegulationProblem problem = only(bad);

        assertThat(problem)
                .isEqualTo(new RegulationProblem(
                        lineOf(bad, "rounds: seven"),
                        "/stages/0/tournaments/0/play/rounds",
                        "LAKE-P1",
                        ReaderMessage.WRONG_TYPE.key(),
                        List.of("integer", "string")));
    }

    @Test
    @DisplayName("Bad input: sums that do not add up are refused with both figures")
    void sums() {
        String bad = LAKE.replace("perDay: [7]", "perDay: [4, 4]");
        assertThat(READER.read(bad).problems())
                .extracting(RegulationProblem::messageKey, RegulationProblem::args)
                .contains(org.assertj.core.groups.Tuple.tuple(ReaderMessage.ROUNDS_SUM.key(), List.of("8", "7")));

        RegulationProblem total = only(SEL.replace("places: 7, answerBy", "places: 8, answerBy"));
        assertThat(total.messageKey()).isEqualTo(ReaderMessage.TOTAL_SUM.key());
        assertThat(total.args()).containsExactly("90", "89");
        assertThat(total.clause()).isEqualTo("SEL-S1");

        assertThat(only(SEL.replace("section: MEN, value: 70", "section: MEN, value: 60"))
                        .args())
                .containsExactly("10", "7", "70", "60");
    }

    @Test
    @DisplayName("Bad input: a date window upside down is refused with line, path and clause")
    void window() {
        String bad = LAKE.replace(
                "rows: [{until: 2031-02-01, amount: 1500}",
                "rows: [{from: 2031-02-05, until: 2031-02-01, amount: 1500}");

        RegulationProblem problem = only(bad);

        assertThat(problem.messageKey()).isEqualTo(ReaderMessage.WINDOW.key());
        assertThat(problem.path()).isEqualTo("/fees/1/rows/0/until");
        assertThat(problem.line()).isEqualTo(lineOf(bad, "2031-02-05, until"));
        assertThat(problem.clause()).isEqualTo("LAKE-M1");

        assertThat(only(LAKE.replace("checkIn: 2031-01-05T08:30", "checkIn: 2031-01-05T09:30"))
                        .messageKey())
                .isEqualTo(ReaderMessage.WINDOW.key());
    }

    @Test
    @DisplayName("Bad input: references that dangle are refused")
    void dangling() {
        assertThat(only(LAKE.replace("host: east,", "host: west,")).args()).containsExactly("organisations", "west");
        assertThat(only(LAKE.replace("to: FINAL, refill", "to: GRAND, refill")).args())
                .containsExactly("stages", "GRAND");
        assertThat(only(LAKE.replace("capacity: null, clause: LAKE-E1", "capacity: null, clause: LAKE-E9"))
                        .args())
                .containsExactly("clauses", "LAKE-E9");
        assertThat(only(LAKE.replace("BH/M1, SB", "MEDIAN, SB")).messageKey())
                .isEqualTo(ReaderMessage.NO_SUCH_TIE_BREAK.key());
        assertThat(only(LAKE.replace("WEST: [臺中市]", "WEST: [臺東縣]")).messageKey())
                .isEqualTo(ReaderMessage.COUNTY_TWICE.key());
    }

    @Test
    @DisplayName("Bad input: conditions compare facts with what fits them")
    void conditions() {
        assertThat(only(LAKE.replace("{fact: sex, is: M}", "{fact: sex, atLeast: 3}"))
                        .messageKey())
                .isEqualTo(ReaderMessage.CONDITION_OPERATOR.key());
        assertThat(only(LAKE.replace("{fact: sex, is: M}", "{fact: sex, is: M, in: [M]}"))
                        .messageKey())
                .isEqualTo(ReaderMessage.CONDITION_FORM.key());
        assertThat(only(LAKE.replace("{fact: fideRating, atLeast: 2200}", "{fact: fideRating, is: high}"))
                        .messageKey())
                .isEqualTo(ReaderMessage.CONDITION_OPERAND.key());
        assertThat(only(LAKE.replace("{fact: sex, is: M}", "{fact: shoeSize, is: M}"))
                        .messageKey())
                .isEqualTo(ReaderMessage.NOT_ONE_OF.key());
    }

    @Test
    @DisplayName("Bad input: every problem is reported at once, in the order of the document")
    void allAtOnce() {
        String bad = LAKE.replace("currency: TWD", "currency: TWD, colour: red")
                .replace("host: east,", "host: west,")
                .replace("rounds: 7", "rounds: seven")
                .replace("{from: event.start, days: -3", "{from: event.noon, days: -3")
                .replace("2031-02-05T08:30", "2031-02-30T08:30");

        List<RegulationProblem> problems = READER.read(bad).problems();

        assertThat(problems)
                .extracting(RegulationProblem::messageKey)
                .containsExactlyInAnyOrder(
                        ReaderMessage.UNKNOWN_KEY.key(),
                        ReaderMessage.DANGLES.key(),
                        ReaderMessage.WRONG_TYPE.key(),
                        ReaderMessage.NOT_ONE_OF.key(),
                        ReaderMessage.NO_SUCH_DATE.key());
        assertThat(problems).extracting(RegulationProblem::line).isSorted();
    }

    @Test
    @DisplayName("Bad input: what is no YAML, a key twice, a tag, a structure within itself")
    void yaml() {
        assertThat(only("regulation: [").messageKey()).isEqualTo(ReaderMessage.NOT_YAML.key());
        assertThat(only("- a").messageKey()).isEqualTo(ReaderMessage.NOT_A_MAPPING.key());
        assertThat(only(LAKE.replace("fide: {", "title: {zh: a, en: b}\nfide: {"))
                        .messageKey())
                .isEqualTo(ReaderMessage.DUPLICATE_KEY.key());
        assertThat(only(LAKE.replace("code: LAKE", "code: !lake LAKE")).messageKey())
                .isEqualTo(ReaderMessage.TAG.key());
        assertThat(READER.read("a: &a {b: *a}").problems())
                .extracting(RegulationProblem::messageKey)
                .contains(ReaderMessage.RECURSION.key());
    }

    @Test
    @DisplayName("Bad input: aliases or settings that multiply what is written are refused before they fill the memory")
    void multiplied() {
        StringBuilder aliases = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
        for (int level = 1; level < 9; level++) {
            String one = "*a" + (level - 1);
            aliases.append("a" + level + ": &a" + level + " [" + (one + ", ").repeat(8) + one + "]\n");
        }
        assertThat(aliases.length()).isLessThan(600);
        String settings = "settings: {s: {value: [" + "1, ".repeat(1_000) + "1]}}\nx: [" + "$s, ".repeat(1_000) + "$s]";
        String inSettings = "settings:\n  " + aliases.toString().replace("\n", "\n  ");
        String longKeys = "? " + "k".repeat(100_000) + "\n: [" + "1, ".repeat(1_000) + "1]";

        for (String bomb : List.of(aliases.toString(), settings, inSettings, longKeys)) {
            RegulationProblem problem = assertTimeoutPreemptively(Duration.ofSeconds(10), () -> only(bomb));
            assertThat(problem.messageKey()).isEqualTo(ReaderMessage.TOO_LARGE.key());
            assertThat(problem.line()).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"k%d: 1\n", "$s%d: $s%d\n"})
    @DisplayName("Bad input: tens of thousands of problems are found in a moment, and the first hundred are told")
    void manyProblems(String line) {
        StringBuilder document = new StringBuilder(LAKE);
        for (int i = 0; i < 30_000; i++) {
            document.append(String.format(Locale.ROOT, line, i, i));
        }

        List<RegulationProblem> problems = assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> READER.read(document.toString()).problems());

        assertThat(problems).hasSize(100);
        assertThat(problems).extracting(RegulationProblem::line).isSorted();
    }

    @Test
    @DisplayName("Bad input: thousands of rows that a reading leaves out are read in a moment")
    void manyRowsLeftOut() {
        String rows = "  - {reading: {setting: s, in: [2]}, a: 1}\n".repeat(8_000);
        String document = "settings: {s: {value: 1, choices: [1, 2]}}\nrows:\n" + rows;

        DocumentTree tree =
                assertTimeoutPreemptively(Duration.ofSeconds(5), () -> DocumentTree.of(document, Map.of(), false));

        assertThat(tree.root().path("rows")).isEmpty();
        assertThat(tree.line("/rows/0/a")).isEqualTo(2);
    }

    /** Numbers that no regulation has: the part of the document and what replaces it. */
    private static Stream<Arguments> numbersOutOfBounds() {
        return Stream.of("100", "2147483647", "2147483648", "99999999999", "9223372036854775807", "1e99", "1e999999999")
                .flatMap(number -> Stream.of(
                        arguments("rounds: 7", "rounds: " + number),
                        arguments("perDay: [7]", "perDay: [" + number + "]"),
                        arguments("version: 1,", "version: 99" + number + ","),
                        arguments("percent: 100", "percent: 1" + number),
                        arguments("amount: 700", "amount: 10000000" + number),
                        arguments("deposit: 3000", "deposit: 10000000" + number),
                        arguments("cash: 8000", "cash: 10000000" + number),
                        arguments("capacity: null", "capacity: 1000" + number),
                        arguments("year: 2031", "year: 9" + number),
                        arguments("days: -3", "days: 100" + number)));
    }

    @ParameterizedTest
    @MethodSource("numbersOutOfBounds")
    @DisplayName("Bad input: a number beyond its bound is refused with line and clause, whatever its size")
    void outOfBounds(String right, String wrong) {
        assertThat(LAKE).contains(right);
        String bad = LAKE.replace(right, wrong);

        assertThat(READER.read(bad).problems()).anySatisfy(problem -> {
            assertThat(problem.line()).isEqualTo(lineOf(bad, wrong));
            assertThat(problem.messageKey())
                    .isIn(ReaderMessage.TOO_BIG.key(), ReaderMessage.WRONG_TYPE.key(), ReaderMessage.SCHEMA.key());
        });
    }

    /** Codes and ids that stand in addresses: the part of the document and what replaces it. */
    private static Stream<Arguments> badNames() {
        return Stream.of("../x", "\"<b>x</b>\"", "a b", "湖", "X".repeat(300), "\"\"", "a/b", "\"%2e\"", "\"A\\n\"")
                .flatMap(name -> Stream.of(
                        arguments("code: LAKE", "code: " + name),
                        arguments("{id: P1E", "{id: " + name),
                        arguments("id: FINAL", "id: " + name),
                        arguments("{id: WOMEN", "{id: " + name)));
    }

    @ParameterizedTest
    @MethodSource("badNames")
    @DisplayName("Bad input: codes and ids that stand in addresses are short and plain")
    void badName(String right, String wrong) {
        assertThat(LAKE).contains(right);

        assertThat(READER.read(LAKE.replace(right, wrong)).problems()).anySatisfy(problem -> {
            assertThat(problem.messageKey()).isEqualTo(ReaderMessage.WRONG_FORM.key());
            assertThat(problem.line()).isPositive();
        });
    }

    @Test
    @DisplayName("A document may be JSON")
    void json() throws IOException {
        DocumentTree tree = DocumentTree.of(LAKE, Map.of(), false);
        tree.root().remove("settings"); // already standing where they are used
        String json = ModelMapper.JSON.writeValueAsString(tree.root());

        assertThat(READER.read(json).orThrow().stages())
                .isEqualTo(READER.read(LAKE).orThrow().stages());
    }

    /** What is wrong, the part of the document that is replaced, and by what. */
    private static Stream<Arguments> mistakes() {
        return Stream.of(
                arguments(ReaderMessage.MISSING_KEY, "version: 1, ", ""),
                arguments(ReaderMessage.WRONG_FORM, "checkIn: 2031-01-05T08:30", "checkIn: half past eight"),
                arguments(ReaderMessage.TOO_SMALL, "amount: 700", "amount: -700"),
                arguments(
                        ReaderMessage.SCHEMA,
                        "rows: [{if: {fact: membership, in: [INDIVIDUAL, GROUP]}, amount: 700}, {amount: 1500}]",
                        "rows: []"),
                arguments(ReaderMessage.NO_SUCH_DATE, "{until: 2031-02-01,", "{until: 2031-02-31,"),
                arguments(ReaderMessage.NO_SUCH_ZONE, "zone: Asia/Taipei", "zone: Asia/Lakeside"),
                arguments(
                        ReaderMessage.NO_SUCH_SETTING, "delaySeconds: 10}, late", "delaySeconds: $clock.delay}, late"),
                arguments(
                        ReaderMessage.NOT_A_CHOICE,
                        "value: BY_RANK, choices: [BY_RANK, LAPSE]",
                        "value: BY_RANK, choices: [LAPSE]"),
                arguments(ReaderMessage.IDLE_SETTING, "unused: $quota.unusedGuarantee", "unused: LAPSE"),
                arguments(
                        ReaderMessage.DUPLICATE_ID,
                        "notices: [",
                        "notices: [{show: ENTRY, kind: HOTLINE, clause: LAKE-X1}, "),
                arguments(ReaderMessage.TOO_BIG, "percent: 100", "percent: 150"),
                arguments(ReaderMessage.WRONG_FORM, "start: 2031-02-05T09:00", "start: 9999-02-05T09:00"),
                arguments(ReaderMessage.NO_SUCH_CURRENCY, "currency: TWD", "currency: XQQ"),
                arguments(
                        ReaderMessage.DUPLICATE_ID,
                        "{field: nameZh, required: true}, ",
                        "{field: nameZh, required: true}, {field: nameZh}, "),
                arguments(ReaderMessage.NO_SUCH_COUNTY, "WEST: [臺中市]", "WEST: [湖東市]"),
                arguments(ReaderMessage.CHAIN_START, "[PTS, BH/M1, SB", "[BH/M1, PTS, SB"),
                arguments(ReaderMessage.ROUNDS_DAYS, "perDay: [7]", "perDay: [3, 4]"),
                arguments(ReaderMessage.GUARANTEE_SUM, "guaranteed: {places: 2", "guaranteed: {places: 5"),
                arguments(ReaderMessage.FILL_SUM, "fill: {to: 8", "fill: {to: 7"),
                arguments(
                        ReaderMessage.RANKS,
                        "carryOver: [{section: MEN, ranks: [1, 2]",
                        "carryOver: [{section: MEN, ranks: [2, 1]"),
                arguments(
                        ReaderMessage.FIRST_DAY,
                        "start: 2031-01-05T09:00}",
                        "start: 2031-01-05T09:00, days: [2031-01-05T10:00]}"),
                arguments(ReaderMessage.CLOCK, "delaySeconds: 10}", "delaySeconds: 10, incrementSeconds: 5}"),
                arguments(ReaderMessage.MISSED_MEASURE, "{atLeast: 3, then", "{atLeast: 3, moreThan: 2, then"),
                arguments(ReaderMessage.MISSED_MEASURE, "{atLeast: 3, then", "{then"),
                arguments(ReaderMessage.SOURCE_NEEDS, "code: CUP, places: 1,", "code: CUP,"),
                arguments(ReaderMessage.REFUND_NEEDS, "give: PAID_MINUS_COST", "give: PAID_MINUS_FIXED"),
                arguments(ReaderMessage.PRICE_GAP, "amount: 1500}, {amount: 1800}]", "amount: 1500}]"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    @DisplayName("Bad input: each single mistake is refused for what it is, in both languages")
    void mistake(ReaderMessage message, String right, String wrong) {
        assertThat(LAKE).contains(right);

        RegulationProblem problem = only(LAKE.replace(right, wrong));

        assertThat(problem.messageKey()).isEqualTo(message.key());
        assertThat(problem.line()).isPositive();
        for (Locale language : List.of(Messages.EN, Messages.ZH_TW)) {
            assertThat(RegulationMessage.MESSAGES.text(
                            problem.messageKey(), language, problem.args().toArray()))
                    .doesNotContain("{");
        }
    }

    @Test
    @DisplayName("Bad input: days of play out of order")
    void daysOutOfOrder() {
        String bad = SEL.replace("2025-02-23T08:30, 2025-03-01T09:00", "2025-03-01T09:00, 2025-02-23T08:30");

        assertThat(only(bad).messageKey()).isEqualTo(ReaderMessage.DAYS_ORDER.key());
    }

    @Test
    @DisplayName("SEL: every clause stands behind a rule, a setting or a printed figure, but those that only explain")
    void everyClauseIsUsed() {
        DocumentTree tree = READER.tree(SEL, Map.of(), true);
        Set<String> named = new TreeSet<>();
        collect(Spot.root(tree), named);
        Set<String> idle = new TreeSet<>();
        tree.root().path("clauses").fieldNames().forEachRemaining(idle::add);
        idle.removeAll(named);

        assertThat(idle)
                .containsExactlyInAnyOrder("SEL-K1", "SEL-E2", "SEL-J3", "SEL-Z14", "SEL-Z23", "SEL-Z25", "SEL-Z29");
    }

    private static void collect(Spot spot, Set<String> named) {
        for (Spot child : spot.each()) {
            boolean names = child.name().equals("clause")
                    || child.name().endsWith("Clause")
                    || child.pointer().startsWith("/regionRule/clauses/");
            if (names) {
                child.text().ifPresent(named::add);
            }
            collect(child, named);
        }
    }
}
