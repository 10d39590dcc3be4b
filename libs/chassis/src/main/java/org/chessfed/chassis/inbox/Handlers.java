package org.chessfed.chassis.inbox;

import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chessfed.events.Fact;
import org.chessfed.events.FactTypes;

/** The handlers of this service, by type of fact. */
@ApplicationScoped
public class Handlers {

    private final Map<String, List<FactHandler<?>>> byType = new TreeMap<>();

    Handlers(@All List<FactHandler<?>> handlers) {
        for (FactHandler<?> handler : handlers) {
            byType.computeIfAbsent(FactTypes.typeOf(handler.type()), type -> new ArrayList<>())
                    .add(handler);
        }
    }

    /** Types that this service reacts to. */
    public Set<String> types() {
        return byType.keySet();
    }

    /** Topics on which they come. */
    Set<String> topics() {
        Set<String> topics = new TreeSet<>();
        byType.values()
                .forEach(handlers ->
                        topics.add(FactTypes.topicOf(handlers.getFirst().type())));
        return topics;
    }

    /** Handlers of a type; none for a type that this service does not react to. */
    List<FactHandler<?>> of(String type) {
        return byType.getOrDefault(type, List.of());
    }

    /** Kind of aggregate of a type that has handlers. */
    String aggregateOf(String type) {
        Class<? extends Fact> fact = of(type).getFirst().type();
        return FactTypes.aggregateOf(fact);
    }
}
