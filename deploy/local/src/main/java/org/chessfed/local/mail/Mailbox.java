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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All mails of a run, one file each, so that the next run still shows them; only their heads are held in memory. */
final class Mailbox {

    private static final String SUFFIX = ".eml";
    private static final String RECIPIENT = "X-Caught-Recipient";
    private static final String RECEIVED = "X-Caught-At";

    private final Path directory;
    private final Clock clock = Clock.systemUTC();
    private final Session session = Session.getInstance(new Properties());
    private final NavigableMap<String, CaughtMail> mails = new TreeMap<>();
    private final Map<String, List<CaughtMail>> byRecipient = new HashMap<>();
    private long last;

    Mailbox(Path directory) throws IOException {
        this.directory = directory;
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(SUFFIX)).sorted().toList()) {
                note(head(file));
            }
        }
        if (!mails.isEmpty()) {
            last = Long.parseLong(mails.lastKey());
        }
    }

    private void note(CaughtMail mail) {
        mails.put(mail.id(), mail);
        byRecipient
                .computeIfAbsent(mail.to().toLowerCase(Locale.ROOT), to -> new ArrayList<>())
                .add(mail);
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
        Files.move(incomplete, file(id), StandardCopyOption.ATOMIC_MOVE);
        note(CaughtMail.of(id, now, recipient, message));
    }

    /** The mails to a recipient, or to everybody when it is empty; the newest first. */
    synchronized List<CaughtMail> newestFirst(String recipient) {
        List<CaughtMail> found = recipient.isEmpty()
                ? new ArrayList<>(mails.values())
                : byRecipient.getOrDefault(recipient.toLowerCase(Locale.ROOT), List.of());
        return List.copyOf(found.reversed());
    }

    /** How many mails there are. */
    synchronized int size() {
        return mails.size();
    }

    synchronized Optional<CaughtMail> newest() {
        return Optional.ofNullable(mails.lastEntry()).map(Map.Entry::getValue);
    }

    synchronized Optional<CaughtMail> find(String id) {
        return Optional.ofNullable(mails.get(id));
    }

    /** What a mail says. */
    CaughtMail.Body body(CaughtMail mail) throws IOException {
        try {
            return CaughtMail.Body.of(read(file(mail.id())));
        } catch (MessagingException e) {
            throw new IOException("Not a mail: " + mail.id(), e);
        }
    }

    /** Forgets all mails and deletes their files. */
    synchronized void clear() throws IOException {
        for (String id : mails.keySet()) {
            Files.deleteIfExists(file(id));
        }
        mails.clear();
        byRecipient.clear();
    }

    private Path file(String id) {
        return directory.resolve(id + SUFFIX);
    }

    private CaughtMail head(Path file) throws IOException {
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        try {
            MimeMessage message = read(file);
            return CaughtMail.of(
                    name.substring(0, name.length() - SUFFIX.length()),
                    Instant.parse(message.getHeader(RECEIVED, null)),
                    message.getHeader(RECIPIENT, null),
                    message);
        } catch (MessagingException e) {
            throw new IOException("Not a mail: " + file, e);
        }
    }

    private MimeMessage read(Path file) throws IOException, MessagingException {
        try (InputStream stream = Files.newInputStream(file)) {
            return new MimeMessage(session, stream);
        }
    }
}
