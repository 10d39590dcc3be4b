package org.chessfed.console.page;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The files under {@code /static}: their addresses name their content, so that a browser never shows an old one. */
@ApplicationScoped
class Assets {

    private static final String FOLDER = "/META-INF/resources/static/";

    private final Map<String, String> addresses = new ConcurrentHashMap<>();

    String address(String file) {
        return addresses.computeIfAbsent(file, Assets::read);
    }

    private static String read(String file) {
        try (InputStream stream = Assets.class.getResourceAsStream(FOLDER + file)) {
            if (stream == null) {
                throw new IllegalArgumentException("no file " + file);
            }
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(stream.readAllBytes());
            return "/static/" + file + "?v=" + HexFormat.of().formatHex(digest, 0, 6);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
