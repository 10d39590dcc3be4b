package org.chessfed.local.mail;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.util.StreamProvider;
import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.angus.mail.util.MailStreamProvider;

/** Takes mail over SMTP, keeps each as a file, and shows them over HTTP. */
final class MailCatcher {

    private MailCatcher() {}

    /** Arguments: the port of SMTP, the port of HTTP, the directory that keeps the mails. */
    public static void main(String[] arguments) throws IOException {
        int smtpPort = Integer.parseInt(arguments[0]);
        int httpPort = Integer.parseInt(arguments[1]);
        // Named, it is not searched for in all jars again for every part of every mail.
        System.setProperty(StreamProvider.class.getName(), MailStreamProvider.class.getName());
        Mailbox mailbox = new Mailbox(Path.of(arguments[2]));
        GreenMail smtp = new GreenMail(new ServerSetup(smtpPort, "localhost", ServerSetup.PROTOCOL_SMTP));
        smtp.getUserManager().setMessageDeliveryHandler(new KeepingDelivery(mailbox));
        smtp.start();
        MailPages pages = new MailPages(httpPort, mailbox);
        pages.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            smtp.stop();
            pages.stop();
        }));
    }
}
