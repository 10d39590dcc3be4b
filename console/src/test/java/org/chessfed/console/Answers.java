package org.chessfed.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Answers of services in their real shape, and the selection's regulation; {@code AnswersTest} holds them to docs/api. */
public final class Answers {

    /** The tournament of the answers. */
    public static final String TOURNAMENT = "01a00000-0000-7000-8000-0000000000a1";

    /** The person of the answers. */
    public static final String PERSON = "01a00000-0000-7000-8000-000000000103";

    private Answers() {}

    /** The text of an answer. */
    public static String of(String name) {
        return read(Path.of("src/test/resources/answers", name + ".json"));
    }

    /** Puts everything that the public pages of an event ask for. */
    public static void serveEvent() {
        StubServices.clear();
        StubServices.json("/v1/competitions", "[{\"code\":\"SEL\",\"version\":1,\"state\":\"PUBLISHED\"}]");
        StubServices.answer(
                "/v1/competitions/SEL/versions/1/document",
                new StubServices.Answer(
                        200,
                        "text/plain",
                        read(Path.of("../libs/regulation/src/main/resources/regulations/sel-114.yaml")),
                        0));
        StubServices.json("/v1/competitions/SEL/events/P1N", of("event"));
        StubServices.json("/v1/tournaments?competition=SEL", of("tournaments-P1N"));
        StubServices.json("/v1/tournaments?competition=SEL&event=P1N", of("tournaments-P1N"));
        StubServices.json("/v1/tournaments/" + TOURNAMENT + "/rounds/3/pairings", of("pairings"));
        StubServices.json("/v1/tournaments/" + TOURNAMENT + "/standings/MEN", of("standings-MEN"));
        StubServices.json("/v1/tournaments/" + TOURNAMENT + "/standings/WOMEN", of("standings-WOMEN"));
        StubServices.json("/v1/tournaments/" + TOURNAMENT + "/standings/MEN/players/20/working", of("working"));
        StubServices.json("/v1/tournaments/" + TOURNAMENT + "/players", of("players"));
        StubServices.json("/v1/seasons", "[]");
        StubServices.json("/v1/ratings/" + PERSON, of("rating"));
        StubServices.json("/v1/ratings/" + PERSON + "/changes?limit=20", of("changes"));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
