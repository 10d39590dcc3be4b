package org.chessfed.registration.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.chessfed.registration.entry.Applicant.RegionClaim;
import org.chessfed.regulation.RegionRule;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.testkit.SettingFlips;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who may enter a preliminary of the national selection")
class EntryPolicyTest {

    private static final Regulation SEL = new RegulationReader(Documents.federation())
            .read(Documents.text("sel-114"))
            .orThrow();

    private static final Instant EARLY = at("2024-12-20T10:00:00");

    @Test
    @DisplayName("AC-090 [SEL-C1]: without a national identity card the entry is refused, citing the clause")
    void identityCard() {
        Admission admission = judge("P1N", applicant(facts().with(Fact.HAS_NATIONAL_ID, false), "P1N"), Standing.NONE);

        assertThat(admission).isInstanceOf(Admission.Refused.class);
        assertThat(clauses(admission)).containsExactly("SEL-C1");
    }

    @Test
    @DisplayName("AC-054 [SEL-E1]: P1N closes 2025-01-02 12:00, inclusive to the whole second; P3 on 2025-02-06")
    void deadline() {
        assertThat(judgeAt("P1N", at("2025-01-02T12:00:00").plusMillis(900))).isInstanceOf(Admission.Taken.class);
        Admission late = judgeAt("P1N", at("2025-01-02T12:00:01"));
        assertThat(clauses(late)).containsExactly("SEL-E1");
        assertThat(judgeAt("P3", at("2025-02-06T12:00:00"))).isInstanceOf(Admission.Taken.class);
        assertThat(judgeAt("P3", at("2025-02-06T12:00:01"))).isInstanceOf(Admission.Refused.class);
    }

    @Test
    @DisplayName("AC-053 [SEL-V10]: who has entered P1N may not enter P1S on the same date, but P2S of the next")
    void onePerDate() {
        Standing entered = new Standing(
                List.of(new Standing.Other("PRELIM", "P1N", LocalDate.of(2025, 1, 5))), List.of(), List.of(), null);

        Admission same = judge("P1S", applicant(facts(), "P1S"), entered);
        assertThat(clauses(same)).containsExactly("SEL-V10");
        assertThat(same.reasons().getFirst().args()).containsExactly("P1N", "2025-01-05");
        assertThat(judge("P2S", applicant(facts(), "P2S"), entered)).isInstanceOf(Admission.Taken.class);
    }

    @Test
    @DisplayName("AC-052 [SEL-R4]: household in the north, work in the south, basis household: no resident in P2S")
    void oneBasis() {
        Applicant byHousehold = new Applicant(
                facts(), PayMethod.TRANSFER, new RegionClaim(RegionRule.Basis.HOUSEHOLD, "台北市", false, null));
        Admission admission = judge("P2S", byHousehold, Standing.NONE);

        assertThat(admission)
                .isInstanceOfSatisfying(
                        Admission.Taken.class,
                        taken -> assertThat(taken.guaranteeRegion()).isNull());

        Standing declared = new Standing(List.of(), List.of(), List.of(), RegionRule.Basis.HOUSEHOLD);
        Applicant byWork = new Applicant(
                facts(), PayMethod.TRANSFER, new RegionClaim(RegionRule.Basis.SERVICE_UNIT, "高雄市", true, null));
        assertThat(clauses(judge("P2S", byWork, declared))).containsExactly("SEL-R4");
    }

    @Test
    @DisplayName("SEL-Z21 flipped: with region.basisLock=EVENT the basis may change from event to event")
    void basisPerEvent() {
        Regulation free = new RegulationReader(Documents.federation())
                .read(Documents.text("sel-114"), Map.of("region.basisLock", "EVENT"))
                .orThrow();
        Standing declared = new Standing(List.of(), List.of(), List.of(), RegionRule.Basis.HOUSEHOLD);
        Applicant byWork = new Applicant(
                facts(), PayMethod.TRANSFER, new RegionClaim(RegionRule.Basis.SERVICE_UNIT, "高雄市", true, null));
        Admission admission = policy(free, "P2S").judge(byWork, declared, EARLY);

        assertThat(admission)
                .isInstanceOfSatisfying(
                        Admission.Taken.class,
                        taken -> assertThat(taken.guaranteeRegion()).isEqualTo("SOUTH"));
    }

    @Test
    @DisplayName(
            "SEL-Z21: a school is a service unit; with region.schoolCounts=false it is none, and who is silent is asked")
    void school() {
        SettingFlips flips = SettingFlips.of("sel-114");
        flips.flips(
                "region.basisLock",
                regulation -> policy(regulation, "P2S")
                        .judge(
                                byUnit(Applicant.Unit.EMPLOYER),
                                new Standing(List.of(), List.of(), List.of(), RegionRule.Basis.HOUSEHOLD),
                                EARLY)
                        .getClass());
        flips.flips(
                "region.schoolCounts",
                regulation -> policy(regulation, "P2S")
                        .judge(byUnit(Applicant.Unit.SCHOOL), Standing.NONE, EARLY)
                        .getClass());

        Regulation without = flips.with("region.schoolCounts", "false");
        assertThat(policy(without, "P2S")
                        .judge(byUnit(Applicant.Unit.SCHOOL), Standing.NONE, EARLY)
                        .reasons())
                .extracting(Reason::messageKey)
                .containsExactly("entry.school-is-no-unit");
        assertThat(policy(without, "P2S")
                        .judge(byUnit(null), Standing.NONE, EARLY)
                        .reasons())
                .extracting(Reason::messageKey)
                .containsExactly("entry.facts-missing");
        assertThat(policy(without, "P2S").judge(byUnit(Applicant.Unit.EMPLOYER), Standing.NONE, EARLY))
                .isInstanceOf(Admission.Taken.class);
    }

    private static Applicant byUnit(Applicant.@Nullable Unit unit) {
        return new Applicant(
                facts(), PayMethod.TRANSFER, new RegionClaim(RegionRule.Basis.SERVICE_UNIT, "高雄市", true, unit));
    }

    @Test
    @DisplayName("SEL-E7: a statement that disagrees with the county is refused, naming the region's clause")
    void statementAgreesWithCounty() {
        Applicant wrong = new Applicant(
                facts(), PayMethod.TRANSFER, new RegionClaim(RegionRule.Basis.HOUSEHOLD, "桃園市", true, null));

        Admission admission = judge("P1N", wrong, Standing.NONE);
        assertThat(clauses(admission)).containsExactly("SEL-R2");
    }

    @Test
    @DisplayName("AC-062 [SEL-Q11]: who has advanced must give the place up before entering again")
    void advanced() {
        Standing advanced = new Standing(
                List.of(), List.of(new Standing.Berth("b1", "SEMI", SourceKind.ADVANCE, "PRELIM")), List.of(), null);

        assertThat(clauses(judge("P2S", applicant(facts(), "P2S"), advanced))).containsExactly("SEL-Q11");
    }

    @Test
    @DisplayName("SEL-Q9: a seed may enter, and is told that the direct place is given up by it")
    void seedIsTold() {
        Standing seed = new Standing(
                List.of(), List.of(new Standing.Berth("b7", "SEMI", SourceKind.PREVIOUS, null)), List.of(), null);
        Admission admission = judge("P2N", applicant(facts(), "P2N"), seed);

        assertThat(admission).isInstanceOfSatisfying(Admission.Taken.class, taken -> {
            assertThat(taken.waives()).containsExactly("b7");
            assertThat(taken.reasons()).extracting(Reason::messageKey).contains("entry.waives-berth");
        });
    }

    @Test
    @DisplayName(
            "SEL-J6, SEL-Z11: a ban of all stages bars, one of the season before does not, nor one of another stage")
    void bans() {
        assertThat(clauses(judge("P1N", applicant(facts(), "P1N"), barred("ALL", 2025))))
                .containsExactly("SEL-Q13");
        assertThat(judge("P1N", applicant(facts(), "P1N"), barred("ALL", 2024))).isInstanceOf(Admission.Taken.class);
        assertThat(clauses(judge("P1N", applicant(facts(), "P1N"), barred("PRELIM", 2025))))
                .containsExactly("SEL-Q13");
        assertThat(judge("P1N", applicant(facts(), "P1N"), barred("SEMI", 2025)))
                .isInstanceOf(Admission.Taken.class);
    }

    @Test
    @DisplayName("AC-142 [SEL-D2]: a ban of one year bars to its last day, inclusive")
    void banByDays() {
        Standing.Bar bar = new Standing.Bar("SEL-D2", "ALL", null, LocalDate.of(2025, 8, 1), LocalDate.of(2026, 7, 31));
        assertThat(bar.bars("PRELIM", 2026, LocalDate.of(2025, 7, 31))).isFalse();
        assertThat(bar.bars("PRELIM", 2026, LocalDate.of(2025, 8, 1))).isTrue();
        assertThat(bar.bars("PRELIM", 2026, LocalDate.of(2026, 7, 31))).isTrue();
        assertThat(bar.bars("PRELIM", 2026, LocalDate.of(2026, 8, 1))).isFalse();
    }

    @Test
    @DisplayName("SEL-M7: P3 takes payment on site only, the others transfers")
    void payMethods() {
        Applicant onSite = new Applicant(
                facts(), PayMethod.ON_SITE, new RegionClaim(RegionRule.Basis.HOUSEHOLD, "臺北市", true, null));
        assertThat(judge("P1N", onSite, Standing.NONE)).isInstanceOf(Admission.Refused.class);
        assertThat(judge("P3", onSite, Standing.NONE)).isInstanceOf(Admission.Taken.class);
    }

    @Test
    @DisplayName("SEL-F3, SEL-S1: a stage that is entered by berth has no form")
    void byBerthOnly() {
        Stage semi = SEL.stage("SEMI").orElseThrow();
        Admission admission = new EntryPolicy(SEL, semi, semi.events().getFirst())
                .judge(applicant(facts(), "P1N"), Standing.NONE, EARLY);
        assertThat(admission.reasons()).extracting(Reason::messageKey).containsExactly("entry.by-berth-only");
    }

    @Test
    @DisplayName("every objection is told at once")
    void allObjections() {
        Applicant applicant = new Applicant(
                facts().with(Fact.HAS_NATIONAL_ID, false),
                PayMethod.ON_SITE,
                new RegionClaim(RegionRule.Basis.HOUSEHOLD, "桃園市", true, null));
        Admission admission = policy(SEL, "P1N").judge(applicant, barred("ALL", 2025), at("2025-01-03T00:00:00"));
        assertThat(clauses(admission)).containsExactly("SEL-E1", "SEL-C1", "SEL-Q13", "SEL-V1", "SEL-R2");
    }

    private static Standing barred(String scope, int year) {
        return new Standing(List.of(), List.of(), List.of(new Standing.Bar("SEL-Q13", scope, year, null, null)), null);
    }

    private static Facts facts() {
        return Facts.none()
                .with(Fact.NATIONALITY, "TW")
                .with(Fact.HAS_NATIONAL_ID, true)
                .with(Fact.SEX, "M")
                .with(Fact.BIRTH_YEAR, 2010);
    }

    private static Applicant applicant(Facts facts, String event) {
        boolean north = event.endsWith("N");
        PayMethod method = event.equals("P3") ? PayMethod.ON_SITE : PayMethod.TRANSFER;
        return new Applicant(facts, method, new RegionClaim(RegionRule.Basis.HOUSEHOLD, "臺北市", north, null));
    }

    private static Admission judgeAt(String event, Instant now) {
        return policy(SEL, event).judge(applicant(facts(), event), Standing.NONE, now);
    }

    private static Admission judge(String event, Applicant applicant, Standing standing) {
        return policy(SEL, event).judge(applicant, standing, EARLY);
    }

    private static EntryPolicy policy(Regulation regulation, String event) {
        Stage stage = regulation.stageOfEvent(event).orElseThrow();
        return new EntryPolicy(regulation, stage, stage.event(event).orElseThrow());
    }

    private static List<String> clauses(Admission admission) {
        return admission.reasons().stream()
                .map(reason -> String.valueOf(reason.clause()))
                .toList();
    }

    private static Instant at(String local) {
        return LocalDateTime.parse(local).atZone(ZoneId.of("Asia/Taipei")).toInstant();
    }
}
