package org.chessfed.events.selection;

import org.chessfed.events.Fact;

/** A fact about a sanction. */
public sealed interface SanctionFact extends Fact
        permits SanctionProposed, SanctionImposed, SanctionAppealed, SanctionUpheld, SanctionLifted {

    /** The sanction after the fact. */
    SanctionState sanction();

    @Override
    default String aggregateId() {
        return sanction().sanctionId();
    }

    @Override
    default String key() {
        return sanction().competition();
    }
}
