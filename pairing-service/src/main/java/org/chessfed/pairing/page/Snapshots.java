package org.chessfed.pairing.page;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * What is public of a tournament, kept as it was last read, so that a hall full of telephones asks the database once. A change
 * of the tournament in this process drops its pages as soon as it is committed; a change in another process shows after the
 * pages' lifetime.
 */
@ApplicationScoped
public class Snapshots {

    /** How long a browser may show a page without asking again, in seconds. */
    public static final int BROWSER_SECONDS = 3;

    private static final int MOST_PAGES = 20_000;

    private final TransactionSynchronizationRegistry transaction;

    /** A page stands here from the moment that somebody begins to read it; whoever asks meanwhile waits for that reading. */
    private final AsyncCache<Page, Optional<Object>> pages;

    Snapshots(
            TransactionSynchronizationRegistry transaction,
            @ConfigProperty(name = "chessfed.snapshots.lifetime") Duration lifetime) {
        this.transaction = transaction;
        this.pages = Caffeine.newBuilder()
                .maximumSize(MOST_PAGES)
                .expireAfterWrite(lifetime)
                .buildAsync();
    }

    /** A page: of which tournament, what it shows, and of which round or section. */
    private record Page(UUID tournament, Class<?> type, Object part) {}

    /**
     * A page of a tournament. The database is read on the thread of the caller, and no lock of the cache is held meanwhile:
     * other pages are served and dropped.
     *
     * @param part which one of its kind: a round number, a section; anything equal for the only one
     * @param read reads it from the database; empty while it is not public
     */
    public <T> Optional<T> of(UUID tournament, Class<T> type, Object part, Supplier<Optional<T>> read) {
        Page page = new Page(tournament, type, part);
        CompletableFuture<Optional<Object>> own = new CompletableFuture<>();
        CompletableFuture<Optional<Object>> first = pages.asMap().putIfAbsent(page, own);
        return (first == null ? read(own, read) : read(first)).map(type::cast);
    }

    private static <T> Optional<Object> read(CompletableFuture<Optional<Object>> own, Supplier<Optional<T>> read) {
        try {
            Optional<Object> found = read.get().map(Object.class::cast);
            own.complete(found);
            return found;
        } catch (RuntimeException | Error e) {
            own.completeExceptionally(e); // the cache forgets it, so that the next one reads again
            throw e;
        }
    }

    private static Optional<Object> read(CompletableFuture<Optional<Object>> other) {
        try {
            return other.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    /**
     * The running transaction changes a tournament: when it ends, its pages are read anew. A page that somebody is reading
     * at that moment goes to the dropped ones.
     */
    public void dropAfterChange(UUID tournament) {
        transaction.registerInterposedSynchronization(new Synchronization() {
            @Override
            public void beforeCompletion() {}

            @Override
            public void afterCompletion(int status) {
                pages.asMap().keySet().removeIf(page -> page.tournament().equals(tournament));
            }
        });
    }
}
