package org.chessfed.notification;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chessfed.chassis.id.Ids;

/** What lies outside the service: a real SMTP server, and registration's contact endpoint over HTTP. */
public class Outside implements QuarkusTestResourceLifecycleManager {

    private static final Pattern PERSON = Pattern.compile("\"([0-9a-f-]{36})\"");
    private static final Map<String, String> CONTACTS = new ConcurrentHashMap<>();
    private static final AtomicInteger SECRETS = new AtomicInteger();
    private static volatile boolean registrationDown;
    private static GreenMail mail;
    private static HttpServer registration;

    /** A mail as it arrived. */
    record Received(String to, String subject, String text, String messageId) {}

    @Override
    public Map<String, String> start() {
        try {
            int port = freePort();
            mail = new GreenMail(new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
            mail.start();
            registration = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            registration.createContext("/internal/contacts", Outside::answer);
            registration.start();
            return Map.of(
                    "chessfed.mail.host",
                    "127.0.0.1",
                    "chessfed.mail.port",
                    String.valueOf(port),
                    "chessfed.public-url",
                    "https://chess.example",
                    "chessfed.registration.internal-url",
                    "http://127.0.0.1:" + registration.getAddress().getPort());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void stop() {
        registration.stop(0);
        mail.stop();
    }

    /** Registers a person there; an empty address is none. */
    static String person(String name, String language, String email) {
        String id = Ids.next().toString();
        contact(id, name, language, email);
        return id;
    }

    static void contact(String id, String name, String language, String email) {
        String address = email.isEmpty() ? "null" : "\"" + email + "\"";
        CONTACTS.put(
                id,
                "{\"personId\":\"%s\",\"nameZh\":\"%s\",\"passportName\":\"Latin %s\",\"email\":%s,\"language\":\"%s\""
                        .formatted(id, name, name, address, language));
    }

    static void registrationDown(boolean down) {
        registrationDown = down;
    }

    /** Stops or starts the mail server on its port. */
    static void mailDown(boolean down) {
        if (down) {
            mail.stop();
        } else {
            mail.start();
        }
    }

    /** What an address has received, in order. */
    static List<Received> mailsTo(String address) {
        return Arrays.stream(mail.getReceivedMessages())
                .map(Outside::received)
                .filter(message -> message.to().equals(address))
                .toList();
    }

    private static Received received(MimeMessage message) {
        try {
            return new Received(
                    message.getRecipients(Message.RecipientType.TO)[0].toString(),
                    message.getSubject(),
                    message.getContent().toString(),
                    message.getMessageID());
        } catch (MessagingException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void answer(HttpExchange call) throws IOException {
        String asked = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        String contacts = PERSON.matcher(asked)
                .results()
                .map(person -> CONTACTS.get(person.group(1)))
                .filter(Objects::nonNull)
                .map(contact -> contact + ",\"secret\":\"SECRET-" + SECRETS.incrementAndGet() + "\"}")
                .collect(Collectors.joining(","));
        int status = registrationDown ? 503 : 200;
        byte[] body =
                status == 200 ? ("{\"contacts\":[" + contacts + "]}").getBytes(StandardCharsets.UTF_8) : new byte[0];
        call.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        try (OutputStream out = call.getResponseBody()) {
            out.write(body);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
