package org.chessfed.testkit.sample;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicBoolean;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.flow.Effects;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.notification.NoticeSent;

/** A letter of kind {@code for:<organisation>} waits for it; one of kind {@code trap} fails while the trap is set. */
@ApplicationScoped
class CountLetter implements FactHandler<NoticeSent> {

    static final AtomicBoolean TRAP = new AtomicBoolean();

    private final Database database;
    private final Effects effects;

    CountLetter(Database database, Effects effects) {
        this.database = database;
        this.effects = effects;
    }

    @Override
    public Class<NoticeSent> type() {
        return NoticeSent.class;
    }

    @Override
    public void handle(NoticeSent fact, Delivery delivery) {
        String kind = fact.notice().kind();
        if (kind.startsWith("for:")) {
            String organisation = kind.substring("for:".length());
            if (database.number("select count(*) from organisation where id = ?", organisation) == 0) {
                throw new ParkUntil("organisation", organisation);
            }
        }
        if (kind.equals("trap") && TRAP.get()) {
            throw new IllegalStateException("the trap is set");
        }
        if (effects.record("letter-counted", fact.notice().noticeId())) {
            database.update(
                    "insert into counted(letter_id, kind) values (?, ?) on conflict (letter_id) do update set kind = excluded.kind",
                    fact.notice().noticeId(),
                    kind);
        }
    }
}
