package org.chessfed.demo.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chessfed.local.PlatformService;

/**
 * The flow of facts between the services.
 *
 * @param published facts that left a service, as its relay counted them
 * @param delivered distinct facts in the inboxes, over all services
 * @param lost over each type and each service that reacts to it: published less delivered
 * @param duplicatedEffects effect rows beyond one per cause, kind and subject
 * @param corrections facts of the type {@code result.corrected} that left
 * @param lostWhere facts lost, by {@code type -> service}
 */
record FlowCounts(
        long published,
        long delivered,
        long lost,
        long duplicatedEffects,
        long corrections,
        Map<String, Long> lostWhere) {

    private static final String CORRECTED = "org.chessfed.result.corrected.v1";

    FlowCounts {
        lostWhere = Map.copyOf(lostWhere);
    }

    /**
     * Adds up what every service answers to {@code /internal/flow}.
     *
     * @throws IllegalStateException if a service has received more facts of a type than all have published
     */
    static FlowCounts of(PlatformReader platform) {
        Map<String, Long> published = new HashMap<>();
        List<Reaction> reactions = new ArrayList<>();
        long duplicated = 0;
        for (PlatformService service : platform.services()) {
            JsonNode flow = platform.management(service, "/internal/flow");
            flow.required("published")
                    .properties()
                    .forEach(type ->
                            published.merge(type.getKey(), type.getValue().asLong(), Long::sum));
            JsonNode received = flow.required("received");
            flow.required("reactsTo")
                    .forEach(type -> reactions.add(new Reaction(
                            type.asText(), service, received.path(type.asText()).asLong())));
            duplicated += flow.required("duplicatedEffects").asLong();
        }
        Map<String, Long> lost = new TreeMap<>();
        for (Reaction reaction : reactions) {
            long missing = published.getOrDefault(reaction.type(), 0L) - reaction.received();
            if (missing < 0) {
                throw new IllegalStateException("%s has received %d facts of %s more than were published"
                        .formatted(reaction.service().module(), -missing, reaction.type()));
            }
            if (missing > 0) {
                lost.put(reaction.type() + " -> " + reaction.service().module(), missing);
            }
        }
        return new FlowCounts(
                published.values().stream().mapToLong(Long::longValue).sum(),
                reactions.stream().mapToLong(Reaction::received).sum(),
                lost.values().stream().mapToLong(Long::longValue).sum(),
                duplicated,
                published.getOrDefault(CORRECTED, 0L),
                lost);
    }

    /** What one service has received of one type that it has a handler for. */
    private record Reaction(String type, PlatformService service, long received) {}
}
