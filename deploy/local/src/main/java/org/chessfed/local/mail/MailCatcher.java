package org.chessfed.local.mail;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.file.Path;

/** Takes mail over SMTP, keeps each as a file, and shows them over HTTP. */
final class MailCatcher {

    private MailCatcher() {}

    /** Arguments: the port of SMTP, the port of HTTP, the directory that keeps the mails. */
    public static void main(String[] arguments) throws IOException {
        int smtpPort = Integer.parseInt(arguments[0]);
        int httpPort = Integer.parseInt(arguments[1]);
        Mailbox mailbox = new Mailbox(Path.of(arguments[2]));
        GreenMail smtp = new GreenMail(new ServerSetup(smtpPort, "localhost", ServerSetup.PROTOCOL_SMTP));
        smtp.getUserManager().setMessageDeliveryHandler(new KeepingDelivery(smtp, mailbox));
        smtp.start();
        MailPages pages = new MailPages(httpPort, mailbox);
        pages.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            smtp.stop();
            pages.stop();
        }));
    }
}
