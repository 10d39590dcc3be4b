package org.chessfed.console.page;

import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What the layout of every page needs to know of the request: {@code {inject:page.…}} in templates. */
@Named("page")
@RequestScoped
public class PageContext {

    /** Where the filter of forms leaves the token of a request. */
    private static final String FORM_TOKEN = "csrf_token";
    /** Where the same filter notes that the token of a form was right. */
    private static final String FORM_VERIFIED = "csrf_token_verified";

    private final RoutingContext request;
    private final Viewers viewers;
    private final Assets assets;
    private Language language = Language.ZH_TW;
    private String path = "/";
    private String query = "";
    private @Nullable Viewer viewer;

    PageContext(RoutingContext request, Viewers viewers, Assets assets) {
        this.request = request;
        this.viewers = viewers;
        this.assets = assets;
    }

    /** The page begins. */
    void begin(Language asked, String requestPath, String requestQuery) {
        language = asked;
        path = requestPath;
        query = requestQuery;
    }

    /** Language of the page. */
    public Language language() {
        return language;
    }

    /** {@code lang} of the document. */
    public String lang() {
        return language.tag();
    }

    /** Whether the page is in English. */
    public boolean english() {
        return language == Language.EN;
    }

    /** Path of the page, without its query. */
    public String path() {
        return path;
    }

    /** The page again, as a local address. */
    public String here() {
        return query.isEmpty() ? path : path + "?" + query;
    }

    /** The same, as a value in a query. */
    public String hereEncoded() {
        return URLEncoder.encode(here(), StandardCharsets.UTF_8);
    }

    /** A fresh key for a command: a form sent twice is one command. */
    public String freshKey() {
        return UUID.randomUUID().toString();
    }

    /** Whether forms of the page can be sent: a request that is refused before it reaches a page has no token for them. */
    public boolean takesForms() {
        return request.get(FORM_TOKEN) != null;
    }

    /** Whether a form was sent whose token has not been found right, so that nothing of it was looked at. */
    boolean formUnverified() {
        return "POST".equals(request.request().method().name()) && request.get(FORM_VERIFIED) == null;
    }

    /** The page in the other language. */
    public String switched() {
        String rest = query.isEmpty() ? "" : "&" + query;
        return path + "?lang=" + language.other().tag() + rest;
    }

    /** Name of the other language, in itself. */
    public String otherLanguage() {
        return language.other().ownName();
    }

    /** Tag of the other language. */
    public String otherTag() {
        return language.other().tag();
    }

    /** Whoever looks at the page; asked for once. */
    public Viewer viewer() {
        Viewer known = viewer;
        if (known == null) {
            known = viewers.current();
            viewer = known;
        }
        return known;
    }

    /** Finds out who looks at the page before it is rendered on a thread that must not wait. */
    Uni<Viewer> find() {
        Viewer known = viewer;
        return known != null
                ? Uni.createFrom().item(known)
                : viewers.later().onFailure().recoverWithItem(Viewer.NOBODY).invoke(found -> viewer = found);
    }

    /** Whether somebody has signed in. */
    public boolean signedIn() {
        return !viewer().anonymous();
    }

    /** Whether the viewer has one of these roles, separated by spaces. */
    public boolean may(String roles) {
        return Arrays.stream(roles.split(" ")).anyMatch(viewer().roles()::contains);
    }

    /** Address of a file under {@code /static}, which changes when the file does. */
    public String asset(String file) {
        return assets.address(file);
    }
}
