package org.chessfed.events;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which service reacts to which facts. */
final class Reactions {

    /** Aggregate, or aggregate and fact, by service. */
    private static final Map<String, List<String>> BY_SERVICE = new LinkedHashMap<>();

    /** What every service keeps a copy of, the owner too: regulations decide, assignments permit. */
    private static final List<String> COPIED = List.of("competition.published", "assignment");

    static {
        BY_SERVICE.put(
                "registration", List.of("charge.raised", "charge.settled", "berth", "sanction", "rating.changed"));
        BY_SERVICE.put("pairing", List.of("roster", "entry.cancelled", "playoff.requested"));
        BY_SERVICE.put(
                "selection",
                List.of(
                        "person",
                        "entry",
                        "roster",
                        "round.published",
                        "player.voided",
                        "standings.published",
                        "rating.changed"));
        BY_SERVICE.put("rating", List.of("person", "tournament.finished", "result.corrected"));
        BY_SERVICE.put("payment", List.of("entry.submitted", "entry.cancelled", "person.erased"));
        BY_SERVICE.put(
                "notification",
                List.of(
                        "berth",
                        "charge.raised",
                        "entry.submitted",
                        "entry.confirmed",
                        "entry.cancelled",
                        "person.registered",
                        "person.changed",
                        "person.erased",
                        "refund.paid",
                        "round.published",
                        "sanction.imposed"));
    }

    private Reactions() {}

    static List<String> services() {
        return List.copyOf(BY_SERVICE.keySet());
    }

    static boolean reacts(String service, Class<? extends Fact> record) {
        String type = FactTypes.typeOf(record);
        List<String> named = BY_SERVICE.getOrDefault(service, List.of());
        return matches(COPIED, type) || matches(named, type);
    }

    /** Names that match no fact of the catalogue: a slip of the pen, or a fact that was renamed. */
    static List<String> unknown() {
        List<String> types = FactTypes.all().stream().map(FactTypes::typeOf).toList();
        return BY_SERVICE.values().stream()
                .flatMap(List::stream)
                .filter(name -> types.stream().noneMatch(type -> matches(List.of(name), type)))
                .toList();
    }

    private static boolean matches(List<String> names, String type) {
        return names.stream().anyMatch(name -> type.startsWith("org.chessfed." + name + "."));
    }
}
