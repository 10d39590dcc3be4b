package org.chessfed.local.mail;

import com.icegreen.greenmail.mail.MailAddress;
import com.icegreen.greenmail.mail.MovingMessage;
import com.icegreen.greenmail.store.FolderException;
import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.user.MessageDeliveryHandler;
import com.icegreen.greenmail.user.UserException;
import com.icegreen.greenmail.user.UserManager;
import com.icegreen.greenmail.util.GreenMail;
import jakarta.mail.MessagingException;
import java.io.IOException;

/** Keeps every mail in the mailbox; the server's own memory holds the last one only. */
final class KeepingDelivery implements MessageDeliveryHandler {

    private static final String SINK = "sink@localhost";

    private final GreenMail smtp;
    private final Mailbox mailbox;

    KeepingDelivery(GreenMail smtp, Mailbox mailbox) {
        this.smtp = smtp;
        this.mailbox = mailbox;
    }

    @Override
    public synchronized GreenMailUser handle(MovingMessage message, MailAddress recipient)
            throws MessagingException, UserException {
        try {
            mailbox.keep(recipient.getEmail(), message.getMessage());
            GreenMailUser sink = sink();
            smtp.getManagers().getImapHostManager().getInbox(sink).deleteAllMessages();
            return sink;
        } catch (IOException | FolderException e) {
            throw new MessagingException("The mail cannot be kept", e);
        }
    }

    private GreenMailUser sink() throws UserException {
        UserManager users = smtp.getUserManager();
        GreenMailUser sink = users.getUserByEmail(SINK);
        return sink == null ? users.createUser(SINK, SINK, SINK) : sink;
    }
}
