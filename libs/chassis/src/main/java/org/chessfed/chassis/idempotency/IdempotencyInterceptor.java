package org.chessfed.chassis.idempotency;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.database.SqlStates;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/**
 * Runs a POST once per key and caller. The row of the key is the first statement of the business transaction: a second
 * request with the same key waits at it until the first has committed, and then finds its answer; if the first was rolled
 * back, it takes its place. A transaction that the database chose to end for a deadlock is run again.
 */
@Idempotent
@Interceptor
@Priority(Interceptor.Priority.LIBRARY_BEFORE)
class IdempotencyInterceptor {

    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{8,100}");
    private static final Set<String> KEPT_HEADERS = Set.of("Location", "ETag");

    private static final int MOST_ATTEMPTS = 3;

    private final Database database;
    private final Caller caller;
    private final Permissions permissions;
    private final RoutingContext http;
    private final ObjectMapper json;

    IdempotencyInterceptor(
            Database database, Caller caller, Permissions permissions, RoutingContext http, ObjectMapper json) {
        this.database = database;
        this.caller = caller;
        this.permissions = permissions;
        this.http = http;
        this.json = json;
    }

    @AroundInvoke
    @Nullable
    Object once(InvocationContext call) {
        String key = key();
        String owner = caller.name();
        String fingerprint = fingerprint(call);
        for (int attempt = 1; ; attempt++) {
            try {
                return QuarkusTransaction.requiringNew().call(() -> {
                    claim(owner, key, fingerprint);
                    Object result = call.proceed();
                    remember(owner, key, call, result);
                    return result;
                });
            } catch (RuntimeException e) {
                if (attempt == MOST_ATTEMPTS || !SqlStates.deadlock(e)) {
                    throw e;
                }
            }
        }
    }

    private String key() {
        String key = http.request().getHeader("Idempotency-Key");
        if (key == null) {
            throw DomainProblem.of(400, "idempotency-key-missing");
        }
        if (!KEY.matcher(key).matches()) {
            throw DomainProblem.invalid(FieldError.of("?Idempotency-Key", "idempotency-key"));
        }
        return key;
    }

    private void claim(String owner, String key, String fingerprint) {
        int claimed = database.update("""
                insert into idempotency(caller, key, fingerprint, expires_at) values (?, ?, ?, now() + interval '24 hours')
                on conflict (caller, key) do update set fingerprint = excluded.fingerprint, status = null, headers = null,
                    body = null, expires_at = excluded.expires_at
                where idempotency.expires_at < now()""", owner, key, fingerprint);
        if (claimed == 1) {
            return;
        }
        Optional<StoredAnswer> answer = database.first(
                "select status, headers, body, fingerprint from idempotency where caller = ? and key = ?",
                row -> {
                    if (!fingerprint.equals(row.getString("fingerprint"))) {
                        throw DomainProblem.of(422, "idempotency-key-reused");
                    }
                    return new StoredAnswer(row.getInt("status"), row.getString("headers"), row.getString("body"));
                },
                owner,
                key);
        permissions.noObject("the caller was given this very answer before");
        throw answer.orElseThrow();
    }

    private void remember(String owner, String key, InvocationContext call, @Nullable Object result) {
        int status = call.getMethod().isAnnotationPresent(ResponseStatus.class)
                ? call.getMethod().getAnnotation(ResponseStatus.class).value()
                : result == null ? 204 : 200;
        StringBuilder headers = new StringBuilder();
        @Nullable Object entity = result;
        if (result instanceof RestResponse<?> response) {
            status = response.getStatus();
            entity = response.getEntity();
            response.getStringHeaders().forEach((name, values) -> keep(headers, name, values.getFirst()));
        } else if (result instanceof Response response) {
            status = response.getStatus();
            entity = response.getEntity();
            response.getStringHeaders().forEach((name, values) -> keep(headers, name, values.getFirst()));
        }
        if (status >= 500) {
            throw new IllegalStateException("an answer of status " + status + " is thrown, not returned");
        }
        database.update(
                "update idempotency set status = ?, headers = ?, body = ? where caller = ? and key = ?",
                status,
                headers.toString(),
                entity == null ? "" : write(entity),
                owner,
                key);
    }

    private static void keep(StringBuilder headers, String name, String value) {
        if (KEPT_HEADERS.stream().anyMatch(name::equalsIgnoreCase)) {
            headers.append(name).append(": ").append(value).append('\n');
        }
    }

    /** What was asked: method, path and the values that the method was given. */
    private String fingerprint(InvocationContext call) {
        MessageDigest digest = sha256();
        add(digest, http.request().method() + " " + http.request().uri());
        for (Object argument : call.getParameters()) {
            if (argument instanceof FileUpload file) {
                add(digest, file);
            } else if (argument != null && !framework(argument)) {
                add(digest, write(argument));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    private static void add(MessageDigest digest, FileUpload file) {
        try {
            digest.update(Files.readAllBytes(file.uploadedFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean framework(Object argument) {
        String name = argument.getClass().getName();
        return name.startsWith("org.jboss.resteasy.")
                || name.startsWith("io.quarkus.")
                || name.startsWith("io.vertx.")
                || name.startsWith("jakarta.");
    }

    private String write(Object value) {
        try {
            return json.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an answer cannot be written", e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
