package org.chessfed.events;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The committed documents against the records. With {@code -Dchessfed.events.write=true} they are written anew instead of
 * compared, after the check that nothing breaks an older reader.
 */
@DisplayName("The documents of the catalogue")
class EventDocumentsTest {

    private static final Path DOCUMENTS = Path.of("../../docs/api/events");
    private static final Path SCHEMAS = DOCUMENTS.resolve("schemas");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .disable(YAMLGenerator.Feature.SPLIT_LINES)
            .build();

    static List<Class<? extends Fact>> facts() {
        return FactTypes.all();
    }

    @ParameterizedTest
    @MethodSource("facts")
    @DisplayName("change by addition only: what an older reader needs stays as it was committed")
    void additive(Class<? extends Fact> record) throws IOException {
        assertThat(breaks(record))
                .as("%s breaks older readers: publish a new type instead", FactTypes.typeOf(record))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("facts")
    @DisplayName("describe what is sent: a fact with and without its optional values is valid")
    void valid(Class<? extends Fact> record) {
        Schema schema = REGISTRY.getSchema(EventSchemas.of(record).toString(), InputFormat.JSON);

        for (Fact fact : List.of(Examples.full(record), Examples.sparse(record))) {
            assertThat(schema.validate(FactJson.write(fact), InputFormat.JSON)).isEmpty();
            assertThat(FactJson.read(FactJson.write(fact), record)).isEqualTo(fact);
        }
        assertThat(schema.validate("{}", InputFormat.JSON)).isNotEmpty();
    }

    @Test
    @DisplayName("name as read by a service only facts that exist")
    void reactions() {
        assertThat(Reactions.unknown()).isEmpty();
    }

    @Test
    @DisplayName("say what the records say")
    void inStep() throws IOException {
        Map<Path, String> expected = expected();
        if (Boolean.getBoolean("chessfed.events.write")) {
            write(expected);
        }

        assertThat(committed())
                .as("run the tests of libs/events with -Dchessfed.events.write=true and commit docs/api/events")
                .isEqualTo(expected);
    }

    private static List<String> breaks(Class<? extends Fact> record) throws IOException {
        Path older = schemaFile(record);
        return Files.exists(older)
                ? Additive.breaks(JSON.readTree(Files.readString(older)), EventSchemas.of(record))
                : List.of();
    }

    private static Path schemaFile(Class<? extends Fact> record) {
        return SCHEMAS.resolve(FactTypes.typeOf(record) + ".json");
    }

    private static Map<Path, String> expected() throws IOException {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines);
        Map<Path, String> files = new TreeMap<>();
        for (Class<? extends Fact> record : FactTypes.all()) {
            files.put(schemaFile(record), JSON.writer(printer).writeValueAsString(EventSchemas.of(record)) + "\n");
        }
        files.put(DOCUMENTS.resolve("asyncapi.yaml"), YAML.writeValueAsString(AsyncApi.document()));
        return files;
    }

    private static Map<Path, String> committed() throws IOException {
        Map<Path, String> files = new TreeMap<>();
        if (Files.exists(DOCUMENTS)) {
            try (Stream<Path> paths = Files.walk(DOCUMENTS)) {
                for (Path path : paths.filter(EventDocumentsTest::isDocument).toList()) {
                    files.put(path, Files.readString(path));
                }
            }
        }
        return files;
    }

    private static boolean isDocument(Path path) {
        return path.toString().endsWith(".json") || path.toString().endsWith(".yaml");
    }

    private static void write(Map<Path, String> files) throws IOException {
        for (Class<? extends Fact> record : FactTypes.all()) {
            assertThat(breaks(record)).as(FactTypes.typeOf(record)).isEmpty();
        }
        Files.createDirectories(SCHEMAS);
        for (Map.Entry<Path, String> file : files.entrySet()) {
            Files.writeString(file.getKey(), file.getValue());
        }
    }
}
