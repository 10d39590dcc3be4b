package org.chessfed.local;

import java.util.Map;

/** Takes a variable out of an environment file. */
final class Settings {

    private Settings() {}

    static String required(Map<String, String> variables, String key) {
        String value = variables.get(key);
        if (value == null || value.isBlank()) {
            throw new PlatformException("deploy/env does not set " + key + ".");
        }
        return value;
    }
}
