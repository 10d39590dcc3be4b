package org.chessfed.events.selection;

import java.util.List;
import org.chessfed.events.Fact;

/**
 * All sources of a stage's field are settled for one section.
 *
 * @param fieldId its id
 * @param version rising by every change; a withdrawal before round 1 is published opens the field again
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param section section id
 * @param personIds everybody in the field
 */
public record FieldClosed(
        String fieldId,
        long version,
        String competition,
        String stage,
        String event,
        String section,
        List<String> personIds)
        implements Fact {
    @Override
    public String aggregateId() {
        return fieldId;
    }

    @Override
    public String key() {
        return competition;
    }
}
