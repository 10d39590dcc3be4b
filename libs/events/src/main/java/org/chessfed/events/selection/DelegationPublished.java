package org.chessfed.events.selection;

import java.util.List;
import org.chessfed.events.Fact;

/**
 * A delegation list is public.
 *
 * @param delegationId its id
 * @param version rising by every publication
 * @param competition competition code
 * @param event external event, id of the regulation
 * @param group age group, such as {@code U18}
 * @param section section that the players come from
 * @param personIds in the order of nomination
 */
public record DelegationPublished(
        String delegationId,
        long version,
        String competition,
        String event,
        String group,
        String section,
        List<String> personIds)
        implements Fact {
    @Override
    public String aggregateId() {
        return delegationId;
    }

    @Override
    public String key() {
        return competition;
    }
}
