package org.chessfed.demo.platform;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Function;

/** Many people who do the same at the same time, a few of them at once. */
public final class Crowd implements AutoCloseable {

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final int atOnce;

    /** A crowd of which so many act at once. */
    public Crowd(int atOnce) {
        this.atOnce = atOnce;
    }

    /** Does something for each; the first failure is thrown when all have ended. */
    public <T> void each(List<T> items, Consumer<T> act) {
        map(items, item -> {
            act.accept(item);
            return true;
        });
    }

    /** What comes out for each, in the order of the items; the first failure is thrown when all have ended. */
    public <T, R> Map<T, R> map(List<T> items, Function<T, R> act) {
        Semaphore free = new Semaphore(atOnce);
        List<Future<R>> futures = new ArrayList<>();
        for (T item : items) {
            futures.add(threads.submit(() -> {
                free.acquire();
                try {
                    return act.apply(item);
                } finally {
                    free.release();
                }
            }));
        }
        Map<T, R> results = new LinkedHashMap<>();
        Throwable failure = null;
        for (int i = 0; i < items.size(); i++) {
            try {
                results.put(items.get(i), futures.get(i).get());
            } catch (ExecutionException e) {
                failure = failure == null ? e.getCause() : failure;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted", e);
            }
        }
        if (failure instanceof RuntimeException known) {
            throw known;
        }
        if (failure != null) {
            throw new IllegalStateException(failure);
        }
        return results;
    }

    @Override
    public void close() {
        threads.close();
    }
}
