package org.chessfed.local.mail;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** All mails of a run, one file each, so that the next run still shows them. */
final class Mailbox {

    private static final String SUFFIX = ".eml";
    private static final String RECIPIENT = "X-Caught-Recipient";
    private static final String RECEIVED = "X-Caught-At";

    private final Path directory;
    private final Clock clock = Clock.systemUTC();
    private final Session session = Session.getInstance(new Properties());
    private final List<CaughtMail> mails = new ArrayList<>();
    private long last;

    Mailbox(Path directory) throws IOException {
        this.directory = directory;
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(SUFFIX)).sorted().toList()) {
                mails.add(read(file));
            }
        }
        if (!mails.isEmpty()) {
            last = Long.parseLong(mails.get(mails.size() - 1).id());
        }
    }

    /** Keeps a mail for a recipient. */
    synchronized void keep(String recipient, MimeMessage message) throws IOException, MessagingException {
        String id = String.format(Locale.ROOT, "%08d", ++last);
        Instant now = clock.instant();
        Path incomplete = directory.resolve(id + ".part");
        try (OutputStream stream = Files.newOutputStream(incomplete)) {
            String head = "%s: %s\r\n%s: %s\r\n".formatted(RECIPIENT, recipient, RECEIVED, now);
            stream.write(head.getBytes(StandardCharsets.UTF_8));
            message.writeTo(stream);
        }
        Files.move(incomplete, directory.resolve(id + SUFFIX), StandardCopyOption.ATOMIC_MOVE);
        mails.add(CaughtMail.of(id, now, recipient, message));
    }

    /** The mails to a recipient, or to everybody when it is empty; the newest first. */
    synchronized List<CaughtMail> newestFirst(String recipient) {
        return mails.stream()
                .filter(mail -> recipient.isEmpty() || mail.to().equalsIgnoreCase(recipient))
                .toList()
                .reversed();
    }

    synchronized Optional<CaughtMail> find(String id) {
        return mails.stream().filter(mail -> mail.id().equals(id)).findFirst();
    }

    /** Forgets all mails and deletes their files. */
    synchronized void clear() throws IOException {
        for (CaughtMail mail : mails) {
            Files.deleteIfExists(directory.resolve(mail.id() + SUFFIX));
        }
        mails.clear();
    }

    private CaughtMail read(Path file) throws IOException {
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        try (InputStream stream = Files.newInputStream(file)) {
            MimeMessage message = new MimeMessage(session, stream);
            return CaughtMail.of(
                    name.substring(0, name.length() - SUFFIX.length()),
                    Instant.parse(message.getHeader(RECEIVED, null)),
                    message.getHeader(RECIPIENT, null),
                    message);
        } catch (MessagingException e) {
            throw new IOException("Not a mail: " + file, e);
        }
    }
}
