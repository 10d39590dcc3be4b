package org.chessfed.notification.notice;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.mail.Address;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.util.StreamProvider;
import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.notification.letter.Letter;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.eclipse.angus.mail.util.MailStreamProvider;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The channel MAIL: plain text over SMTP. */
@ApplicationScoped
class Mail {

    private static final Logger LOG = Logger.getLogger(Mail.class);

    private static final String CONNECT_MILLIS = "5000";

    /** Per answer of the server: all answers of a message come within the lease of its notice. */
    private static final String ANSWER_MILLIS = "30000";

    private static final int PERMANENT = 500;

    /** Servers end connections that bring too much. */
    private static final int MOST_PER_CONNECTION = 100;

    private final Session session;
    private final InternetAddress from;
    private final BusinessClock clock;

    Mail(
            @ConfigProperty(name = "chessfed.mail.host") String host,
            @ConfigProperty(name = "chessfed.mail.port") int port,
            @ConfigProperty(name = "chessfed.mail.from") String from,
            @ConfigProperty(name = "chessfed.mail.tls") Tls tls,
            @ConfigProperty(name = "chessfed.mail.user") Optional<String> user,
            @ConfigProperty(name = "chessfed.mail.password") Optional<String> password,
            @ConfigProperty(name = "chessfed.mail.greeting") String greeting,
            BusinessClock clock)
            throws MessagingException {
        // Named, it is not searched for in all jars again for every part of every mail.
        System.setProperty(StreamProvider.class.getName(), MailStreamProvider.class.getName());
        Properties settings = new Properties();
        settings.setProperty("mail.smtp.host", host);
        settings.setProperty("mail.smtp.port", String.valueOf(port));
        settings.setProperty("mail.smtp.localhost", greeting);
        settings.setProperty("mail.smtp.connectiontimeout", CONNECT_MILLIS);
        settings.setProperty("mail.smtp.timeout", ANSWER_MILLIS);
        settings.setProperty("mail.smtp.writetimeout", ANSWER_MILLIS);
        settings.setProperty("mail.smtp.quitwait", "false");
        settings.setProperty("mail.smtp.ssl.enable", String.valueOf(tls == Tls.TLS));
        settings.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        settings.setProperty("mail.smtp.starttls.enable", String.valueOf(tls == Tls.STARTTLS || tls == Tls.IF_OFFERED));
        settings.setProperty("mail.smtp.starttls.required", String.valueOf(tls == Tls.STARTTLS));
        settings.setProperty("mail.smtp.auth", String.valueOf(user.isPresent()));
        this.session = Session.getInstance(
                settings,
                user.map(name -> new SignIn(name, password.orElse(""))).orElse(null));
        this.from = new InternetAddress(from, true);
        this.clock = clock;
    }

    /** How the connection is protected. */
    enum Tls {
        NONE,
        IF_OFFERED,
        STARTTLS,
        TLS
    }

    /** What became of a message. */
    enum HandOver {
        /** The mail server has it. */
        TAKEN,
        /** Refused for good. */
        REFUSED,
        /** Not taken now; it certainly was not sent. */
        AWAY,
        /** The connection broke in the middle: it may have been sent. */
        UNCERTAIN
    }

    /** A connection for the letters of one sender; it is made for the first and made anew where the server has ended it. */
    Connection connection() {
        return new Connection();
    }

    /** Letters one after the other to the mail server. Not for several threads. */
    final class Connection implements AutoCloseable {

        private @Nullable Transport open;
        private int handedOver;

        private Connection() {}

        /**
         * Hands a letter to the mail server.
         *
         * @param noticeId makes the message's id, the same for every try, by which mail programs know a doubled message
         */
        HandOver send(UUID noticeId, String address, Letter letter) {
            Message message;
            try {
                message = message(noticeId, address, letter);
            } catch (MessagingException e) {
                return told(noticeId, HandOver.REFUSED, e); // no address at all
            }
            Transport transport;
            try {
                transport = connected();
            } catch (MessagingException e) {
                return told(noticeId, HandOver.AWAY, e); // nothing has been said about the message yet
            }
            try {
                transport.sendMessage(message, message.getAllRecipients());
                handedOver++;
                return HandOver.TAKEN;
            } catch (MessagingException e) {
                close(); // whatever the two have told each other so far does not touch the next letter
                return told(noticeId, outcome(e), e);
            }
        }

        /** The server is asked whether it still listens: a connection that it ended must not make a letter uncertain. */
        private Transport connected() throws MessagingException {
            Transport known = open;
            if (known != null && handedOver < MOST_PER_CONNECTION && known.isConnected()) {
                return known;
            }
            close();
            Transport fresh = session.getTransport("smtp");
            fresh.connect();
            open = fresh;
            return fresh;
        }

        @Override
        public void close() {
            Transport known = open;
            open = null;
            handedOver = 0;
            if (known == null) {
                return;
            }
            try {
                known.close();
            } catch (MessagingException e) {
                LOG.debugf(
                        "the connection to the mail server was closed with %s",
                        e.getClass().getSimpleName());
            }
        }
    }

    private Message message(UUID noticeId, String address, Letter letter) throws MessagingException {
        MimeMessage message = new MimeMessage(session) {
            @Override
            protected void updateMessageID() throws MessagingException {
                setHeader("Message-ID", "<notice-" + noticeId + "@chessfed>");
            }
        };
        message.setFrom(from);
        message.setRecipients(Message.RecipientType.TO, new Address[] {new InternetAddress(address, true)});
        message.setSubject(letter.subject(), StandardCharsets.UTF_8.name());
        message.setText(letter.text(), StandardCharsets.UTF_8.name());
        message.setHeader("Auto-Submitted", "auto-generated");
        message.setHeader("Content-Language", letter.language());
        message.setSentDate(Date.from(clock.now()));
        message.saveChanges();
        return message;
    }

    /** A reply of the server is certain, permanent from 500 on; anything else leaves open what the server did. */
    static HandOver outcome(MessagingException failure) {
        int reply = reply(failure);
        if (reply <= 0) {
            return HandOver.UNCERTAIN;
        }
        return reply >= PERMANENT ? HandOver.REFUSED : HandOver.AWAY;
    }

    private static int reply(Throwable failure) {
        int reply = 0;
        for (Throwable cause = failure; cause != null && reply <= 0; cause = cause.getCause()) {
            reply = switch (cause) {
                case SMTPAddressFailedException address -> address.getReturnCode();
                case SMTPSenderFailedException sender -> sender.getReturnCode();
                case SMTPSendFailedException message -> message.getReturnCode();
                default -> 0;
            };
        }
        return reply;
    }

    /** Class and reply only: the words of a mail server may hold the address. */
    private static HandOver told(UUID noticeId, HandOver outcome, MessagingException failure) {
        LOG.warnf(
                "notice %s was not taken: %s, %s, reply %d",
                noticeId, outcome, failure.getClass().getSimpleName(), reply(failure));
        return outcome;
    }

    private static final class SignIn extends jakarta.mail.Authenticator {

        private final String user;
        private final String password;

        SignIn(String user, String password) {
            this.user = user;
            this.password = password;
        }

        @Override
        protected jakarta.mail.PasswordAuthentication getPasswordAuthentication() {
            return new jakarta.mail.PasswordAuthentication(user, password);
        }
    }
}
