package org.chessfed.notification.notice;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.internet.InternetAddress;
import java.io.IOException;
import org.chessfed.notification.notice.Mail.HandOver;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What a failed hand-over means")
class MailTest {

    private static final Address[] NONE = {};

    @ParameterizedTest
    @CsvSource({"421, AWAY", "450, AWAY", "499, AWAY", "500, REFUSED", "550, REFUSED", "554, REFUSED"})
    @DisplayName("the reply decides: 4xx is tried again, 5xx is not")
    void replies(int code, HandOver outcome) throws MessagingException {
        MessagingException recipient = new SendFailedException(
                "no", new SMTPAddressFailedException(new InternetAddress("a@example.test"), "RCPT", code, "no"));
        MessagingException message = new SMTPSendFailedException("DATA", code, "no", null, NONE, NONE, NONE);
        assertThat(Mail.outcome(recipient)).isEqualTo(outcome);
        assertThat(Mail.outcome(message)).isEqualTo(outcome);
    }

    @Test
    @DisplayName("I13: a connection that broke in the middle may have sent it, so it is not tried again by itself")
    void brokenInTheMiddle() {
        assertThat(Mail.outcome(new MessagingException("reset", new IOException())))
                .isEqualTo(HandOver.UNCERTAIN);
        assertThat(Mail.outcome(new SMTPSendFailedException("DATA", -1, "[EOF]", null, NONE, NONE, NONE)))
                .isEqualTo(HandOver.UNCERTAIN);
    }
}
