package org.chessfed.notification.letter;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.notification.contact.Contact;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.Notice;
import org.chessfed.notification.person.Persons;
import org.chessfed.regulation.Regulation;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Writes letters from the regulation's and persons' copies. */
@ApplicationScoped
public class Letters {

    private final Competitions competitions;
    private final Persons persons;
    private final LetterWriter writer;

    Letters(
            Competitions competitions,
            Persons persons,
            @ConfigProperty(name = "chessfed.public-url") String publicUrl) {
        this.competitions = competitions;
        this.persons = persons;
        this.writer = new LetterWriter(new LetterTemplates(), publicUrl);
    }

    /**
     * Writes a letter in the person's language.
     *
     * @throws IllegalStateException if the regulation is not there
     */
    public Letter write(Notice notice, Contact contact) {
        Regulation regulation = competitions
                .regulation(notice.competition(), notice.competitionVersion())
                .orElseThrow(() -> new IllegalStateException("no regulation " + notice.competition()));
        String opponent = notice.arguments().get(Argument.OPPONENT);
        Persons.Names names = opponent == null ? null : persons.find(opponent).orElseThrow();
        return writer.write(notice.kind(), notice.arguments(), regulation, names, contact);
    }
}
