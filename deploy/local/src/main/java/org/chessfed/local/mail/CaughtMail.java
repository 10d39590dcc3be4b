package org.chessfed.local.mail;

import jakarta.mail.Address;
import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.time.Instant;

/**
 * The head of a mail as it reached one recipient.
 *
 * @param id its place in the order of arrival, with leading zeros
 * @param received when it came, by this machine's clock
 * @param from the sender in the mail's head
 * @param to the recipient that the sending server named
 * @param subject the subject, decoded
 */
record CaughtMail(String id, Instant received, String from, String to, String subject) {

    static CaughtMail of(String id, Instant received, String to, MimeMessage message) throws MessagingException {
        Address[] senders = message.getFrom();
        String sender = senders != null && senders.length > 0 && senders[0] instanceof InternetAddress address
                ? address.getAddress()
                : "";
        String subject = message.getSubject();
        return new CaughtMail(id, received, sender, to, subject == null ? "" : subject);
    }

    /**
     * What a mail says.
     *
     * @param text the plain text, empty when it has none
     * @param html the HTML text, empty when it has none
     */
    record Body(String text, String html) {

        private static final int SNIPPET = 120;

        static Body of(MimeMessage message) throws MessagingException, IOException {
            return new Body(body(message, "text/plain"), body(message, "text/html"));
        }

        /** The beginning of the text in one line. */
        String snippet() {
            String line = text.strip().replaceAll("\\s+", " ");
            return line.substring(0, Math.min(SNIPPET, line.length()));
        }

        private static String body(Part part, String type) throws MessagingException, IOException {
            if (part.isMimeType(type) && part.getContent() instanceof String content) {
                return content;
            }
            if (part.getContent() instanceof Multipart parts) {
                for (int i = 0; i < parts.getCount(); i++) {
                    BodyPart inner = parts.getBodyPart(i);
                    String found = Part.ATTACHMENT.equalsIgnoreCase(inner.getDisposition()) ? "" : body(inner, type);
                    if (!found.isEmpty()) {
                        return found;
                    }
                }
            }
            return "";
        }
    }
}
