package org.chessfed.console.season;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chessfed.console.service.Listing;
import org.chessfed.console.service.SelectionDesk;
import org.chessfed.console.service.SelectionDesk.Berth;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jspecify.annotations.Nullable;

/** Berths of a season, all pages of the list. */
@ApplicationScoped
class Berths {

    /** The first deadline first; berths without one at the end. */
    static final Comparator<Berth> BY_DEADLINE = Comparator.comparing(
                    Berth::answerBy, Comparator.nullsLast(Comparator.<Instant>naturalOrder()))
            .thenComparing(Berth::id);

    /** Items of a page: the most that services give. */
    private static final int PAGE = 200;

    /** Pages read at most, so that no list is endless. */
    private static final int MOST_PAGES = 20;

    private final SelectionDesk selection;

    Berths(@RestClient SelectionDesk selection) {
        this.selection = selection;
    }

    /** Berths by stage, section and state; null lets all through. */
    List<Berth> all(String competition, @Nullable String stage, @Nullable String section, @Nullable String state) {
        List<Berth> all = new ArrayList<>();
        String cursor = null;
        for (int i = 0; i < MOST_PAGES; i++) {
            Listing<Berth> found = selection.berths(competition, stage, section, state, cursor, PAGE);
            all.addAll(found.items());
            cursor = found.next();
            if (cursor == null) {
                break;
            }
        }
        return all;
    }
}
