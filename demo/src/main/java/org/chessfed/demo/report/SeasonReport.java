package org.chessfed.demo.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import org.chessfed.local.PlatformService;

/**
 * What a season came to. Every number is read from the services' APIs and management ports after the last move; whoever
 * played the season tells only its seed and how long it took.
 */
public final class SeasonReport {

    private final ObjectNode json;
    private final JsonNode overview;
    private final FlowCounts flow;

    private SeasonReport(ObjectNode json, JsonNode overview, FlowCounts flow) {
        this.json = json;
        this.overview = overview;
        this.flow = flow;
    }

    /**
     * Reads the report of a season. The platform is quiet, see {@code /internal/quiet}.
     *
     * @param competition code of the competition that was played
     * @param seed what everything drawn follows from
     * @param took how long the season took on the wall clock
     * @throws IllegalStateException if a service does not answer, or an answer lacks what the report needs
     */
    public static SeasonReport read(PlatformReader platform, String competition, long seed, Duration took) {
        String code = URLEncoder.encode(competition, StandardCharsets.UTF_8);
        JsonNode overview = platform.api(PlatformService.SELECTION, "/v1/seasons/" + code + "/overview");
        JsonNode delegations =
                platform.api(PlatformService.SELECTION, "/v1/seasons/" + code + "/delegations/published");
        JsonNode ledger = platform.api(PlatformService.PAYMENT, "/v1/ledger/summary?competition=" + code);
        FlowCounts flow = FlowCounts.of(platform);
        ObjectNode json = new SeasonJson(overview, delegations, ledger, flow).write(seed);
        json.put("seconds", BigDecimal.valueOf(took.toMillis()).movePointLeft(3).setScale(1, RoundingMode.HALF_UP));
        json.put("digest", ReportDigest.of(json));
        return new SeasonReport(json, overview, flow);
    }

    /** The report as JSON, keys in the order in which they are meant to be read. */
    public ObjectNode json() {
        return json.deepCopy();
    }

    /** The same for every run of one seed, whatever the clock on the wall says: see {@link ReportDigest}. */
    public String digest() {
        return json.required("digest").asText();
    }

    /** Whether no fact was lost, no effect doubled, and the ledger balances. */
    public boolean sound() {
        return flow.lost() == 0
                && flow.duplicatedEffects() == 0
                && json.at("/ledger/balanced").asBoolean();
    }

    /** The report for a reader, in Chinese or English; ends with a line break. */
    public String text(Locale language) {
        return new ReportText(language).of(json, overview, flow);
    }
}
