package org.chessfed.payment.ledger;

import jakarta.validation.constraints.NotBlank;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Set;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.ScopeKind;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.Money;
import org.jspecify.annotations.Nullable;

/** The ledger over HTTP. */
@Path("/v1/ledger")
@Produces(MediaType.APPLICATION_JSON)
class LedgerResource {

    private final Ledger ledger;
    private final Competitions competitions;
    private final Permissions permissions;

    LedgerResource(Ledger ledger, Competitions competitions, Permissions permissions) {
        this.ledger = ledger;
        this.competitions = competitions;
        this.permissions = permissions;
    }

    /**
     * What a competition's ledger adds up to.
     *
     * @param balanced whether every transaction and the whole sum to zero
     * @param received all that came in, a decimal number of {@code currency}
     * @param refunded all that went back, a decimal number of {@code currency}
     * @param unmatched number of payments of which something belongs to no charge yet
     * @param currency ISO 4217 code
     */
    record LedgerSummaryView(boolean balanced, String received, String refunded, long unmatched, String currency) {}

    /**
     * The balance of an account of a payee. The balances of a payee, and those of a competition, sum to zero.
     *
     * @param account kind of account
     * @param owner payee code
     * @param balance debit positive
     */
    record BalanceView(BalanceAccount account, String owner, MoneyView balance) {}

    @GET
    @Path("/summary")
    public LedgerSummaryView getLedgerSummary(@QueryParam("competition") @NotBlank String competition) {
        String currency = currency(competition);
        Ledger.Sums sums = ledger.sums(competition);
        return new LedgerSummaryView(
                sums.balanced(),
                MoneyView.of(new Money(sums.received(), currency)).amount(),
                MoneyView.of(new Money(sums.refunded(), currency)).amount(),
                sums.unmatched(),
                currency);
    }

    @GET
    @Path("/balances")
    public List<BalanceView> listBalances(
            @QueryParam("competition") @NotBlank String competition, @QueryParam("payee") @Nullable String payee) {
        Rows rows = permissions.rows();
        Set<String> own = rows.of(ScopeKind.PAYEE);
        boolean all = rows.all() && payee == null;
        List<String> payees =
                payee == null ? List.copyOf(own) : rows.all() || own.contains(payee) ? List.of(payee) : List.of();
        return ledger.balances(competition, payees, all).stream()
                .map(one -> new BalanceView(one.account(), one.owner(), MoneyView.of(one.balance())))
                .toList();
    }

    private String currency(String competition) {
        return competitions
                .regulation(competition)
                .map(regulation -> regulation.identity().currency())
                .orElseThrow(DomainProblem::notFound);
    }
}
