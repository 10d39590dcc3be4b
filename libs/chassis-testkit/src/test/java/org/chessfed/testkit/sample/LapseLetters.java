package org.chessfed.testkit.sample;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.time.DueWork;

@ApplicationScoped
class LapseLetters implements DueWork {

    private final Database database;

    LapseLetters(Database database) {
        this.database = database;
    }

    @Override
    public int runDue(Instant upTo) {
        return database.update("update letter set lapsed = true where not lapsed and answer_by < ?", upTo);
    }

    @Override
    public long due(Instant upTo) {
        return database.number("select count(*) from letter where not lapsed and answer_by < ?", upTo);
    }
}
