package org.chessfed.console.mine;

import org.chessfed.console.play.Seat;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.service.Payment.Charge;
import org.chessfed.console.service.Registration.Entry;
import org.chessfed.console.service.Registration.EventPage;
import org.jspecify.annotations.Nullable;

/**
 * An entry with all that its person wants to know.
 *
 * @param entry the entry
 * @param regulation the regulation of its competition
 * @param facts place, times and payee of its event
 * @param charge what is owed; absent where nothing was charged
 * @param seat where the person sits; absent where nothing is published
 */
record MyEntry(
        Entry entry,
        Regulation regulation,
        EventPage facts,
        @Nullable Charge charge,
        @Nullable Seat seat) {}
