package org.chessfed.local.mail;

import com.icegreen.greenmail.mail.MailAddress;
import com.icegreen.greenmail.mail.MovingMessage;
import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.user.MessageDeliveryHandler;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;

/** Keeps every mail in the mailbox; the server's own memory gets none. */
final class KeepingDelivery implements MessageDeliveryHandler {

    private final Mailbox mailbox;

    KeepingDelivery(Mailbox mailbox) {
        this.mailbox = mailbox;
    }

    @Override
    public GreenMailUser handle(MovingMessage message, MailAddress recipient) throws MessagingException {
        try {
            mailbox.keep(recipient.getEmail(), message.getMessage());
        } catch (IOException e) {
            throw new MessagingException("The mail cannot be kept", e);
        }
        return new Kept(recipient.getEmail());
    }

    /** A recipient whose mail is in the mailbox already; nobody signs in to this server. */
    private record Kept(String email) implements GreenMailUser {

        @Override
        public String getEmail() {
            return email;
        }

        @Override
        public String getLogin() {
            return email;
        }

        @Override
        public void deliver(MovingMessage message) {}

        @Override
        public void deliver(MimeMessage message) {}

        @Override
        public void create() {}

        @Override
        public void delete() {}

        @Override
        public String getPassword() {
            return "";
        }

        @Override
        public void setPassword(String password) {}

        @Override
        public void authenticate(String password) {}

        @Override
        public String getQualifiedMailboxName() {
            return email;
        }
    }
}
