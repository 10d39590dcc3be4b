package org.chessfed.selection.berth;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.time.DueWork;

/** Lets offers lapse that nobody answered; each lapse makes the chain's next offer. */
@ApplicationScoped
class LapseOffers implements DueWork {

    private final Database database;
    private final Answers answers;

    LapseOffers(Database database, Answers answers) {
        this.database = database;
        this.answers = answers;
    }

    @Override
    public int runDue(Instant upTo) {
        var due = database.query(
                "select id from berth where state = 'OFFERED' and answer_by < ? order by answer_by, id",
                row -> row.getObject(1, UUID.class),
                upTo);
        due.forEach(id -> answers.lapse(id, upTo));
        return due.size();
    }

    @Override
    public long due(Instant upTo) {
        return database.number("select count(*) from berth where state = 'OFFERED' and answer_by < ?", upTo);
    }
}
