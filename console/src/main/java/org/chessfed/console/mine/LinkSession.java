package org.chessfed.console.mine;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.NewCookie;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chessfed.console.service.Bearer;
import org.chessfed.console.service.Registration.LinkToken;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * What a private link opened: a token of ten minutes, kept in a cookie that only these pages get and no script can read.
 * The services check the token at every call; whoever changes the cookie gains nothing.
 */
@RequestScoped
class LinkSession {

    private static final String COOKIE = "link";
    private static final String PATH = "/my";
    private static final Pattern VALUE =
            Pattern.compile("([0-9a-f-]{36})~([A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+)");

    private final HttpHeaders headers;
    private final Bearer bearer;
    private final boolean secure;

    LinkSession(HttpHeaders headers, Bearer bearer, @ConfigProperty(name = "chessfed.secure") boolean secure) {
        this.headers = headers;
        this.bearer = bearer;
        this.secure = secure;
    }

    /** The person for whom the rest of the request speaks; empty without an open link. */
    Optional<String> personId() {
        Cookie cookie = headers.getCookies().get(COOKIE);
        if (cookie == null) {
            return Optional.empty();
        }
        Matcher value = VALUE.matcher(cookie.getValue());
        if (!value.matches()) {
            return Optional.empty();
        }
        bearer.speakForLink(value.group(2));
        return Optional.of(value.group(1));
    }

    /** Keeps a token as long as it lives. */
    NewCookie open(LinkToken token) {
        return cookie(token.personId() + "~" + token.token(), (int) token.expiresInSeconds());
    }

    /** Forgets it. */
    NewCookie close() {
        return cookie("", 0);
    }

    private NewCookie cookie(String value, int seconds) {
        return new NewCookie.Builder(COOKIE)
                .value(value)
                .path(PATH)
                .maxAge(seconds)
                .httpOnly(true)
                .secure(secure)
                .sameSite(NewCookie.SameSite.STRICT)
                .build();
    }
}
