package org.chessfed.testkit;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.chessfed.chassis.permission.PermissionTable;
import org.junit.jupiter.api.DynamicTest;

/**
 * Bad requests made from a service's OpenAPI document: every operation gets malformed JSON, wrong types, unknown fields,
 * missing ones, strings that are too long or hold a NUL, ids of nobody, wrong parameters, no token and a forged one. Each
 * must be answered by a problem that names the value, and must leave every table as it was.
 */
public final class BadRequests {

    private static final String NOBODY = "0190a000-0000-7000-8000-00000000dead";
    private static final String NUL = "a\u0000b";
    private static final int LONGEST = 10_000;
    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final JsonNode document;
    private final PermissionTable permissions;

    private BadRequests(JsonNode document, PermissionTable permissions) {
        this.document = document;
        this.permissions = permissions;
    }

    /**
     * One test per operation of a document.
     *
     * @param openApi the committed document
     * @param permissions rights of the service under test
     */
    public static Stream<DynamicTest> of(Path openApi, PermissionTable permissions) throws IOException {
        JsonNode document = new ObjectMapper(new YAMLFactory()).readTree(openApi.toFile());
        return new BadRequests(document, permissions).tests();
    }

    /** A call of one operation. */
    private record Operation(String method, String path, JsonNode definition) {

        String id() {
            return definition.required("operationId").asText();
        }
    }

    /** A request that is wrong in one way, and which answers are right. */
    private record Fault(String what, Call call, Predicate<Integer> status, String pointer) {}

    /** What is sent. */
    private record Call(
            String path,
            Map<String, String> query,
            Map<String, String> headers,
            String contentType,
            String body,
            String token) {

        Call body(String other) {
            return new Call(path, query, headers, contentType, other, token);
        }

        Call contentType(String other) {
            return new Call(path, query, headers, other, body, token);
        }

        Call path(String other) {
            return new Call(other, query, headers, contentType, body, token);
        }

        Call token(String other) {
            return new Call(path, query, headers, contentType, body, other);
        }

        /** Without a header. */
        Call without(String name) {
            Map<String, String> fewer = new TreeMap<>(headers);
            fewer.remove(name);
            return new Call(path, query, fewer, contentType, body, token);
        }

        Call header(String name, String value) {
            Map<String, String> other = new TreeMap<>(headers);
            other.put(name, value);
            return new Call(path, query, other, contentType, body, token);
        }

        Call query(String name, String value) {
            Map<String, String> other = new TreeMap<>(query);
            other.put(name, value);
            return new Call(path, other, headers, contentType, body, token);
        }
    }

    private Stream<DynamicTest> tests() {
        List<Operation> operations = new ArrayList<>();
        document.required("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    if (METHODS.contains(method.getKey())) {
                        operations.add(new Operation(method.getKey(), path.getKey(), method.getValue()));
                    }
                }));
        return operations.stream()
                .map(operation ->
                        DynamicTest.dynamicTest(operation.id() + " refuses bad requests", () -> test(operation)));
    }

    private void test(Operation operation) {
        Map<String, Long> before = Tables.rows();
        List<Fault> faults = faults(operation);
        SoftAssertions softly = new SoftAssertions();
        for (Fault fault : faults) {
            Response answer = send(operation, fault.call());
            String told = operation.id() + ", " + fault.what() + ": " + answer.statusCode() + " " + answer.asString();
            if (fault.what().startsWith("an id of nobody") && emptyList(operation, answer)) {
                continue;
            }
            softly.assertThat(fault.status().test(answer.statusCode())).as(told).isTrue();
            softly.assertThat(answer.contentType()).as(told).startsWith("application/problem+json");
            if (answer.statusCode() < 400) {
                continue; // the fault is told, and there is no problem to look at
            }
            softly.assertThat(answer.jsonPath().getInt("status")).as(told).isEqualTo(answer.statusCode());
            softly.assertThat(answer.jsonPath().getString("detail")).as(told).isNotBlank();
            if (!fault.pointer().isEmpty()) {
                softly.assertThat(answer.jsonPath().getList("errors.pointer", String.class))
                        .as(told)
                        .anyMatch(pointer -> pointer.startsWith(fault.pointer()));
            }
        }
        softly.assertThat(unbounded(operation)).as("strings without a bound").isEmpty();
        softly.assertThat(Tables.rows()).as("rows after %s", operation.id()).isEqualTo(before);
        softly.assertAll();
    }

    private List<Fault> faults(Operation operation) {
        List<Fault> faults = new ArrayList<>();
        Call good = good(operation);
        PermissionTable.Rule rule = permissions.of(operation.id()).orElseThrow();
        if (!rule.open()) {
            faults.add(new Fault("no token", good.token(""), status -> status == 401, ""));
            faults.add(new Fault(
                    "a token that nobody signed",
                    good.token(Tokens.forged("walker", "federation-admin")),
                    status -> status == 401,
                    ""));
        }
        wrongRole(rule)
                .ifPresent(role -> faults.add(new Fault(
                        "a role without a right", good.token(Tokens.of("walker", role)), status -> status == 403, "")));
        parameterFaults(operation, good, faults);
        JsonNode schema = jsonBody(operation);
        if (!schema.isMissingNode()) {
            bodyFaults(operation, good, resolve(schema), faults);
        }
        if (operation.path().contains("{")
                && faults.stream().noneMatch(fault -> fault.what().startsWith("an id"))) {
            faults.add(new Fault("an id of nobody", good, BadRequests::refused, ""));
        }
        return faults;
    }

    /** A realm role that the operation does not name; empty where every token opens it. */
    private static Optional<String> wrongRole(PermissionTable.Rule rule) {
        return rule.open() || rule.grants().containsKey("authenticated")
                ? Optional.empty()
                : PermissionMatrix.ROLES.stream()
                        .filter(role -> !rule.grants().containsKey(role))
                        .sorted()
                        .findFirst();
    }

    /** A list of what belongs to nobody may be empty; everything else refuses. */
    private static boolean emptyList(Operation operation, Response answer) {
        if (!"get".equals(operation.method()) || answer.statusCode() != 200) {
            return false;
        }
        String list = answer.asString().strip();
        return "[]".equals(list) || "{\"items\":[]}".equals(list);
    }

    private static boolean refused(int status) {
        return status >= 400 && status < 500;
    }

    private void bodyFaults(Operation operation, Call good, JsonNode schema, List<Fault> faults) {
        Predicate<Integer> bad = status -> status == 400;
        faults.add(new Fault("malformed JSON", good.body("{\"a\":"), bad, ""));
        faults.add(new Fault("JSON and more", good.body(good.body() + " {}"), bad, ""));
        faults.add(new Fault("an array", good.body("[]"), bad, ""));
        faults.add(new Fault("another media type", good.contentType("text/plain"), status -> status == 415, ""));
        if (!"object".equals(schema.path("type").asText()) || !schema.has("properties")) {
            return;
        }
        ObjectNode body = (ObjectNode) example(schema);
        faults.add(new Fault(
                "an unknown field",
                good.body(body.deepCopy().put("fieldOfNobody", 1).toString()),
                bad,
                "/fieldOfNobody"));
        schema.path("required")
                .forEach(name -> faults.add(new Fault(
                        "no " + name.asText(), good.body(without(body, name.asText())), bad, "/" + name.asText())));
        schema.required("properties").properties().forEach(property -> {
            String name = property.getKey();
            JsonNode type = resolve(property.getValue());
            faults.add(new Fault("another type of " + name, good.body(with(body, name, wrong(type))), bad, "/" + name));
            if (Set.of("date", "date-time").contains(type.path("format").asText())) {
                faults.add(new Fault(
                        "a year out of sight in " + name,
                        good.body(with(
                                body,
                                name,
                                JSON.getNodeFactory().textNode(text(type).replace("2031", "+999999999")))),
                        bad,
                        "/" + name));
            }
            if (isText(type)) {
                faults.add(new Fault(
                        "a NUL in " + name,
                        good.body(with(body, name, JSON.getNodeFactory().textNode(NUL))),
                        status -> status >= 400 && status < 500,
                        ""));
                int most = type.path("maxLength").asInt(LONGEST);
                faults.add(new Fault(
                        "too long a " + name,
                        good.body(with(body, name, JSON.getNodeFactory().textNode("9".repeat(most + 1)))),
                        bad,
                        "/" + name));
            }
        });
    }

    private void parameterFaults(Operation operation, Call good, List<Fault> faults) {
        for (JsonNode parameter : operation.definition().path("parameters")) {
            String name = parameter.required("name").asText();
            JsonNode type = resolve(parameter.required("schema"));
            switch (parameter.required("in").asText()) {
                case "path" -> {
                    faults.add(new Fault("an id of nobody as " + name, good, BadRequests::refused, ""));
                    faults.add(new Fault(
                            "a NUL as " + name,
                            good.path(filled(operation, name, "a%00b")),
                            status -> status >= 400 && status < 500,
                            ""));
                    if (!isText(type)) {
                        faults.add(new Fault(
                                "no such kind of " + name,
                                good.path(filled(operation, name, "neither-id-nor-number")),
                                status -> status == 400 || status == 404,
                                ""));
                    }
                }
                case "query" -> {
                    if (isText(type)) {
                        faults.add(new Fault(
                                "a NUL as " + name,
                                good.query(name, NUL),
                                status -> status >= 400 && status < 500,
                                ""));
                    } else {
                        faults.add(new Fault(
                                "no such kind of " + name,
                                good.query(name, "neither-id-nor-number"),
                                status -> status == 400,
                                "?" + name));
                    }
                }
                case "header" -> headerFaults(name, good, faults);
                default ->
                    throw new AssertionError(operation.id() + " has a parameter in a place unknown here: " + name);
            }
        }
    }

    private static void headerFaults(String name, Call good, List<Fault> faults) {
        switch (name) {
            case "Idempotency-Key" -> {
                faults.add(new Fault("no key", good.without(name), status -> status == 400, ""));
                faults.add(new Fault("too short a key", good.header(name, "short"), status -> status == 400, ""));
                faults.add(
                        new Fault("too long a key", good.header(name, "k".repeat(101)), status -> status == 400, ""));
            }
            case "If-Match" -> faults.add(new Fault("no version", good.without(name), status -> status == 428, ""));
            default -> {
                // A header that only chooses the language or the form of the answer.
            }
        }
    }

    private Response send(Operation operation, Call call) {
        RequestSpecification request = given().urlEncodingEnabled(false).headers(call.headers());
        if (!call.token().isEmpty()) {
            request.header("Authorization", "Bearer " + call.token());
        }
        call.query()
                .forEach((name, value) -> request.queryParam(name, URLEncoder.encode(value, StandardCharsets.UTF_8)));
        if (!call.body().isEmpty()) {
            request.header("Content-Type", call.contentType()).body(call.body().getBytes(StandardCharsets.UTF_8));
        }
        return request.request(operation.method().toUpperCase(Locale.ROOT), call.path());
    }

    private Call good(Operation operation) {
        Map<String, String> query = new TreeMap<>();
        for (JsonNode parameter : operation.definition().path("parameters")) {
            if ("query".equals(parameter.path("in").asText())
                    && parameter.path("required").asBoolean()) {
                query.put(
                        parameter.required("name").asText(),
                        example(resolve(parameter.required("schema"))).asText());
            }
        }
        JsonNode content = operation.definition().at("/requestBody/content");
        String type =
                content.isEmpty() ? "application/json" : content.fieldNames().next();
        JsonNode schema = jsonBody(operation);
        String body = schema.isMissingNode()
                ? content.isEmpty() ? "" : "nothing"
                : example(resolve(schema)).toString();
        Map<String, String> headers =
                Map.of("Idempotency-Key", UUID.randomUUID().toString(), "If-Match", "\"0\"");
        return new Call(filled(operation, "", ""), query, headers, type, body, token(operation));
    }

    /** A token whose roles let the operation through, if on no object. */
    private String token(Operation operation) {
        PermissionTable.Rule rule = permissions.of(operation.id()).orElseThrow();
        String[] roles = rule.grants().keySet().stream()
                .filter(PermissionMatrix.ROLES::contains)
                .toArray(String[]::new);
        return roles.length == 0 && !rule.open() ? Tokens.ofLink(NOBODY, "PERSON") : Tokens.of("walker", roles);
    }

    /** The path with ids of nobody, and a value for one parameter. */
    private static String filled(Operation operation, String name, String value) {
        String path = name.isEmpty() ? operation.path() : operation.path().replace("{" + name + "}", value);
        for (JsonNode parameter : operation.definition().path("parameters")) {
            String type = parameter.at("/schema/type").asText();
            String example = "integer".equals(type) ? "1" : NOBODY;
            path = path.replace("{" + parameter.required("name").asText() + "}", example);
        }
        return path;
    }

    private static JsonNode jsonBody(Operation operation) {
        return operation.definition().at("/requestBody/content/application~1json/schema");
    }

    private JsonNode resolve(JsonNode schema) {
        JsonNode found = schema;
        while (found.has("$ref") || found.has("allOf")) {
            found = found.has("$ref")
                    ? document.at(found.get("$ref").asText().substring(1))
                    : found.get("allOf").get(0);
        }
        return found;
    }

    /** Numbers and flags stand in every example: where nothing may be left out, the document does not always say so. */
    private static boolean isPlain(JsonNode type) {
        return Set.of("boolean", "integer", "number").contains(type.path("type").asText());
    }

    private static boolean isText(JsonNode type) {
        return "string".equals(type.path("type").asText()) && !type.has("enum") && !type.has("format");
    }

    private List<String> unbounded(Operation operation) {
        List<String> names = new ArrayList<>();
        resolve(jsonBody(operation)).path("properties").properties().forEach(property -> {
            JsonNode type = resolve(property.getValue());
            if (isText(type) && !bounded(type)) {
                names.add(property.getKey());
            }
        });
        return names;
    }

    /** By its length, or by a pattern that says more than that something must stand there. */
    private static boolean bounded(JsonNode type) {
        return type.has("maxLength")
                || type.has("pattern") && !"\\S".equals(type.get("pattern").asText());
    }

    private static String without(ObjectNode body, String name) {
        ObjectNode other = body.deepCopy();
        other.remove(name);
        return other.toString();
    }

    private static String with(ObjectNode body, String name, JsonNode value) {
        ObjectNode other = body.deepCopy();
        other.set(name, value);
        return other.toString();
    }

    private static JsonNode wrong(JsonNode type) {
        return switch (type.path("type").asText()) {
            case "string", "integer", "number", "boolean" -> JSON.createObjectNode();
            default -> JSON.getNodeFactory().textNode("neither list nor object");
        };
    }

    /** A value of a type that its constraints allow, as far as they are few. */
    private JsonNode example(JsonNode schema) {
        return switch (schema.path("type").asText()) {
            case "object" -> {
                ObjectNode object = JSON.createObjectNode();
                Set<String> required = new HashSet<>();
                schema.path("required").forEach(name -> required.add(name.asText()));
                schema.path("properties").properties().forEach(property -> {
                    JsonNode type = resolve(property.getValue());
                    if (required.contains(property.getKey()) || isPlain(type)) {
                        object.set(property.getKey(), example(type));
                    }
                });
                yield object;
            }
            case "array" -> {
                var array = JSON.createArrayNode();
                for (int i = 0; i < schema.path("minItems").asInt(0); i++) {
                    array.add(example(resolve(schema.path("items"))));
                }
                yield array;
            }
            case "integer", "number" ->
                JSON.getNodeFactory()
                        .numberNode(Math.max(1, schema.path("minimum").asInt(1)));
            case "boolean" -> JSON.getNodeFactory().booleanNode(false);
            default -> JSON.getNodeFactory().textNode(text(schema));
        };
    }

    private static String text(JsonNode schema) {
        if (schema.has("enum")) {
            return schema.get("enum").get(0).asText();
        }
        return switch (schema.path("format").asText()) {
            case "uuid" -> NOBODY;
            case "date" -> "2031-01-05";
            case "date-time" -> "2031-01-05T01:00:00Z";
            default -> "nobody";
        };
    }
}
