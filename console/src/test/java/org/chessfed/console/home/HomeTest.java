package org.chessfed.console.home;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.chessfed.console.StubServices;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(StubServices.class)
@DisplayName("The first page, and what every page has")
class HomeTest {

    private static final String DOCUMENT = """
            regulation: {code: LAKE, version: 1, zone: Asia/Taipei}
            title: {zh: 湖畔盃選拔賽, en: Lakeside Selection}
            clauses:
              LAKE-X1: {article: 一, zh: 檢舉專線, en: Hotline}
            sections: [{id: MEN, title: {zh: 男子組, en: Men}}]
            stages:
              - id: PRELIM
                title: {zh: 初賽, en: Preliminary}
                events: [{id: P1E, title: {zh: 東區 <第一場>, en: East <first>}, start: 2031-01-05T09:00}]
            """;

    @BeforeEach
    void serve() {
        StubServices.clear();
        StubServices.json("/v1/competitions", """
                [{"code":"LAKE","version":1,"state":"PUBLISHED"},{"code":"SECRET","version":1,"state":"DRAFT"}]
                """);
        StubServices.answer(
                "/v1/competitions/LAKE/versions/1/document", new StubServices.Answer(200, "text/plain", DOCUMENT, 0));
    }

    @Test
    @DisplayName("lists the published competitions in Chinese, and texts of services are text")
    void chinese() {
        given().header("Accept-Language", "zh-TW")
                .get("/")
                .then()
                .statusCode(200)
                .header("Content-Language", "zh-TW")
                .body(containsString("<html lang=\"zh-TW\">"))
                .body(containsString("湖畔盃選拔賽"))
                .body(containsString("東區 &lt;第一場&gt;"))
                .body(containsString("2031年1月5日"))
                .body(not(containsString("SECRET")));
    }

    @Test
    @DisplayName("?lang switches the language and a cookie keeps it, against what the browser asks for")
    void switchesLanguage() {
        Response switched = given().header("Accept-Language", "zh-TW").get("/?lang=en");
        switched.then().statusCode(200).body(containsString("Lakeside Selection"));
        assertThat(switched.getDetailedCookie("lang").isHttpOnly()).isTrue();
        assertThat(switched.getDetailedCookie("lang").getSameSite()).isEqualTo("Lax");

        given().header("Accept-Language", "zh-TW")
                .cookie("lang", switched.getCookie("lang"))
                .get("/")
                .then()
                .body(containsString("<html lang=\"en\">"));
    }

    @Test
    @DisplayName("a browser that has the page already gets 304")
    void notModified() {
        String csrf = given().get("/").getCookie("csrf");
        String tag = given().cookie("csrf", csrf).get("/").getHeader("ETag");
        given().cookie("csrf", csrf)
                .header("If-None-Match", tag)
                .get("/")
                .then()
                .statusCode(304);
    }

    @Test
    @DisplayName("every answer forbids what does not come from here")
    void headers() {
        for (String path : new String[] {"/", "/static/console.css", "/nowhere", "/api/pairing/v1/x"}) {
            given().get(path)
                    .then()
                    .header("Content-Security-Policy", containsString("default-src 'none'"))
                    .header("Content-Security-Policy", not(containsString("unsafe")))
                    .header("X-Content-Type-Options", "nosniff");
        }
    }

    @Test
    @DisplayName("an address without a page says so, in the reader's language")
    void notFound() {
        given().header("Accept-Language", "en")
                .get("/nowhere")
                .then()
                .statusCode(404)
                .contentType("text/html")
                .body(containsString("Nothing here"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "csrf-token=",
                "csrf-token=%2F%2F",
                "csrf-token=a",
                "csrf-token=!",
                "csrf-token=%00",
                "csrf-token=%E7%8E%8B",
                "csrf-token=QUJD&csrf-token=!",
                "csrf-token=AAAAAAAAAAAAAAAAAAAAAA"
            })
    @DisplayName("a form without its token, or with one that is none, does nothing and says so (attack 18)")
    void formWithoutToken(String body) {
        String cookie = given().get("/").getCookie("csrf");
        for (String language : List.of("zh-TW", "en")) {
            for (Map<String, String> cookies :
                    List.of(Map.of("csrf", cookie), Map.of("csrf", "!"), Map.<String, String>of())) {
                given().header("Accept-Language", language)
                        .cookies(cookies)
                        .contentType("application/x-www-form-urlencoded")
                        .body("x=1&" + body)
                        .post("/sign-out")
                        .then()
                        .statusCode(400)
                        .contentType("text/html")
                        .header("Content-Language", language)
                        .body(containsString("<html lang=\"" + language + "\""));
            }
        }
    }

    @Test
    @DisplayName("staff pages ask for a sign-in, and a sign-in leads to pages of ours only")
    void signIn() {
        given().redirects()
                .follow(false)
                .get("/sign-in-again?to=//evil.example")
                .then()
                .statusCode(303)
                .header(
                        "Location",
                        equalTo(given().redirects()
                                .follow(false)
                                .get("/sign-in-again?to=/")
                                .header("Location")));
    }
}
