package org.chessfed.chassis.personaldata;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The keys that wrap persons' keys: {@code chessfed.personal-data.keys}, a list of {@code <id>:<32 bytes in base64>}. The
 * first one is current; the others only unwrap, until a rotation has gone through.
 */
@ApplicationScoped
class WrappingKeys {

    private static final int KEY_BYTES = 32;

    private final Map<String, byte[]> keys = new LinkedHashMap<>();

    WrappingKeys(@ConfigProperty(name = "chessfed.personal-data.keys") List<String> entries) {
        for (String entry : entries) {
            int colon = entry.indexOf(':');
            byte[] key = colon < 1
                    ? new byte[0]
                    : Base64.getDecoder().decode(entry.substring(colon + 1).trim());
            if (key.length != KEY_BYTES) {
                throw new IllegalStateException(
                        "chessfed.personal-data.keys: each entry is <id>:<32 bytes in base64>, separated by commas");
            }
            keys.put(entry.substring(0, colon).trim(), key);
        }
    }

    String currentId() {
        return keys.keySet().iterator().next();
    }

    byte[] current() {
        return byId(currentId());
    }

    byte[] byId(String id) {
        byte[] key = keys.get(id);
        if (key == null) {
            throw new IllegalStateException("the wrapping key " + id + " is not in chessfed.personal-data.keys");
        }
        return key;
    }
}
