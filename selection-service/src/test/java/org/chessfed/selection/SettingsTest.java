package org.chessfed.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chessfed.selection.Persons.person;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.delegation.DutyRule;
import org.chessfed.regulation.delegation.DutyRule.CompanionAge;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.selection.berth.Answer;
import org.chessfed.selection.berth.AnswerPolicy;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.delegation.DelegationPolicy;
import org.chessfed.selection.delegation.DelegationPolicy.Candidate;
import org.chessfed.selection.draft.DraftPolicy;
import org.chessfed.selection.draft.DraftRule;
import org.chessfed.selection.field.FieldPolicy;
import org.chessfed.selection.field.FieldStep;
import org.chessfed.selection.field.FieldTarget;
import org.chessfed.selection.quota.Contender;
import org.chessfed.selection.quota.Contender.Claim;
import org.chessfed.selection.quota.Quota;
import org.chessfed.selection.quota.QuotaPolicy;
import org.chessfed.selection.quota.QuotaRule;
import org.chessfed.selection.sanction.Missed;
import org.chessfed.selection.sanction.MissedPolicy;
import org.chessfed.selection.sanction.SanctionState;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.vacancy.Chain;
import org.chessfed.selection.vacancy.Chain.Ranked;
import org.chessfed.selection.vacancy.Vacancies.Offer;
import org.chessfed.selection.vacancy.VacancyPolicy;
import org.chessfed.testkit.SettingFlips;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The original regulation as it stands, and each setting of the selection flipped: another outcome")
class SettingsTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());

    private static SeasonRules rules(String... reading) {
        var readings = reading.length == 0 ? Map.<String, String>of() : Map.of(reading[0], reading[1]);
        return new SeasonRules(READER.read(Documents.text("sel-114"), readings).orThrow(), 1);
    }

    @Test
    @DisplayName("SEL-Z3 quota.unusedGuarantee: four residents, BY_RANK gives ten places, LAPSE eight")
    void unusedGuarantee() {
        assertThat(prelim(rules(), 4, -1).advanced()).hasSize(10);
        assertThat(prelim(rules("quota.unusedGuarantee", "LAPSE"), 4, -1).advanced())
                .hasSize(8);
    }

    @Test
    @DisplayName("SEL-Z22 quota.refill: a place given up goes to the next, or with NONE to nobody")
    void refill() {
        assertThat(prelim(rules(), 6, 2).advanced()).hasSize(10);
        assertThat(prelim(rules("quota.refill", "NONE"), 6, 2).advanced()).hasSize(9);
    }

    @Test
    @DisplayName("SEL-Z38 playoff.scope: a tie at 3rd and 4th matters only under ALL")
    void playoffScope() {
        assertThat(tiedAtThree(rules()).playoffs()).isEmpty();
        assertThat(tiedAtThree(rules("playoff.scope", "ALL")).playoffs()).hasSize(1);
    }

    @Test
    @DisplayName("SEL-Z4 semi.fill: 85 men become 86, or with TO_TOTAL 90; semi.fillFrom names the season asked")
    void semiFill() {
        assertThat(asked(rules())).isEqualTo(1);
        assertThat(asked(rules("semi.fill", "TO_TOTAL"))).isEqualTo(5);
        assertThat(firstAsked(rules())).isEqualTo(person(9));
        assertThat(firstAsked(rules("semi.fillFrom", "112"))).isEqualTo(person(209));
    }

    @Test
    @DisplayName("SEL-Z40 final.men.fillQualifiers: one of the 18 gives up, and is replaced or not")
    void fillQualifiers() {
        assertThat(semi(rules(), "MEN", 4)).hasSize(18);
        assertThat(semi(rules("final.men.fillQualifiers", "false"), "MEN", 4)).hasSize(17);
    }

    @Test
    @DisplayName("SEL-Z17 final.women.fill: SEMI_RANK invites the 11th, NONE leaves nine")
    void womensFill() {
        assertThat(semi(rules(), "WOMEN", 0)).hasSize(10);
        assertThat(semi(rules("final.women.fill", "NONE"), "WOMEN", 0)).hasSize(9);
    }

    @Test
    @DisplayName(
            "AC-071 the line of the men's final: 18 with two seeds and two drafted, 19 with one drafted, 21 with one")
    void mensFinal() {
        assertThat(semiLine(4)).isEqualTo(18);
        assertThat(semiLine(3)).isEqualTo(19);
        assertThat(semiLine(1)).isEqualTo(21);
    }

    @Test
    @DisplayName("SEL-Z7 seed.final.deadline: 22 February 09:00, or 1 January 17:00")
    void finalDeadline() {
        assertThat(deadline(rules(), "FINAL")).isEqualTo(Instant.parse("2025-02-22T01:00:00Z"));
        assertThat(deadline(rules("seed.final.deadline", "2025-01-01T17:00"), "FINAL"))
                .isEqualTo(Instant.parse("2025-01-01T09:00:00Z"));
        assertThat(deadline(rules(), "SEMI")).isEqualTo(Instant.parse("2025-01-01T09:00:00Z"));
    }

    @Test
    @DisplayName("SEL-Z19 seed.refillUntil: round 1's publication, or the start of the semi-final")
    void refillUntil() {
        assertThat(refillEnd(rules())).isNull();
        assertThat(refillEnd(rules("seed.refillUntil", "stage.start")))
                .isEqualTo(Instant.parse("2025-02-22T01:00:00Z"));
    }

    @Test
    @DisplayName(
            "SEL-Z18, SEL-S1, SEL-S4 planned fields: 89 men, 35 women, 36 with six CTCA women; 22 and 10 in the final")
    void planned() {
        assertThat(planned(rules(), "SEMI", "MEN")).isEqualTo(89);
        assertThat(planned(rules(), "SEMI", "WOMEN")).isEqualTo(35);
        assertThat(planned(rules("external.ctcaWomen", "6"), "SEMI", "WOMEN")).isEqualTo(36);
        assertThat(planned(rules(), "FINAL", "MEN")).isEqualTo(22);
        assertThat(planned(rules(), "FINAL", "WOMEN")).isEqualTo(10);
    }

    @Test
    @DisplayName("SEL-Z20 draft.max: two, or what the setting says")
    void draftMax() {
        assertThat(draftMax(rules())).isEqualTo(2);
        assertThat(draftMax(oneDrafted())).isEqualTo(1);
        assertThat(secondDraft(rules())).isTrue();
        assertThat(secondDraft(oneDrafted())).isFalse();
    }

    /** One drafted player less also changes the printed total, which the document states beside the setting. */
    private static SeasonRules oneDrafted() {
        var one = Documents.text("sel-114")
                .replace("draft.max: {value: 2", "draft.max: {value: 1")
                .replace("stage: FINAL, section: MEN, value: 22", "stage: FINAL, section: MEN, value: 21");
        return new SeasonRules(READER.read(one).orThrow(), 1);
    }

    /** Whether a second candidate may be drafted when one is. */
    private static boolean secondDraft(SeasonRules rules) {
        var candidate = Facts.none().with(Fact.FIDE_RATING, 2300);
        var source = rules.sources(rules.stage("FINAL").orElseThrow(), "MEN", SourceKind.DRAFTED)
                .getFirst();
        var rule = new DraftRule(source.clause(), Objects.requireNonNull(source.max()), source.condition(), null);
        return DraftPolicy.draft(rule, candidate, 1, Instant.EPOCH).value();
    }

    @Test
    @DisplayName("SEL-Z11 ban.prelim.scope and ban.semi.scope: all stages, or the preliminary only")
    void banScope() {
        var four = new Missed(4, 0, 0);
        assertThat(bans(rules(), "PRELIM", four)).containsExactly(List.of());
        assertThat(bans(rules("ban.prelim.scope", "PRELIM"), "PRELIM", four)).containsExactly(List.of("PRELIM"));
        assertThat(bans(rules(), "SEMI", four)).containsExactly(List.of("PRELIM"));
        assertThat(bans(rules("ban.semi.scope", "ALL"), "SEMI", four)).containsExactly(List.of());
        assertThat(bans(rules(), "FINAL", new Missed(9, 0, 0))).isEmpty();
    }

    @Test
    @DisplayName("SEL-Z11, SEL-Z12 ban.countAnnounced, ban.countLate, void.countAnnounced: what counts as missed")
    void counted() {
        assertThat(bans(rules(), "SEMI", new Missed(0, 4, 0))).hasSize(1);
        assertThat(bans(rules("ban.countAnnounced", "false"), "SEMI", new Missed(0, 4, 0)))
                .isEmpty();
        assertThat(bans(rules(), "PRELIM", new Missed(0, 0, 4))).isEmpty();
        assertThat(bans(rules("ban.countLate", "true"), "PRELIM", new Missed(0, 0, 4)))
                .hasSize(1);
        assertThat(isVoid(rules(), new Missed(0, 3, 0))).isTrue();
        assertThat(isVoid(rules("void.countAnnounced", "false"), new Missed(0, 3, 0)))
                .isFalse();
    }

    @Test
    @DisplayName("SEL-Z35 ban.stayOnAppeal: an appeal suspends the ban, or does not")
    void stayOnAppeal() {
        assertThat(SanctionState.APPEALED.bars(stays(rules()))).isTrue();
        assertThat(SanctionState.APPEALED.bars(stays(rules("ban.stayOnAppeal", "true"))))
                .isFalse();
    }

    @Test
    @DisplayName("SEL-Z42 delegation.directFinalists, SEL-Z26 companion.ageRule")
    void delegations() {
        var direct = List.of(new Candidate(person(1), 2010, 1, null));
        assertThat(youth(rules(), direct)).isEqualTo(1);
        assertThat(youth(rules("delegation.directFinalists", "false"), direct)).isZero();
        assertThat(companionAge(rules())).isEqualTo(CompanionAge.YEAR);
        assertThat(companionAge(rules("companion.ageRule", "ON_DEPARTURE"))).isEqualTo(CompanionAge.ON_DEPARTURE);
    }

    @Test
    @DisplayName(
            "every other reading of the settings about quotas, fields, seeds, drafts, voids and bans decides otherwise")
    void everyReading() {
        var flips = SettingFlips.of("sel-114");
        flips.flips("quota.unusedGuarantee", seen(rules -> prelim(rules, 4, -1)));
        flips.flips("quota.refill", seen(rules -> prelim(rules, 6, 2)));
        flips.flips("playoff.scope", seen(SettingsTest::tiedAtThree));
        flips.flips("semi.fill", seen(SettingsTest::asked));
        flips.flips("semi.fillFrom", seen(SettingsTest::firstAsked));
        flips.flips("final.men.fillQualifiers", seen(rules -> semi(rules, "MEN", 4)));
        flips.flips("final.women.fill", seen(rules -> semi(rules, "WOMEN", 0)));
        flips.flips("seed.final.deadline", seen(SettingsTest::championAcceptsInFebruary));
        flips.flips("seed.refillUntil", seen(SettingsTest::seatVacatedAfterTheStart));
        flips.flips("void.countAnnounced", seen(rules -> isVoid(rules, new Missed(0, 3, 0))));
        flips.flips("ban.prelim.scope", seen(rules -> bans(rules, "PRELIM", new Missed(4, 0, 0))));
        flips.flips("ban.semi.scope", seen(rules -> bans(rules, "SEMI", new Missed(4, 0, 0))));
        flips.flips("ban.countAnnounced", seen(rules -> bans(rules, "SEMI", new Missed(0, 4, 0))));
        flips.flips("ban.countLate", seen(rules -> bans(rules, "PRELIM", new Missed(0, 0, 4))));
        flips.flips("ban.stayOnAppeal", seen(rules -> SanctionState.APPEALED.bars(stays(rules))));
        flips.flips("draft.max", oneDrafted().document(), seen(SettingsTest::secondDraft));
    }

    private static Function<Regulation, Object> seen(Function<SeasonRules, ?> outcome) {
        return regulation -> outcome.apply(new SeasonRules(regulation, 1));
    }

    private static Quota prelim(SeasonRules rules, int residents, int gaveUp) {
        var list = IntStream.rangeClosed(1, 20)
                .mapToObj(n -> new Contender(
                        person(n), n, n <= residents ? "NORTH" : "SOUTH", n == gaveUp ? Claim.GAVE_UP : Claim.OPEN))
                .toList();
        return QuotaPolicy.decide(line(rules, "PRELIM", "P1N", "MEN", 0), list);
    }

    private static Quota tiedAtThree(SeasonRules rules) {
        var list = IntStream.rangeClosed(1, 20)
                .mapToObj(n -> new Contender(person(n), n == 4 ? 3 : n, "NORTH", Claim.OPEN))
                .toList();
        return QuotaPolicy.decide(line(rules, "PRELIM", "P1N", "MEN", 0), list);
    }

    private static QuotaRule line(SeasonRules rules, String stageId, String event, String section, int others) {
        var stage = rules.stage(stageId).orElseThrow();
        var rule = stage.advanceOf(section).orElseThrow();
        return QuotaRule.of(
                stage,
                stage.event(event).orElseThrow(),
                rule,
                rules.stage(rule.to()).orElseThrow(),
                others);
    }

    private static List<Quota.Place> semi(SeasonRules rules, String section, int others) {
        var list = IntStream.rangeClosed(1, 36)
                .mapToObj(n -> new Contender(person(n), n, null, n == 4 ? Claim.GAVE_UP : Claim.OPEN))
                .toList();
        return QuotaPolicy.decide(line(rules, "SEMI", "SEMI", section, others), list)
                .advanced();
    }

    private static int semiLine(int others) {
        var rule = line(rules(), "SEMI", "SEMI", "MEN", others);
        return rule.places() + rule.fills();
    }

    private static int asked(SeasonRules rules) {
        var stage = rules.stage("SEMI").orElseThrow();
        var field = stage.fieldOf("MEN").orElseThrow();
        var parity = field.parity();
        assertThat(parity).isNotNull();
        var left = IntStream.rangeClosed(9, 30).mapToObj(n -> person(n)).toList();
        var step = FieldPolicy.next(
                new FieldTarget(parity.clause(), rules.planned(stage, field), parity.mode()), 85, 0, left);
        assertThat(step).isInstanceOf(FieldStep.Ask.class);
        return ((FieldStep.Ask) step).persons().size();
    }

    /** Who is asked to make the men's semi-final even: 9 is the next of the order of 113, 209 of that of 112. */
    private static UUID firstAsked(SeasonRules rules) {
        var orders = Map.of("113", List.of(person(9)), "112", List.of(person(209)));
        var stage = rules.stage("SEMI").orElseThrow();
        var field = stage.fieldOf("MEN").orElseThrow();
        var target = new FieldTarget(
                null, rules.planned(stage, field), field.parity().mode());
        var left = orders.get(rules.fillLabel(field));
        return ((FieldStep.Ask) FieldPolicy.next(target, 89, 0, left)).persons().getFirst();
    }

    /** What an acceptance of 1 February makes of the champion's place in the final. */
    private static BerthState championAcceptsInFebruary(SeasonRules rules) {
        return AnswerPolicy.answer(
                        null,
                        BerthState.OFFERED,
                        deadline(rules, "FINAL"),
                        Answer.ACCEPT,
                        Instant.parse("2025-02-01T04:00:00Z"))
                .value();
    }

    /** Who is asked for a semi seat that falls free a second after the start, round 1 not being published. */
    private static List<Offer> seatVacatedAfterTheStart(SeasonRules rules) {
        var until = refillEnd(rules);
        boolean refilling = VacancyPolicy.refilling(true, until, false, Instant.parse("2025-02-22T01:00:01Z"));
        var chain = new Chain(
                null,
                "SEMI",
                1,
                List.of(new Ranked(3, person(3)), new Ranked(9, person(9))),
                Map.of(person(3), BerthState.WAIVED),
                Map.of(),
                refilling);
        return VacancyPolicy.settle(List.of(chain)).offers();
    }

    private static Instant deadline(SeasonRules rules, String stageId) {
        var stage = rules.stage(stageId).orElseThrow();
        var source = rules.sources(stage, "MEN", SourceKind.PREVIOUS).getFirst();
        return rules.instant(source.answerBy(), stage, null).orElseThrow();
    }

    private static @Nullable Instant refillEnd(SeasonRules rules) {
        var stage = rules.stage("SEMI").orElseThrow();
        var source = rules.sources(stage, "MEN", SourceKind.PREVIOUS).getFirst();
        return rules.instant(source.vacancy().until(), stage, null).orElse(null);
    }

    private static int planned(SeasonRules rules, String stageId, String section) {
        var stage = rules.stage(stageId).orElseThrow();
        return rules.planned(stage, stage.fieldOf(section).orElseThrow());
    }

    private static Integer draftMax(SeasonRules rules) {
        return rules.sources(rules.stage("FINAL").orElseThrow(), "MEN", SourceKind.DRAFTED)
                .getFirst()
                .max();
    }

    private static List<MissedRule> missedRules(SeasonRules rules, String stage) {
        return rules.stage(stage)
                .orElseThrow()
                .tournamentOf("MEN")
                .orElseThrow()
                .missed();
    }

    private static List<List<String>> bans(SeasonRules rules, String stage, Missed missed) {
        return MissedPolicy.judge(missed, missedRules(rules, stage)).bans().stream()
                .map(MissedPolicy.Ban::stages)
                .toList();
    }

    private static boolean isVoid(SeasonRules rules, Missed missed) {
        return MissedPolicy.judge(missed, missedRules(rules, "PRELIM")).resultsVoid();
    }

    private static boolean stays(SeasonRules rules) {
        return rules.document().sanctions().stayOnAppeal();
    }

    private static int youth(SeasonRules rules, List<Candidate> candidates) {
        return DelegationPolicy.groups(rules.document().delegations().getFirst(), 2025, candidates)
                .getFirst()
                .players()
                .size();
    }

    private static CompanionAge companionAge(SeasonRules rules) {
        return rules.document().duties().stream()
                .filter(duty -> duty.kind() == DutyRule.Kind.COMPANION)
                .findFirst()
                .orElseThrow()
                .ageRule();
    }
}
