package org.chessfed.demo.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.chessfed.local.PlatformService.NOTIFICATION;
import static org.chessfed.local.PlatformService.PAIRING;
import static org.chessfed.local.PlatformService.PAYMENT;
import static org.chessfed.local.PlatformService.RATING;
import static org.chessfed.local.PlatformService.REGISTRATION;
import static org.chessfed.local.PlatformService.SELECTION;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The report of a season, read from what the services answer")
class SeasonReportTest {

    private static final String ENTRY = "\"org.chessfed.entry.submitted.v1\"";
    private static final String CORRECTED = "\"org.chessfed.result.corrected.v1\"";
    private static final Duration TOOK = Duration.ofMillis(200_149);

    private StubPlatform platform;

    @BeforeEach
    void season() throws IOException {
        platform = new StubPlatform();
        platform.answer(SELECTION, "/v1/seasons/SEL/overview", StubPlatform.resource("overview.json"))
                .answer(SELECTION, "/v1/seasons/SEL/delegations/published", StubPlatform.resource("delegations.json"))
                .answer(PAYMENT, "/v1/ledger/summary?competition=SEL", """
                        {"balanced":true,"received":"1093500","refunded":"4050","unmatched":0,"currency":"TWD"}""");
        platform.flow(REGISTRATION, ENTRY + ":5", "", 0)
                .flow(PAIRING, CORRECTED + ":1", "", 0)
                .flow(SELECTION, "", ENTRY + ":5", 0)
                .flow(RATING, "", CORRECTED + ":1", 0)
                .flow(PAYMENT, "", ENTRY + ":5", 0)
                .flow(NOTIFICATION, "", "", 0);
    }

    @AfterEach
    void close() {
        platform.close();
    }

    private SeasonReport report(Duration took) {
        return SeasonReport.read(platform.reader(), "SEL", 7, took);
    }

    @Test
    @DisplayName("the JSON has every number in its place, keys in order, whole numbers, money as quoted strings")
    void json() {
        var report = report(TOOK);

        assertThat(report.json().toString()).isEqualTo("""
                {"seed":7,"regulation":"SEL","version":1,\
                "advanced":{"men":20,"women":7,"perEvent":{\
                "P1N":{"men":10,"women":4,"guaranteedMen":6,"guaranteedWomen":1},\
                "P3":{"men":10,"women":3,"guaranteedMen":0,"guaranteedWomen":0}}},\
                "semi":{"men":90,"women":36,"sources":{"men":{"ADVANCE":70,"PREVIOUS":6,"EXTERNAL":13,"PARITY":1},\
                "women":{"ADVANCE":28,"PREVIOUS":2,"EXTERNAL":5,"PARITY":1}}},\
                "final":{"men":22,"women":10,"sources":{"men":{"ADVANCE":18,"PREVIOUS":2,"DRAFTED":1,"VACANCY":1},\
                "women":{"ADVANCE":10}},"order":{"men":["示甲子","示乙丑"],"women":["示丙寅"]}},\
                "nextYear":{"final":{"men":2,"women":0},"semi":{"men":6,"women":2}},\
                "bans":{"proposed":3,"byScope":{"ALL":2,"PRELIM":1}},\
                "delegations":[{"event":"ASIAN_YOUTH","group":"U18","players":["示甲子","示乙丑"]},\
                {"event":"ASIAN_YOUTH","group":"U18","players":["示丙寅"]},\
                {"event":"ASIAN_YOUTH","group":"U8","players":[]}],\
                "playoffs":1,"corrections":{"results":1,"berthsMoved":1},\
                "ledger":{"balanced":true,"received":"1093500","refunded":"4050","unmatched":0,"currency":"TWD"},\
                "events":{"published":6,"delivered":11,"lost":0,"duplicatedEffects":0},\
                "seconds":200.1,"digest":"%s"}""".formatted(report.digest()));
        assertThat(report.sound()).isTrue();
    }

    @Test
    @DisplayName("the digest knows nothing of the time taken and of facts sent again, and everything else changes it")
    void digest() {
        var digest = report(TOOK).digest();
        assertThat(digest).matches("[0-9a-f]{64}");
        assertThat(report(Duration.ofSeconds(7)).digest()).isEqualTo(digest);
        platform.flow(REGISTRATION, ENTRY + ":5, \"org.chessfed.entry.changed.v1\":4", "", 0);
        assertThat(report(TOOK).digest()).isEqualTo(digest);

        platform.answer(
                SELECTION,
                "/v1/seasons/SEL/overview",
                StubPlatform.resource("overview.json").replace("\"berthsMoved\": 1", "\"berthsMoved\": 2"));
        assertThat(report(TOOK).digest()).isNotEqualTo(digest);
    }

    @Test
    @DisplayName("a fact that one of two readers has not received counts as one lost, and the text names it")
    void lost() {
        platform.flow(PAYMENT, "", ENTRY + ":4", 0);
        var report = report(TOOK);
        assertThat(report.json().at("/events/lost").asLong()).isEqualTo(1);
        assertThat(report.sound()).isFalse();
        assertThat(report.text(Locale.ENGLISH))
                .contains("1 lost", "lost: org.chessfed.entry.submitted.v1 -> payment-service: 1");
    }

    @Test
    @DisplayName("an effect that stands twice counts")
    void doubled() {
        platform.flow(PAYMENT, "", ENTRY + ":5", 1);
        var report = report(TOOK);
        assertThat(report.json().at("/events/duplicatedEffects").asLong()).isEqualTo(1);
        assertThat(report.sound()).isFalse();
    }

    @Test
    @DisplayName("more received than published, an answer that lacks a number, and a refusal all stop the report")
    void contradictions() {
        platform.flow(PAYMENT, "", ENTRY + ":6", 0);
        assertThatThrownBy(() -> report(TOOK)).hasMessageContaining("1 facts of org.chessfed.entry.submitted.v1 more");

        platform.flow(PAYMENT, "", ENTRY + ":5", 0)
                .answer(PAYMENT, "/v1/ledger/summary?competition=SEL", "{\"balanced\":true}");
        assertThatThrownBy(() -> report(TOOK)).hasMessageContaining("received");

        assertThatThrownBy(() -> SeasonReport.read(platform.reader(), "LAKE", 7, TOOK))
                .hasMessageContaining("selection-service answers 404 to /v1/seasons/LAKE/overview");
    }

    @Test
    @DisplayName("the text speaks Chinese and English")
    void text() {
        var report = report(TOOK);
        assertThat(report.text(Locale.ENGLISH))
                .contains(
                        "\n  P1N First date, north: men 10, women 4; guaranteed places taken 6 + 1",
                        "Semi-final: men 90, women 36",
                        "men, final order: 示甲子, 示乙丑",
                        "Ledger in TWD: balanced; received 1093500, refunded 4050, payments not matched 0",
                        "Digest " + report.digest());
        assertThat(report.text(Locale.TAIWAN)).contains("P1N 第一場北區：men 10, women 4；使用保障名額 6 + 1", "加賽 1；");
    }
}
