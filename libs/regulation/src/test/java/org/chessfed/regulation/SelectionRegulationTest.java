package org.chessfed.regulation;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Messages;
import org.chessfed.regulation.federation.County;
import org.chessfed.regulation.federation.Federation;
import org.chessfed.regulation.grammar.Anchors;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.grammar.Truth;
import org.chessfed.regulation.money.Fees;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryWindow;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.Moments;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.RankRange;
import org.chessfed.regulation.stage.RoundCalendar;
import org.chessfed.regulation.stage.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the national selection's document says, asked as the services ask it. */
class SelectionRegulationTest {

    private static final Federation FEDERATION = Documents.federation();
    private static final Regulation SEL =
            new RegulationReader(FEDERATION).read(Documents.text("sel-114")).orThrow();
    private static final Facts CITIZEN =
            Facts.none().with(Fact.NATIONALITY, "TW").with(Fact.HAS_NATIONAL_ID, true);

    private static Stage stage(String id) {
        return SEL.stage(id).orElseThrow();
    }

    private static CompetitionEvent event(String id) {
        return SEL.event(id).orElseThrow();
    }

    private static Instant local(String dateTime) {
        return LocalDateTime.parse(dateTime).atZone(SEL.identity().zone()).toInstant();
    }

    private static long price(String stage, Facts facts) {
        return Fees.priceOf(SEL, stage(stage), facts, local("2025-01-01T00:00:00"))
                .value();
    }

    @Test
    @DisplayName("AC-051 SEL-R1, R2, R3: 22 counties make 7 north, 9 central, 6 south")
    void regions() {
        Map<String, Long> sizes = FEDERATION.counties().stream()
                .map(county -> region(county.title().zh()))
                .collect(groupingBy(id -> id, counting()));

        assertThat(sizes).containsExactlyInAnyOrderEntriesOf(Map.of("NORTH", 7L, "CENTRAL", 9L, "SOUTH", 6L));
        assertThat(region("桃園市")).isEqualTo("CENTRAL");
        assertThat(region("澎湖縣")).isEqualTo("CENTRAL");
        assertThat(region("花蓮縣")).isEqualTo("NORTH");
        assertThat(region("金門縣")).isEqualTo("NORTH");
        assertThat(region("臺東縣")).isEqualTo("SOUTH");
    }

    private static String region(String county) {
        return Regions.regionOf(SEL, county).value().orElseThrow();
    }

    @Test
    @DisplayName("CV-7: 臺 and 台 name the same county, and the reason cites the clause that lists it")
    void spelling() {
        Decision<Optional<String>> region = Regions.regionOf(SEL, "台東縣");

        assertThat(region.value()).contains("SOUTH");
        assertThat(region.reasons().getFirst().clause()).isEqualTo("SEL-R3");
        assertThat(FEDERATION.county("台北市").map(County::title).map(Text::zh)).contains("臺北市");
        assertThat(Regions.regionOf(SEL, "湖東市").value()).isEmpty();
    }

    @Test
    @DisplayName("AC-052 SEL-R4: the declared basis decides who is a resident; the unzoned event has none")
    void residents() {
        assertThat(Regions.isResident(SEL, event("P2S"), "臺北市").value()).isFalse();
        assertThat(Regions.isResident(SEL, event("P2N"), "臺北市").value()).isTrue();
        assertThat(Regions.isResident(SEL, event("P3"), "臺北市").value()).isFalse();
    }

    @Test
    @DisplayName("AC-054 SEL-E1: entry closes three days before at 12:00, the second itself still in time")
    void entryDeadline() {
        Stage prelim = stage("PRELIM");

        assertThat(EntryWindow.isOpen(SEL, prelim, event("P1N"), local("2025-01-02T12:00:00"))
                        .value())
                .isTrue();
        Decision<Boolean> late = EntryWindow.isOpen(SEL, prelim, event("P1N"), local("2025-01-02T12:00:01"));
        assertThat(late.value()).isFalse();
        assertThat(late.reasons().getFirst().clause()).isEqualTo("SEL-E1");
        assertThat(EntryWindow.closes(SEL, prelim, event("P2C"))).contains(local("2025-01-09T12:00:00"));
        assertThat(EntryWindow.closes(SEL, prelim, event("P3"))).contains(local("2025-02-06T12:00:00"));
    }

    @Test
    @DisplayName("AC-055 SEL-M1: members 700, group members too, others 1,500; three preliminaries 2,100")
    void prelimFee() {
        Facts group = Facts.none().with(Fact.MEMBERSHIP, "GROUP");
        Facts member = Facts.none().with(Fact.MEMBERSHIP, "INDIVIDUAL");

        assertThat(price("PRELIM", group)).isEqualTo(700);
        assertThat(price("PRELIM", Facts.none().with(Fact.MEMBERSHIP, "NONE"))).isEqualTo(1500);
        assertThat(3 * price("PRELIM", member)).isEqualTo(2100);
        Decision<List<Fees.PriceWindow>> windows = Fees.windowsOf(SEL, stage("PRELIM"), member);
        assertThat(windows.value()).containsExactly(new Fees.PriceWindow(null, 700));
        assertThat(windows.reasons().getFirst().clause()).isEqualTo("SEL-M1");
    }

    @Test
    @DisplayName("AC-139 SEL-M1, M2, M3: one preliminary, semi-final and final cost 3,700 and 4,500")
    void wholeWay() {
        Facts member = Facts.none().with(Fact.MEMBERSHIP, "INDIVIDUAL");
        Facts other = Facts.none().with(Fact.MEMBERSHIP, "NONE");

        assertThat(price("PRELIM", member) + price("SEMI", member) + price("FINAL", member))
                .isEqualTo(3700);
        assertThat(price("PRELIM", other) + price("SEMI", other) + price("FINAL", other))
                .isEqualTo(4500);
    }

    @Test
    @DisplayName("AC-065 SEL-S2: the semi-final has 3, 3, 3 and 2 rounds, 11 in all")
    void semiCalendar() {
        Play play = stage("SEMI").tournamentOf("MEN").orElseThrow().play();
        RoundCalendar calendar = RoundCalendar.of(event("SEMI"), play);

        assertThat(calendar.rounds()).hasSize(11);
        assertThat(calendar.rounds())
                .extracting(round -> round.dayStart().toLocalDate().toString())
                .containsExactly(
                        "2025-02-22",
                        "2025-02-22",
                        "2025-02-22",
                        "2025-02-23",
                        "2025-02-23",
                        "2025-02-23",
                        "2025-03-01",
                        "2025-03-01",
                        "2025-03-01",
                        "2025-03-02",
                        "2025-03-02");
    }

    @Test
    @DisplayName("AC-077 SEL-F2: the final has 3, 2, 2 and 2 rounds, 9 in all, in both sections")
    void finalCalendar() {
        for (String section : List.of("MEN", "WOMEN")) {
            Play play = stage("FINAL").tournamentOf(section).orElseThrow().play();
            assertThat(RoundCalendar.of(event("FINAL"), play).rounds())
                    .extracting(RoundCalendar.RoundDay::day)
                    .containsExactly(1, 1, 1, 2, 2, 3, 3, 4, 4);
        }
    }

    @Test
    @DisplayName("SEL-V1..V7: exactly two of seven events start at 08:30")
    void starts() {
        assertThat(stage("PRELIM").events())
                .filteredOn(event -> event.start().toLocalTime().equals(LocalTime.of(8, 30)))
                .extracting(CompetitionEvent::id)
                .containsExactly("P1C", "P2N");
        assertThat(stage("PRELIM").events()).hasSize(7);
    }

    @Test
    @DisplayName("AC-067 SEL-S8, SEL-Z7: seats of the final are answered by the start of the semi-final, to the second")
    void finalSeats() {
        FieldRule.Source seats =
                stage("FINAL").fieldOf("MEN").orElseThrow().sources().getFirst();
        Instant deadline = Optional.ofNullable(seats.answerBy())
                .flatMap(rule -> rule.resolve(SEL.identity().zone(), Anchors.none()))
                .orElseThrow();

        assertThat(InstantRule.met(local("2025-02-22T09:00:00"), deadline)).isTrue();
        assertThat(InstantRule.met(local("2025-02-22T09:00:01"), deadline)).isFalse();
        assertThat(seats.vacancy())
                .isNotNull()
                .extracting(FieldRule.Vacancy::ranks)
                .isEqualTo(new RankRange(3, 8));
        FieldRule.Source seeds =
                stage("SEMI").fieldOf("MEN").orElseThrow().sources().get(1);
        assertThat(seeds.vacancy())
                .isNotNull()
                .extracting(FieldRule.Vacancy::ranks)
                .isEqualTo(new RankRange(9, null));
    }

    @Test
    @DisplayName("AC-087 SEL-Z9, SEL-M7: the payee follows the city, not the row of the form")
    void payees() {
        assertThat(SEL.organisations().get(event("P2N").host()))
                .isNotNull()
                .satisfies(host -> assertThat(host.title().zh()).isEqualTo("臺北市西洋棋協會"));
        assertThat(SEL.payeeOf(event("P2N"))).contains("taipei");
        assertThat(SEL.payeeOf(event("P2C"))).contains("taichung");
        assertThat(SEL.payeeOf(event("P3"))).contains("association");
    }

    @Test
    @DisplayName("AC-090 SEL-C1: without a national identity card entry is refused, and not known is not refused")
    void eligibility() {
        assertThat(Eligibility.of(SEL, CITIZEN).value()).isEqualTo(Truth.YES);
        Decision<Truth> refused = Eligibility.of(SEL, CITIZEN.with(Fact.HAS_NATIONAL_ID, false));
        assertThat(refused.value()).isEqualTo(Truth.NO);
        assertThat(refused.reasons().getFirst().clause()).isEqualTo("SEL-C1");
        assertThat(Eligibility.of(SEL, Facts.none().with(Fact.NATIONALITY, "TW"))
                        .value())
                .isEqualTo(Truth.UNKNOWN);
    }

    @Test
    @DisplayName("SEL-Q1: the section follows sex")
    void sections() {
        assertThat(Eligibility.sections(SEL, Facts.none().with(Fact.SEX, "F")).value())
                .extracting(Section::id)
                .containsExactly("WOMEN");
        assertThat(Eligibility.sections(SEL, Facts.none()).value()).isEmpty();
    }

    @Test
    @DisplayName("AC-072 SEL-F7: 2200 is enough, 2199 with two titles too, one title is not")
    void draft() {
        FieldRule.Source draft =
                stage("FINAL").fieldOf("MEN").orElseThrow().sources().get(1);
        Facts nobody = Facts.none().with(Fact.HOLDS_MEDAL, false).with(Fact.TITLES_WON, 0);

        assertThat(draft.condition()).isNotNull().satisfies(condition -> {
            assertThat(condition.holds(nobody.with(Fact.FIDE_RATING, 2200))).isTrue();
            assertThat(condition.holds(nobody.with(Fact.FIDE_RATING, 2199))).isFalse();
            assertThat(condition.holds(nobody.with(Fact.FIDE_RATING, 2199).with(Fact.TITLES_WON, 2)))
                    .isTrue();
            assertThat(condition.holds(nobody.with(Fact.FIDE_RATING, 2199).with(Fact.TITLES_WON, 1)))
                    .isFalse();
        });
        assertThat(draft.max()).isEqualTo(2);
    }

    @Test
    @DisplayName("AC-085 SEL-X6: in competition begins at 23:59 of the day before")
    void inCompetition() {
        Notice notice = SEL.notices().stream()
                .filter(one -> one.window() != null)
                .findFirst()
                .orElseThrow();

        assertThat(notice.window()).isNotNull().satisfies(window -> {
            assertThat(window.from().resolve(SEL.identity().zone(), Moments.of(SEL, stage("PRELIM"), event("P1N"))))
                    .contains(local("2025-01-04T23:59:00"));
            assertThat(window.from().resolve(SEL.identity().zone(), Moments.of(SEL, stage("SEMI"), event("SEMI"))))
                    .contains(local("2025-02-21T23:59:00"));
        });
    }

    @Test
    @DisplayName("AC-089 SEL-E5, SEL-Z26: the form asks year and month of birth, not the day")
    void birthMonth() {
        assertThat(SEL.forms().get("player"))
                .isNotNull()
                .filteredOn(field -> field.field().startsWith("birth"))
                .singleElement()
                .extracting(FormField::type)
                .isEqualTo(FormField.Type.MONTH);
    }

    @Test
    @DisplayName("AC-091 SEL-X1: five amounts of liability insurance")
    void insurance() {
        assertThat(SEL.insurance())
                .isNotNull()
                .satisfies(insurance -> assertThat(insurance.amounts())
                        .extracting(Insurance.Amount::amount)
                        .containsExactly(3_000_000L, 15_000_000L, 2_000_000L, 34_000_000L, 2_500L));
    }

    @Test
    @DisplayName("AC-133 SEL-Q5: the clock prints its delay as a delay")
    void clocks() {
        assertThat(clock("PRELIM").text(Messages.EN)).isEqualTo("30 min + 10 s delay");
        assertThat(clock("FINAL").text(Messages.EN)).isEqualTo("90 min + 30 s increment");
        assertThat(clock("PRELIM").text(Messages.ZH_TW)).isEqualTo("30 分鐘，每步延遲 10 秒");
    }

    private static Play.Clock clock(String stage) {
        return stage(stage).tournamentOf("MEN").orElseThrow().play().clock();
    }

    @Test
    @DisplayName("AC-079 SEL-Z26: age is the season's year less the year of birth")
    void age() {
        int year = SEL.identity().season().year();

        assertThat(AgeRule.byYear(year, 2007)).isEqualTo(18);
        assertThat(AgeRule.byYear(year, 2006)).isEqualTo(19);
    }
}
