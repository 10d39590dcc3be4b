package org.chessfed.events;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The catalogue as an AsyncAPI 3.0 document: topics, messages, who publishes and who reacts. */
final class AsyncApi {

    private static final int PARTITIONS = 6;
    private static final long RETENTION_MS = 30L * 24 * 60 * 60 * 1000;
    private static final String BINDING = "0.5.0";
    private static final String ABOUT = """
            Facts that the services of the federation's platform tell each other. CloudEvents 1.0 over Kafka in binary \
            mode: the attributes are headers, the value is the JSON of the fact.

            * A fact is whole: it carries the state of its aggregate that others need, and its version.
            * Order is promised per aggregate only. A reader keeps the last version per aggregate and ignores older ones.
            * A fact may come twice with the same id: a reader skips the second.
            * Changes only add. A reader ignores properties that it does not know; absent values are left out.
            * Ids and public data only: no day of birth, contact, identity, account or free text.
            * After bounded retries a reader sets a fact aside among its own dead letters, for staff to replay.

            An operation's name begins with the service that sends or receives.""";

    private AsyncApi() {}

    static Map<String, Object> document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("asyncapi", "3.0.0");
        document.put("info", map("title", "chessfed events", "version", "1.0.0", "description", ABOUT));
        document.put("defaultContentType", "application/json");
        document.put("channels", channels());
        document.put("operations", operations());
        document.put("components", map("messages", messages(), "schemas", map("CloudEventHeaders", headers())));
        return document;
    }

    private static List<String> publishers() {
        return FactTypes.all().stream().map(FactTypes::serviceOf).distinct().toList();
    }

    private static Stream<Class<? extends Fact>> facts(String service) {
        return FactTypes.all().stream()
                .filter(record -> FactTypes.serviceOf(record).equals(service));
    }

    private static Map<String, Object> channels() {
        Map<String, Object> channels = new LinkedHashMap<>();
        for (String service : publishers()) {
            Map<String, Object> messages = new LinkedHashMap<>();
            facts(service)
                    .forEach(record -> messages.put(
                            record.getSimpleName(), ref("#/components/messages/" + record.getSimpleName())));
            Map<String, Object> kafka = map(
                    "partitions",
                    PARTITIONS,
                    "topicConfiguration",
                    map("cleanup.policy", List.of("delete"), "retention.ms", RETENTION_MS),
                    "bindingVersion",
                    BINDING);
            channels.put(
                    service,
                    map(
                            "address",
                            service + "-events",
                            "description",
                            "What " + service
                                    + " publishes. Facts with one key lie in one partition and keep their order.",
                            "messages",
                            messages,
                            "bindings",
                            map("kafka", kafka)));
        }
        return channels;
    }

    private static Map<String, Object> operations() {
        Map<String, Object> operations = new LinkedHashMap<>();
        for (String service : publishers()) {
            operations.put(service + "Publishes", operation("send", service, facts(service)));
        }
        for (String service : Reactions.services()) {
            for (String publisher : publishers()) {
                List<Class<? extends Fact>> known = facts(publisher)
                        .filter(record -> Reactions.reacts(service, record))
                        .toList();
                if (!known.isEmpty()) {
                    operations.put(
                            service + "ReactsTo" + capitalised(publisher),
                            operation("receive", publisher, known.stream()));
                }
            }
        }
        return operations;
    }

    private static Map<String, Object> operation(String action, String channel, Stream<Class<? extends Fact>> facts) {
        String path = "#/channels/" + channel;
        return map(
                "action",
                action,
                "channel",
                ref(path),
                "messages",
                facts.map(record -> ref(path + "/messages/" + record.getSimpleName()))
                        .toList());
    }

    private static Map<String, Object> messages() {
        Map<String, Object> messages = new LinkedHashMap<>();
        for (Class<? extends Fact> record : FactTypes.all()) {
            messages.put(record.getSimpleName(), message(record));
        }
        return messages;
    }

    private static Map<String, Object> message(Class<? extends Fact> record) {
        String type = FactTypes.typeOf(record);
        Fact example = Examples.full(record);
        Map<String, Object> ownHeaders = map(
                "type",
                "object",
                "properties",
                map(
                        "ce_type",
                        map("type", "string", "const", type),
                        "ce_subject",
                        map("type", "string", "description", "The fact's " + example.aggregateId() + ".")));
        Map<String, Object> key = map("type", "string", "description", "The fact's " + example.key() + ".");
        return map(
                "name",
                type,
                "title",
                record.getSimpleName(),
                "summary",
                RecordDocs.summary(record),
                "contentType",
                "application/json",
                "headers",
                map("allOf", List.of(ref("#/components/schemas/CloudEventHeaders"), ownHeaders)),
                "payload",
                ref("./schemas/" + type + ".json"),
                "bindings",
                map("kafka", map("key", key, "bindingVersion", BINDING)));
    }

    private static Map<String, Object> headers() {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("ce_specversion", map("type", "string", "const", "1.0"));
        properties.put("ce_id", text("Id of the fact; the same when it comes again."));
        properties.put("ce_type", text("Type of the fact, org.chessfed.<aggregate>.<fact>.v1."));
        properties.put("ce_source", text("The service that published it, such as /chessfed/registration."));
        properties.put("ce_subject", text("Id of the aggregate that it is about."));
        properties.put(
                "ce_time", map("type", "string", "format", "date-time", "description", "When it happened, in UTC."));
        properties.put("ce_datacontenttype", map("type", "string", "const", "application/json"));
        properties.put(
                "ce_aggregateversion",
                map(
                        "type",
                        "string",
                        "pattern",
                        "^[0-9]+$",
                        "description",
                        "Version of the aggregate after the fact, rising."));
        properties.put(
                "ce_cause", text("What brought it about: request:<id>, or the id of the fact that was handled."));
        properties.put("ce_traceparent", text("W3C trace context of the change."));
        properties.put("content-type", map("type", "string", "const", "application/json"));
        return map("type", "object", "required", List.copyOf(properties.keySet()), "properties", properties);
    }

    private static Map<String, Object> text(String description) {
        return map("type", "string", "description", description);
    }

    private static Map<String, Object> ref(String target) {
        return map("$ref", target);
    }

    private static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** A map in the order of its arguments: key, value, key, value. */
    private static Map<String, Object> map(Object... entries) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < entries.length; i += 2) {
            map.put((String) entries[i], entries[i + 1]);
        }
        return map;
    }
}
