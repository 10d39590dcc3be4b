package org.chessfed.pairing.page;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
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

    private static final int MOST_TOURNAMENTS = 1_000;

    private final TransactionSynchronizationRegistry transaction;
    private final Cache<UUID, Map<Page, Optional<Object>>> tournaments;

    Snapshots(
            TransactionSynchronizationRegistry transaction,
            @ConfigProperty(name = "chessfed.snapshots.lifetime") Duration lifetime) {
        this.transaction = transaction;
        this.tournaments = Caffeine.newBuilder()
                .maximumSize(MOST_TOURNAMENTS)
                .expireAfterWrite(lifetime)
                .build();
    }

    /** A page of a tournament: what it shows, and of which round or section. */
    private record Page(Class<?> type, Object part) {}

    /**
     * A page of a tournament.
     *
     * @param part which one of its kind: a round number, a section; anything equal for the only one
     * @param read reads it from the database; empty while it is not public
     */
    public <T> Optional<T> of(UUID tournament, Class<T> type, Object part, Supplier<Optional<T>> read) {
        Map<Page, Optional<Object>> pages = tournaments.get(tournament, id -> new ConcurrentHashMap<>());
        return pages.computeIfAbsent(new Page(type, part), page -> read.get().map(Object.class::cast))
                .map(type::cast);
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
                tournaments.invalidate(tournament);
            }
        });
    }
}
