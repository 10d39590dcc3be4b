package org.chessfed.testkit.sample;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.UUID;
import org.chessfed.chassis.id.Ids;

@Entity
@Table(name = "letter")
class Letter {
    @Id
    UUID id;

    @Version
    long version;

    @Column(name = "person_id", nullable = false, updatable = false)
    String personId;

    @Column(nullable = false)
    String text;

    @Column(name = "answer_by")
    java.time.Instant answerBy;

    @Column(nullable = false)
    boolean lapsed;

    protected Letter() {}

    static Letter to(String personId, String text) {
        Letter letter = new Letter();
        letter.id = Ids.next();
        letter.personId = personId;
        letter.text = text;
        return letter;
    }
}
