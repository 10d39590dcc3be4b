package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.engine.Remark;
import org.chessfed.engine.matching.PerfectMatching;

/** Finds out why a round has no complete pairing (C.04.3, 1.9.3). */
final class Obstacles {

    private final Field field;

    Obstacles(Field field) {
        this.field = field;
    }

    /** The reasons, most telling first; at least one. */
    List<Remark> find() {
        List<Remark> reasons = new ArrayList<>();
        int size = field.size();
        if (size == 1 && !field.byeAllowed(0)) {
            reasons.add(new Remark(
                    Criterion.C2.article(),
                    "pairing.bye-already-had",
                    List.of(field.get(0).number())));
        }
        boolean anyBye = false;
        for (int i = 0; i < size; i++) {
            anyBye |= field.byeAllowed(i);
            boolean opponent = false;
            for (int j = 0; j < size && !opponent; j++) {
                opponent = i != j && field.compatible(i, j);
            }
            if (!opponent && size > 1) {
                reasons.add(new Remark(
                        Criterion.C1.article(),
                        "pairing.no-opponent-left",
                        List.of(field.get(i).number())));
            }
        }
        if (size % 2 == 1 && size > 1 && !anyBye) {
            reasons.add(new Remark(Criterion.C2.article(), "pairing.nobody-may-have-the-bye", List.of()));
        }
        if (reasons.isEmpty()) {
            int single = new PerfectMatching(size, field::compatible).complete();
            reasons.add(new Remark(Criterion.C4.article(), "pairing.no-complete-pairing", List.of(size, single)));
        }
        return List.copyOf(reasons);
    }
}
