package org.chessfed.registration.organisation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.registration.OrganisationChanged;

/** Organisations that the federation knows. */
@ApplicationScoped
class Organisations {

    private final Database database;
    private final Outbox outbox;
    private final Audit audit;

    Organisations(Database database, Outbox outbox, Audit audit) {
        this.database = database;
        this.outbox = outbox;
        this.audit = audit;
    }

    /**
     * An organisation.
     *
     * @param id its id
     * @param version rising by every change
     * @param code short code, unique, as regulations use it
     * @param titleZh name in Chinese
     * @param titleEn name in English
     */
    record Organisation(UUID id, int version, String code, String titleZh, String titleEn) {}

    /** Registers an organisation; a code stands for one organisation only. */
    @Transactional
    Organisation register(String code, String titleZh, String titleEn) {
        Organisation made = new Organisation(Ids.next(), 0, code, titleZh, titleEn);
        database.update(
                "insert into organisation(id, version, code, title_zh, title_en) values (?, 0, ?, ?, ?)",
                made.id(),
                code,
                titleZh,
                titleEn);
        outbox.add(new OrganisationChanged(made.id().toString(), 0, code, titleZh, titleEn));
        audit.record("organisation-registered", "organisation", made.id(), "");
        return made;
    }

    List<Organisation> all() {
        return database.query(
                "select id, version, code, title_zh, title_en from organisation order by code",
                row -> new Organisation(
                        row.getObject(1, UUID.class),
                        row.getInt(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5)));
    }
}
