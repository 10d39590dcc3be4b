package org.chessfed.console;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads pages and sends their forms as a browser does: with cookie, token and key. */
public final class Forms {

    private static final Path REGULATION = Path.of("../libs/regulation/src/main/resources/regulations/sel-114.yaml");

    /** Where a browser keeps its session; what lies in it is the test's own identity. */
    private static final String SESSION = "q_session";

    private Forms() {}

    /** The services know one competition, by its real document. */
    public static void serveRegulation() {
        StubServices.json("/v1/competitions", "[{\"code\":\"SEL\",\"version\":1,\"state\":\"PUBLISHED\"}]");
        try {
            StubServices.answer(
                    "/v1/competitions/SEL/versions/1/document",
                    new StubServices.Answer(200, "text/plain", Files.readString(REGULATION), 0));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A page; a copy of it is left under {@code target/pages} to look at. */
    public static Response page(String address, String name, String language) {
        Response page = given().cookie(SESSION, "test")
                .header("Accept-Language", language)
                .urlEncodingEnabled(false)
                .get(address);
        assertThat(page.statusCode()).as(page.asString()).isEqualTo(200);
        try {
            Files.createDirectories(Path.of("target/pages"));
            Files.writeString(Path.of("target/pages/" + name + "-" + language + ".html"), page.asString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return page;
    }

    /** Sends a form of a page, with its token and key. */
    public static Response send(Response page, String address, Map<String, String> fields) {
        RequestSpecification request = given().redirects()
                .follow(false)
                .header("Accept-Language", "en")
                .cookie(SESSION, "test")
                .cookie("csrf", page.getCookie("csrf"))
                .contentType("application/x-www-form-urlencoded; charset=UTF-8")
                .formParam("csrf-token", field(page, "csrf-token"))
                .formParam("key", field(page, "key"));
        fields.forEach(request::formParam);
        return request.post(address);
    }

    /** What a hidden field of a page holds. */
    public static String field(Response page, String name) {
        String html = page.asString();
        Matcher found = Pattern.compile("name=\"" + name + "\" value=\"([^\"]*)\"")
                .matcher(html.substring(html.indexOf("<main")));
        assertThat(found.find()).as("a field " + name).isTrue();
        return found.group(1);
    }
}
