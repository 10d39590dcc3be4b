package org.chessfed.local.mail;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;

/**
 * Shows the mails: as pages for people, and as JSON in the shape of Mailpit, which Docker Compose runs in this place,
 * so that the same program reads mails in both.
 */
final class MailPages {

    private static final int DEFAULT_LIMIT = 50;
    private static final int HIGHEST_LIMIT = 1000;
    private static final String JSON = "application/json";
    private static final String HTML = "text/html; charset=utf-8";
    private static final String TEXT = "text/plain; charset=utf-8";
    private static final String MESSAGE = "/api/v1/message/";

    private final HttpServer server;
    private final Mailbox mailbox;
    private final ObjectMapper mapper = new ObjectMapper();

    MailPages(int port, Mailbox mailbox) throws IOException {
        this.mailbox = mailbox;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
    }

    int port() {
        return server.getAddress().getPort();
    }

    void start() {
        server.start();
    }

    void stop() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            switch (exchange.getRequestMethod()) {
                case "GET" -> get(exchange, path);
                case "DELETE" -> delete(exchange, path);
                default -> send(exchange, 405, TEXT, "Only GET and DELETE.\n");
            }
        }
    }

    private void get(HttpExchange exchange, String path) throws IOException {
        Map<String, String> query = query(exchange);
        if (path.equals("/readyz") || path.equals("/livez")) {
            send(exchange, 200, TEXT, "ok\n");
        } else if (path.equals("/")) {
            send(exchange, 200, HTML, listPage());
        } else if (path.startsWith("/view/")) {
            Optional<CaughtMail> mail = mailbox.find(path.substring("/view/".length()));
            send(
                    exchange,
                    mail.isPresent() ? 200 : 404,
                    HTML,
                    mail.isPresent() ? mailPage(mail.get()) : "No such mail.");
        } else if (path.equals("/api/v1/messages")) {
            send(exchange, 200, JSON, list(mailbox.newestFirst(""), query));
        } else if (path.equals("/api/v1/search")) {
            search(exchange, query);
        } else if (path.startsWith(MESSAGE)) {
            Optional<CaughtMail> mail = message(path.substring(MESSAGE.length()));
            if (mail.isPresent()) {
                send(exchange, 200, JSON, mapper.writeValueAsString(whole(mail.get())));
            } else {
                send(exchange, 404, JSON, "{\"Error\":\"No such mail.\"}");
            }
        } else {
            send(exchange, 404, TEXT, "Nothing here. The mails are listed at / and /api/v1/messages.\n");
        }
    }

    private void search(HttpExchange exchange, Map<String, String> query) throws IOException {
        String term = query.getOrDefault("query", "");
        if (!term.startsWith("to:")) {
            send(exchange, 400, JSON, "{\"Error\":\"Only query=to:ADDRESS is known.\"}");
            return;
        }
        String recipient = term.substring("to:".length()).replace("\"", "").strip();
        send(exchange, 200, JSON, list(mailbox.newestFirst(recipient), query));
    }

    private void delete(HttpExchange exchange, String path) throws IOException {
        if (path.equals("/api/v1/messages")) {
            mailbox.clear();
            send(exchange, 200, TEXT, "ok\n");
        } else {
            send(exchange, 404, TEXT, "Only /api/v1/messages can be deleted.\n");
        }
    }

    private Optional<CaughtMail> message(String id) {
        return id.equals("latest") ? mailbox.newest() : mailbox.find(id);
    }

    private String list(List<CaughtMail> mails, Map<String, String> query) throws IOException {
        int start = Math.min(number(query, "start", 0), mails.size());
        int limit = Math.min(number(query, "limit", DEFAULT_LIMIT), HIGHEST_LIMIT);
        List<CaughtMail> page = mails.subList(start, Math.min(mails.size(), start + limit));
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("total", mailbox.size());
        answer.put("messages_count", mails.size());
        answer.put("start", start);
        List<Map<String, Object>> messages = new ArrayList<>();
        for (CaughtMail mail : page) {
            messages.add(summary(mail, mailbox.body(mail)));
        }
        answer.put("messages", messages);
        return mapper.writeValueAsString(answer);
    }

    private static int number(Map<String, String> query, String name, int otherwise) {
        String value = query.getOrDefault(name, "");
        return value.matches("\\d{1,9}") ? Integer.parseInt(value) : otherwise;
    }

    private static Map<String, Object> summary(CaughtMail mail, CaughtMail.Body body) {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("ID", mail.id());
        summary.put("From", address(mail.from()));
        summary.put("To", List.of(address(mail.to())));
        summary.put("Subject", mail.subject());
        summary.put("Created", mail.received().toString());
        summary.put("Snippet", body.snippet());
        return summary;
    }

    private Map<String, Object> whole(CaughtMail mail) throws IOException {
        CaughtMail.Body body = mailbox.body(mail);
        Map<String, Object> whole = summary(mail, body);
        whole.put("Date", mail.received().toString());
        whole.put("Text", body.text());
        whole.put("HTML", body.html());
        return whole;
    }

    private static Map<String, String> address(String address) {
        return Map.of("Name", "", "Address", address);
    }

    private String listPage() {
        StringBuilder rows = new StringBuilder();
        for (CaughtMail mail :
                mailbox.newestFirst("").stream().limit(HIGHEST_LIMIT).toList()) {
            rows.append("<tr><td>%s<td>%s<td><a href=\"/view/%s\">%s</a>\n"
                    .formatted(
                            escape(mail.received().toString()),
                            escape(mail.to()),
                            escape(mail.id()),
                            escape(mail.subject().isEmpty() ? "(no subject)" : mail.subject())));
        }
        return page("Mails", "<table><tr><th>Received<th>To<th>Subject\n" + rows + "</table>");
    }

    private String mailPage(CaughtMail mail) throws IOException {
        CaughtMail.Body said = mailbox.body(mail);
        // The HTML part is shown as text: a mail must not run anything on this page.
        String body = said.text().isEmpty() ? said.html() : said.text();
        return page(
                mail.subject(),
                "<p><a href=\"/\">All mails</a><p>From %s<br>To %s<br>%s<pre>%s</pre>"
                        .formatted(
                                escape(mail.from()),
                                escape(mail.to()),
                                escape(mail.received().toString()),
                                linked(escape(body))));
    }

    private static String linked(String escaped) {
        return escaped.replaceAll("(https?://[^\\s<>\"]+)", "<a href=\"$1\" rel=\"noreferrer\">$1</a>");
    }

    private static String page(String title, String content) {
        return """
                <!doctype html><html lang="en"><meta charset="utf-8"><title>%s</title>
                <style>body{font:16px/1.5 sans-serif;margin:2em auto;max-width:60em;padding:0 1em}
                td,th{text-align:left;padding:.2em 1em .2em 0;vertical-align:top}pre{white-space:pre-wrap}</style>
                <h1>%s</h1>%s
                """.formatted(escape(title), escape(title), content);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static Map<String, String> query(HttpExchange exchange) {
        Map<String, String> query = new LinkedHashMap<>();
        String raw = exchange.getRequestURI().getRawQuery();
        if (raw != null) {
            for (String pair : raw.split("&")) {
                int equals = pair.indexOf('=');
                if (equals > 0) {
                    query.put(pair.substring(0, equals), decode(pair.substring(equals + 1)));
                }
            }
        }
        return query;
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    private static void send(HttpExchange exchange, int status, String type, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
