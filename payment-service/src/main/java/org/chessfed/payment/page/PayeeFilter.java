package org.chessfed.payment.page;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.ScopeKind;
import org.jspecify.annotations.Nullable;

/**
 * Which rows of a list are asked for. The rows have {@code competition}, {@code payee} and {@code status}.
 *
 * @param competition competition code
 * @param payee payee; null for all that the caller may see
 * @param status state; null for all
 * @param rows rows that the caller may see
 */
public record PayeeFilter(
        String competition,
        @Nullable String payee,
        @Nullable Enum<?> status,
        Rows rows) {

    /** The next rows behind an id, in the order of ids; the first ones where it is null. */
    public <T> List<T> page(PanacheRepositoryBase<T, UUID> repository, @Nullable UUID after, int most) {
        StringBuilder query = new StringBuilder("competition = :competition");
        Map<String, Object> values = new HashMap<>(Map.of("competition", competition));
        if (after != null) {
            query.append(" and id > :after");
            values.put("after", after);
        }
        if (payee != null) {
            query.append(" and payee = :payee");
            values.put("payee", payee);
        }
        if (status != null) {
            query.append(" and status = :status");
            values.put("status", status);
        }
        if (!rows.all()) {
            query.append(" and payee in :payees");
            values.put("payees", rows.of(ScopeKind.PAYEE));
        }
        return repository
                .find(query.append(" order by id").toString(), values)
                .page(0, most)
                .list();
    }
}
