package org.chessfed.demo.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;

/**
 * The fingerprint of a report: SHA-256 over its JSON in UTF-8 without spaces, keys in the order of their code points,
 * without what differs between two runs of one seed. Anybody gets the same from the file:
 * {@code jq -cjS 'del(.seconds,.digest,.events.published,.events.delivered)' FILE | sha256sum}.
 */
final class ReportDigest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private ReportDigest() {}

    /** The fingerprint, as 64 hexadecimal digits. */
    static String of(ObjectNode report) {
        ObjectNode kept = report.deepCopy();
        kept.remove("seconds");
        kept.remove("digest");
        if (kept.get("events") instanceof ObjectNode events) {
            events.remove("published");
            events.remove("delivered");
        }
        try {
            byte[] canonical = JSON.writeValueAsString(sorted(kept)).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(canonical));
        } catch (JsonProcessingException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("a report cannot be fingerprinted", e);
        }
    }

    private static JsonNode sorted(JsonNode node) {
        if (node.isObject()) {
            ObjectNode sorted = JSON.createObjectNode();
            TreeMap<String, JsonNode> children = new TreeMap<>();
            node.properties().forEach(child -> children.put(child.getKey(), child.getValue()));
            children.forEach((key, child) -> sorted.set(key, sorted(child)));
            return sorted;
        }
        if (node.isArray()) {
            var array = JSON.createArrayNode();
            node.forEach(child -> array.add(sorted(child)));
            return array;
        }
        return node;
    }
}
