package org.chessfed.registration.roster;

import org.chessfed.chassis.database.Database;

/**
 * Keeps the closing of a list apart from the changes of its entries: an entry that is paid or cancelled while the list is
 * being closed waits, and then sees that it is closed. Changes of entries do not wait for each other. Held until the
 * transaction ends.
 */
final class RosterLock {

    private RosterLock() {}

    /** For closing. */
    static void alone(Database database, String competition, String event) {
        database.number(
                "select 1 from pg_advisory_xact_lock(hashtext(?), hashtext(?))", "roster", competition + "/" + event);
    }

    /** For a change of an entry. */
    static void shared(Database database, String competition, String event) {
        database.number(
                "select 1 from pg_advisory_xact_lock_shared(hashtext(?), hashtext(?))",
                "roster",
                competition + "/" + event);
    }
}
