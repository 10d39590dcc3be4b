package org.chessfed.console.service;

import io.quarkus.cache.Cache;
import io.quarkus.cache.CacheName;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What services answer to everybody, asked for once in some seconds however many people look. */
@ApplicationScoped
public class PublicReads {

    private final Cache cache;
    private final Bearer bearer;

    PublicReads(@CacheName("public-reads") Cache cache, Bearer bearer) {
        this.cache = cache;
        this.bearer = bearer;
    }

    /**
     * An answer, at most some seconds old.
     *
     * @param question names the answer: the call and its arguments, the language too where the answer depends on it
     * @param call asks the service, as nobody would
     */
    public <T> T of(List<Object> question, Supplier<T> call) {
        return cache.<List<Object>, T>get(question, q -> bearer.asNobody(call))
                .await()
                .indefinitely();
    }

    /** The same where there may be nothing, because it is unknown or not published yet. */
    public <T> Optional<T> find(List<Object> question, Supplier<T> call) {
        return of(question, () -> {
            try {
                return Optional.of(call.get());
            } catch (ServiceProblem problem) {
                if (problem.status() == 404) {
                    return Optional.empty();
                }
                throw problem;
            }
        });
    }
}
