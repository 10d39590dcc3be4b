package org.chessfed.console.frontdoor;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.ProxyResponse;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the front door itself says no to, as problem documents (RFC 9457) in both languages. */
enum Refusal {
    NOT_FOUND(404, "not-found", "找不到", "Not found", "這個位址沒有介面。", "There is no API at this address."),
    METHOD(405, "method-not-allowed", "方法不允許", "Method not allowed", "介面不接受這個方法。", "The APIs do not take this method."),
    COOKIE(
            401,
            "cookie-refused",
            "不接受登入用的 cookie",
            "Cookie refused",
            "介面只接受 Authorization: Bearer 憑證；網頁的登入狀態在這裡無效。",
            "The APIs take a bearer token only; the session of the web pages is no way in."),
    SCHEME(
            401,
            "unauthenticated",
            "憑證格式不對",
            "Not a bearer token",
            "Authorization 標頭只接受 Bearer。",
            "The Authorization header takes the scheme Bearer only."),
    LENGTH(
            411,
            "length-required",
            "必須註明長度",
            "Length required",
            "請以 Content-Length 註明內容長度，不要分段傳送。",
            "Give the length of the body in Content-Length; chunked bodies are not taken."),
    SIZE(413, "too-large", "內容太大", "Too large", "內容超過上限。", "The body is larger than the limit."),
    TIME(504, "timeout", "逾時", "Timed out", "服務未在時限內完成。", "The service did not answer in time."),
    AWAY(
            503,
            "unavailable",
            "暫時無法使用",
            "Unavailable",
            "服務暫時無法使用，請稍後再試。",
            "The service is away for the moment; try again soon.");

    private static final String TYPE = "application/problem+json";

    private static final long MOMENT = 1000;

    private final int status;
    private final String code;
    private final String titleZh;
    private final String titleEn;
    private final String detailZh;
    private final String detailEn;

    Refusal(int status, String code, String titleZh, String titleEn, String detailZh, String detailEn) {
        this.status = status;
        this.code = code;
        this.titleZh = titleZh;
        this.titleEn = titleEn;
        this.detailZh = detailZh;
        this.detailEn = detailEn;
    }

    /** Answers with it. */
    void answer(RoutingContext routing) {
        routing.response().setStatusCode(status).putHeader("Content-Type", TYPE).putHeader("Cache-Control", "no-store");
        if (status == 401) {
            routing.response().putHeader("WWW-Authenticate", "Bearer");
        }
        if (status == 503 || status == 504) {
            routing.response().putHeader("Retry-After", "5");
        }
        HttpServerRequest request = routing.request();
        routing.response()
                .end(document(request.path(), request.getHeader("Accept-Language")))
                .onComplete(written -> hangUp(routing));
    }

    /** A caller who is still sending gets a moment to read the answer, and then nobody listens any more. */
    private static void hangUp(RoutingContext routing) {
        HttpServerRequest request = routing.request();
        if (!request.isEnded()) {
            request.resume();
            routing.vertx().setTimer(MOMENT, timer -> {
                if (!request.isEnded()) {
                    request.connection().close();
                }
            });
        }
    }

    /** The same as the answer of a service that could not be asked. */
    ProxyResponse of(ProxyResponse response) {
        Buffer document = document(
                response.request().proxiedRequest().path(),
                response.request().proxiedRequest().getHeader("Accept-Language"));
        return response.setStatusCode(status)
                .putHeader("Content-Type", TYPE)
                .putHeader("Cache-Control", "no-store")
                .putHeader("Retry-After", "5")
                .setBody(Body.body(document));
    }

    private Buffer document(String path, @Nullable String acceptLanguage) {
        boolean english = english(acceptLanguage);
        return new JsonObject()
                .put("type", "urn:chessfed:problem:" + code)
                .put("title", english ? titleEn : titleZh)
                .put("status", status)
                .put("detail", english ? detailEn : detailZh)
                .put("instance", path)
                .put("code", code)
                .toBuffer();
    }

    private static boolean english(@Nullable String acceptLanguage) {
        if (acceptLanguage == null) {
            return false;
        }
        try {
            List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(acceptLanguage);
            return "en".equals(Locale.lookupTag(ranges, List.of("en", "zh-TW", "zh")));
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }
}
