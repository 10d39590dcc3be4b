package org.chessfed.notification.notice;

import io.quarkus.arc.Arc;
import io.quarkus.arc.ManagedContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.chessfed.chassis.time.DueWork;
import org.chessfed.notification.contact.Contact;
import org.chessfed.notification.contact.Contacts;
import org.chessfed.notification.contact.ContactsAway;
import org.chessfed.notification.letter.Letter;
import org.chessfed.notification.letter.Letters;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Sends what is queued. Contact and private link are fetched for each try, so that neither is ever kept; address, secret and
 * text reach no log either.
 */
@ApplicationScoped
class DeliverNotices implements DueWork {

    private static final Logger LOG = Logger.getLogger(DeliverNotices.class);

    /** A letter spends its time waiting for registration, the mail server and the disk, so several are on their way at once. */
    private static final int SENDERS = 4;

    /** So many letters of a sender are asked for together: contacts and links of many cost little more than of one. */
    private static final int AT_ONCE = 20;

    private final Notices notices;
    private final Contacts contacts;
    private final Letters letters;
    private final Mail mail;

    DeliverNotices(Notices notices, Contacts contacts, Letters letters, Mail mail) {
        this.notices = notices;
        this.contacts = contacts;
        this.letters = letters;
        this.mail = mail;
    }

    /**
     * Sends until nothing is due, or until the outside is away: the rest then waits for the next sweep and keeps its tries.
     * Tries follow the system's clock, not the business clock.
     */
    @Override
    public int runDue(Instant upTo) {
        int done = notices.giveUpUncertain();
        if (notices.underWay() == 0) {
            return done;
        }
        List<Future<Integer>> senders = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < SENDERS; i++) {
                senders.add(threads.submit(this::sendInContext));
            }
        }
        for (Future<Integer> sender : senders) {
            done += result(sender);
        }
        return done;
    }

    private static int result(Future<Integer> sender) {
        try {
            return sender.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while sending", e);
        }
    }

    /** A thread of its own needs a request context of its own. */
    private int sendInContext() {
        ManagedContext context = Arc.container().requestContext();
        context.activate();
        try {
            return send();
        } finally {
            context.terminate();
        }
    }

    private int send() {
        int done = 0;
        try (Mail.Connection connection = mail.connection()) {
            List<Notice> claimed = notices.claim(AT_ONCE);
            while (!claimed.isEmpty()) {
                int tried = deliver(claimed, connection);
                done += tried;
                if (tried < claimed.size()) {
                    return done;
                }
                claimed = notices.claim(AT_ONCE);
            }
        }
        return done;
    }

    @Override
    public long due(Instant upTo) {
        return notices.underWay();
    }

    /** Tries notices one after the other; fewer than all if the outside is away, and the one that met this is put off. */
    private int deliver(List<Notice> claimed, Mail.Connection connection) {
        Map<String, Contact> found;
        try {
            found = contacts.of(claimed.stream().map(Notice::personId).collect(Collectors.toSet()));
        } catch (ContactsAway e) {
            Notice first = claimed.getFirst();
            LOG.warnf("notice %s is put off: %s", first.id(), e.getMessage());
            notices.putOff(first, Failure.CONTACTS_AWAY);
            notices.giveBack(claimed.subList(1, claimed.size()));
            return 0;
        }
        for (int i = 0; i < claimed.size(); i++) {
            Notice notice = claimed.get(i);
            if (!deliver(notice, found.get(notice.personId()), connection)) {
                notices.giveBack(claimed.subList(i + 1, claimed.size()));
                return i;
            }
        }
        return claimed.size();
    }

    /** Tries one notice; false if it was put off because the mail server is away. */
    private boolean deliver(Notice notice, @Nullable Contact contact, Mail.Connection connection) {
        if (contact == null) {
            notices.fail(notice, Failure.NO_PERSON);
            return true;
        }
        String address = contact.email();
        if (address == null || address.isBlank()) {
            notices.fail(notice, Failure.NO_ADDRESS);
            return true;
        }
        Letter letter = write(notice, contact);
        if (letter == null) {
            notices.fail(notice, Failure.LETTER);
            return true;
        }
        return !notices.beginSending(notice) || handOver(notice, address, letter, connection);
    }

    private @Nullable Letter write(Notice notice, Contact contact) {
        try {
            return letters.write(notice, contact);
        } catch (RuntimeException e) {
            LOG.errorf(
                    "the letter of notice %s (%s) could not be written: %s at %s",
                    notice.id(),
                    notice.kind().id(),
                    e.getClass().getName(),
                    e.getStackTrace().length == 0 ? "unknown" : e.getStackTrace()[0]);
            return null;
        }
    }

    private boolean handOver(Notice notice, String address, Letter letter, Mail.Connection connection) {
        switch (connection.send(notice.id(), address, letter)) {
            case TAKEN -> notices.sent(notice);
            case REFUSED -> notices.fail(notice, Failure.REFUSED);
            case UNCERTAIN -> notices.fail(notice, Failure.UNCERTAIN);
            case AWAY -> {
                notices.putOff(notice, Failure.MAIL_SERVER_AWAY);
                return false;
            }
        }
        return true;
    }
}
