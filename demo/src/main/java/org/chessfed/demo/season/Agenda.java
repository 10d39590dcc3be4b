package org.chessfed.demo.season;

import java.time.Instant;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.chessfed.demo.platform.TimeKeeper;

/** What is to be done when: the clocks are moved to the next matter, then it is done. */
final class Agenda {

    private final TimeKeeper time;
    private final PriorityQueue<Matter> matters =
            new PriorityQueue<>(Comparator.comparing(Matter::at).thenComparingInt(Matter::number));
    private int next;

    Agenda(TimeKeeper time) {
        this.time = time;
    }

    private record Matter(Instant at, int number, Runnable act) {}

    /** Puts something on the agenda; of two matters of one instant the one that was put first comes first. */
    void at(Instant at, Runnable act) {
        matters.add(new Matter(at, next++, act));
    }

    /** Works the agenda off; what is done may put more on it. */
    void run() {
        while (!matters.isEmpty()) {
            Matter matter = matters.remove();
            time.moveTo(matter.at());
            matter.act().run();
        }
        time.awaitQuiet();
    }
}
