package org.chessfed.console.page;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Public pages: a browser keeps one for some seconds, then asks whether it is still the same. */
public final class Snapshot {

    private static final int SECONDS = 3;

    private Snapshot() {}

    /** The page, or 304 when the browser has it already. */
    public static Response of(Request request, TemplateInstance template) {
        String html = template.render();
        EntityTag tag = new EntityTag(digest(html));
        CacheControl cache = new CacheControl();
        cache.setPrivate(true);
        cache.setMaxAge(SECONDS);
        Response.ResponseBuilder answer = request.evaluatePreconditions(tag);
        if (answer == null) {
            answer = Response.ok(html, MediaType.TEXT_HTML_TYPE.withCharset(StandardCharsets.UTF_8.name()));
        }
        return answer.tag(tag)
                .cacheControl(cache)
                .header("Vary", "Cookie, Accept-Language")
                .build();
    }

    private static String digest(String html) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(html.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
