package org.chessfed.local.mail;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.Message;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The mail catcher")
class MailCatcherTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    Path directory;

    private GreenMail smtp;
    private MailPages pages;

    @BeforeEach
    void start() throws Exception {
        Mailbox mailbox = new Mailbox(directory);
        smtp = new GreenMail(ServerSetup.SMTP.dynamicPort());
        smtp.getUserManager().setMessageDeliveryHandler(new KeepingDelivery(mailbox));
        smtp.start();
        pages = new MailPages(0, mailbox);
        pages.start();
    }

    @AfterEach
    void stop() {
        smtp.stop();
        pages.stop();
    }

    @Test
    @DisplayName("shows a mail with its Chinese subject, its text and its link, to the recipient who is asked for")
    void showsAMail() throws Exception {
        send("chen@example.test", "報名已收到", "您好\nhttp://localhost:8080/link#abc", "<p>您好</p>");
        send("lin@example.test", "Other", "other", "<p>other</p>");

        JsonNode found = json("/api/v1/search?query=to:chen@example.test");
        assertThat(found.path("messages_count").asInt()).isEqualTo(1);
        assertThat(found.at("/messages/0/Subject").asText()).isEqualTo("報名已收到");
        assertThat(found.at("/messages/0/To/0/Address").asText()).isEqualTo("chen@example.test");

        JsonNode whole = json("/api/v1/message/" + found.at("/messages/0/ID").asText());
        assertThat(whole.path("Text").asText()).contains("您好").contains("http://localhost:8080/link#abc");
        assertThat(whole.path("HTML").asText()).contains("<p>您好</p>");
    }

    @Test
    @DisplayName("lists the newest first, page by page")
    void listsTheNewestFirst() throws Exception {
        for (int i = 1; i <= 3; i++) {
            send("a@example.test", "mail " + i, "text", "<p>text</p>");
        }

        JsonNode page = json("/api/v1/messages?start=1&limit=1");
        assertThat(page.path("total").asInt()).isEqualTo(3);
        assertThat(page.path("messages")).hasSize(1);
        assertThat(page.at("/messages/0/Subject").asText()).isEqualTo("mail 2");
        assertThat(json("/api/v1/message/latest").path("Subject").asText()).isEqualTo("mail 3");
    }

    @Test
    @DisplayName("still has its mails after a restart, until they are deleted")
    void keepsItsMails() throws Exception {
        send("a@example.test", "kept", "text", "<p>text</p>");
        stop();
        start();

        assertThat(json("/api/v1/messages").at("/messages/0/Subject").asText()).isEqualTo("kept");
        send("a@example.test", "next", "text", "<p>text</p>");
        assertThat(json("/api/v1/messages").path("total").asInt()).isEqualTo(2);

        assertThat(call("DELETE", "/api/v1/messages").statusCode()).isEqualTo(200);
        assertThat(json("/api/v1/messages").path("total").asInt()).isZero();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    @DisplayName("shows people a page in which nothing of a mail can run")
    void showsASafePage() throws Exception {
        send("a@example.test", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<script>2</script>");

        String list = call("GET", "/").body();
        assertThat(list).contains("&lt;script&gt;alert(1)").doesNotContain("<script>");
        assertThat(call("GET", "/view/00000001").body())
                .contains("&lt;img src=x")
                .doesNotContain("<img");
    }

    @Test
    @DisplayName("answers 404 for an unknown mail and 400 for a search that it does not know")
    void answersWhatItDoesNotKnow() throws Exception {
        assertThat(call("GET", "/api/v1/message/00000009").statusCode()).isEqualTo(404);
        assertThat(call("GET", "/api/v1/search?query=subject:x").statusCode()).isEqualTo(400);
        assertThat(call("POST", "/api/v1/messages").statusCode()).isEqualTo(405);
    }

    private void send(String to, String subject, String text, String html) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("mail.smtp.host", "localhost");
        properties.setProperty("mail.smtp.port", Integer.toString(smtp.getSmtp().getPort()));
        MimeMessage message = new MimeMessage(Session.getInstance(properties));
        message.setFrom(new InternetAddress("no-reply@chessfed.example"));
        message.setRecipient(Message.RecipientType.TO, new InternetAddress(to));
        message.setSubject(subject, "UTF-8");
        MimeMultipart parts = new MimeMultipart("alternative");
        MimeBodyPart plain = new MimeBodyPart();
        plain.setText(text, "UTF-8");
        parts.addBodyPart(plain);
        MimeBodyPart rich = new MimeBodyPart();
        rich.setContent(html, "text/html; charset=UTF-8");
        parts.addBodyPart(rich);
        message.setContent(parts);
        Transport.send(message);
    }

    private JsonNode json(String path) throws Exception {
        HttpResponse<String> answer = call("GET", path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return new ObjectMapper().readTree(answer.body());
    }

    private HttpResponse<String> call(String method, String path) throws Exception {
        return HTTP.send(
                HttpRequest.newBuilder(URI.create("http://localhost:" + pages.port() + path))
                        .method(method, HttpRequest.BodyPublishers.noBody())
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }
}
