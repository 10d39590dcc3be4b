package org.chessfed.console.frontdoor;

import io.quarkus.runtime.configuration.MemorySize;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.RequestOptions;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.HttpProxy;
import io.vertx.httpproxy.ProxyContext;
import io.vertx.httpproxy.ProxyInterceptor;
import io.vertx.httpproxy.ProxyResponse;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * The APIs of all services under one origin: {@code /api/<service>/v1/…}, for programs that carry a bearer token, or
 * nobody's. No cookie is a way in, and nothing else of a service can be reached.
 *
 * <p>Only the headers that an API reads are handed on, so that nobody tells a service who he is or where he comes from.
 */
@ApplicationScoped
class FrontDoor {

    private static final Logger LOG = Logger.getLogger(FrontDoor.class);

    private static final Pattern PATH = Pattern.compile("/api/([a-z]+)(/v1/[A-Za-z0-9._~%:@!$&'()*+,;=/-]+)");
    /** Ways to write another path than the one that is checked: dots, slashes and controls, plain or encoded. */
    private static final Pattern AMBIGUOUS =
            Pattern.compile("//|(?:^|/)\\.{1,2}(?:/|$)|;|%(?:2e|2f|5c|25|[01][0-9a-f]|7f)", Pattern.CASE_INSENSITIVE);

    private static final Set<HttpMethod> METHODS = Set.of(
            HttpMethod.GET, HttpMethod.HEAD, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE);
    private static final Set<String> HANDED_ON = Set.of(
            "accept",
            "accept-language",
            "authorization",
            "content-length",
            "content-type",
            "idempotency-key",
            "if-match",
            "if-modified-since",
            "if-none-match",
            "traceparent",
            "tracestate",
            "user-agent",
            "x-request-id");
    private static final Set<String> NOT_GIVEN_BACK = Set.of("set-cookie", "server", "x-powered-by");
    private static final String SESSION = "q_session";
    private static final int NOT_MODIFIED = 304;

    private final Vertx vertx;
    private final long largest;
    private final Duration limit;
    private final Map<String, HttpProxy> services = new HashMap<>();

    FrontDoor(
            Vertx vertx,
            @ConfigProperty(name = "chessfed.front-door.max-body-size") MemorySize largest,
            @ConfigProperty(name = "chessfed.front-door.timeout") Duration limit,
            @ConfigProperty(name = "quarkus.rest-client.registration.url") URI registration,
            @ConfigProperty(name = "quarkus.rest-client.pairing.url") URI pairing,
            @ConfigProperty(name = "quarkus.rest-client.selection.url") URI selection,
            @ConfigProperty(name = "quarkus.rest-client.rating.url") URI rating,
            @ConfigProperty(name = "quarkus.rest-client.payment.url") URI payment,
            @ConfigProperty(name = "quarkus.rest-client.notification.url") URI notification) {
        this.vertx = vertx;
        this.largest = largest.asLongValue();
        this.limit = limit;
        HttpClient client = vertx.createHttpClient(new HttpClientOptions()
                .setMaxPoolSize(32)
                .setMaxWaitQueueSize(128)
                .setConnectTimeout(2000)
                .setKeepAliveTimeout(20));
        services.put("registration", proxy(client, registration));
        services.put("pairing", proxy(client, pairing));
        services.put("selection", proxy(client, selection));
        services.put("rating", proxy(client, rating));
        services.put("payment", proxy(client, payment));
        services.put("notification", proxy(client, notification));
    }

    void register(@Observes Router router) {
        router.route("/api/*").order(-1).handler(this::handle);
        router.route("/api").order(-1).handler(routing -> Refusal.NOT_FOUND.answer(routing));
    }

    private void handle(RoutingContext routing) {
        HttpServerRequest request = routing.request();
        String path = rawPath(request);
        Matcher matcher = PATH.matcher(path);
        if (!matcher.matches() || AMBIGUOUS.matcher(path).find()) {
            Refusal.NOT_FOUND.answer(routing);
            return;
        }
        HttpProxy service = services.get(matcher.group(1));
        if (service == null) {
            Refusal.NOT_FOUND.answer(routing);
            return;
        }
        Optional<Refusal> refusal = refusal(request);
        if (refusal.isPresent()) {
            refusal.get().answer(routing);
            return;
        }
        long timer = vertx.setTimer(limit.toMillis(), id -> tooLong(routing));
        routing.addEndHandler(ended -> vertx.cancelTimer(timer));
        service.handle(request);
    }

    private Optional<Refusal> refusal(HttpServerRequest request) {
        if (!METHODS.contains(request.method())) {
            return Optional.of(Refusal.METHOD);
        }
        String authorization = request.getHeader("Authorization");
        if (authorization == null
                && request.cookies().stream().anyMatch(c -> c.getName().startsWith(SESSION))) {
            return Optional.of(Refusal.COOKIE);
        }
        if (authorization != null && !authorization.regionMatches(true, 0, "Bearer ", 0, 7)) {
            return Optional.of(Refusal.SCHEME);
        }
        if (request.headers().contains("Transfer-Encoding")) {
            return Optional.of(Refusal.LENGTH);
        }
        String length = request.getHeader("Content-Length");
        if (length != null && (!length.matches("\\d{1,15}") || Long.parseLong(length) > largest)) {
            return Optional.of(Refusal.SIZE);
        }
        return Optional.empty();
    }

    private static void tooLong(RoutingContext routing) {
        if (routing.response().headWritten()) {
            routing.request().connection().close();
        } else if (!routing.response().ended()) {
            Refusal.TIME.answer(routing);
        }
    }

    private static HttpProxy proxy(HttpClient client, URI origin) {
        int port = origin.getPort() > 0 ? origin.getPort() : origin.getScheme().equals("https") ? 443 : 80;
        RequestOptions options = new RequestOptions()
                .setHost(origin.getHost())
                .setPort(port)
                .setSsl(origin.getScheme().equals("https"));
        return HttpProxy.reverseProxy(client)
                .origin(context -> context.client().request(new RequestOptions(options)))
                .addInterceptor(new HeadersAndPath(origin.getHost()));
    }

    private static String rawPath(HttpServerRequest request) {
        String uri = request.uri();
        int query = uri.indexOf('?');
        return query < 0 ? uri : uri.substring(0, query);
    }

    /** Hands on the path behind the service's name and the headers that an API reads. */
    private record HeadersAndPath(String host) implements ProxyInterceptor {

        @Override
        public Future<ProxyResponse> handleProxyRequest(ProxyContext context) {
            String uri = context.request().getURI();
            context.request().setURI(uri.substring(uri.indexOf('/', "/api/".length())));
            MultiMap headers = context.request().headers();
            for (String name : List.copyOf(headers.names())) {
                if (!HANDED_ON.contains(name.toLowerCase(Locale.ROOT))) {
                    headers.remove(name);
                }
            }
            return context.sendRequest().recover(failure -> {
                LOG.warnf("front door: %s is away: %s", host, failure.getMessage());
                return Future.succeededFuture(
                        Refusal.AWAY.of(context.request().release().response()));
            });
        }

        @Override
        public Future<Void> handleProxyResponse(ProxyContext context) {
            ProxyResponse response = context.response();
            NOT_GIVEN_BACK.forEach(name -> response.headers().remove(name));
            if (response.getStatusCode() == NOT_MODIFIED) {
                // Announced as chunks that never come, it would break clients.
                response.setBody(Body.body(Buffer.buffer()));
            }
            return context.sendResponse();
        }
    }
}
