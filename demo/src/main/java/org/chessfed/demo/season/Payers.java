package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.chessfed.local.PlatformService;

/**
 * What those do who must pay by transfer: they read what they owe on the page of their link, transfer it and report the
 * transfer. The bank notes what came in.
 */
final class Payers {

    private static final String BANK = "812";
    private static final BigDecimal SHORT_BY = BigDecimal.valueOf(200);

    private final Scene scene;
    private final Players players;
    private final Map<String, Collection<StatementRow>> accounts = new ConcurrentHashMap<>();

    Payers(Scene scene, Players players) {
        this.scene = scene;
        this.players = players;
    }

    /** A charge that somebody still owes. */
    private record Owed(String chargeId, String payee, BigDecimal amount, String currency) {}

    /**
     * Somebody who pays, and how.
     *
     * @param player who pays
     * @param habit how he pays
     * @param sibling for whom he pays too; himself where he does not
     */
    record Payer(Player player, Habit habit, Player sibling) {}

    /** Everybody transfers what he owes, each in his way. */
    void pay(List<Payer> payers) {
        scene.crowd().each(payers, this::pay);
    }

    private void pay(Payer payer) {
        for (Owed owed : owed(payer.player())) {
            switch (payer.habit()) {
                case RIGHT, LATE -> transfer(payer.player(), List.of(owed), owed.amount(), 1);
                case SHORT ->
                    transfer(payer.player(), List.of(owed), owed.amount().subtract(SHORT_BY), 1);
                case DOUBLED -> transfer(payer.player(), List.of(owed), owed.amount(), 2);
                case FOR_TWO -> payForTwo(payer, owed);
                case PAID_FOR, NEVER -> {
                    // Nothing comes from him.
                }
            }
        }
    }

    private void payForTwo(Payer payer, Owed own) {
        List<Owed> both = new ArrayList<>(List.of(own));
        BigDecimal sum = own.amount();
        for (Owed other : owed(payer.sibling())) {
            if (other.payee().equals(own.payee())) {
                both.add(other);
                sum = sum.add(other.amount());
            }
        }
        transfer(payer.player(), both, sum, 1);
    }

    private List<Owed> owed(Player player) {
        JsonNode charges = scene.api()
                .get(PlatformService.PAYMENT, "/v1/charges/mine?competition=" + scene.code(), players.token(player));
        List<Owed> owed = new ArrayList<>();
        for (JsonNode charge : charges) {
            String status = charge.path("status").asText();
            boolean open = status.equals("RAISED") || status.equals("OVERDUE");
            if (open && charge.path("payMethod").asText().equals("TRANSFER")) {
                BigDecimal rest = new BigDecimal(
                                charge.path("amount").path("amount").asText())
                        .subtract(new BigDecimal(
                                charge.path("paid").path("amount").asText()));
                owed.add(new Owed(
                        charge.path("id").asText(),
                        charge.path("payee").asText(),
                        rest,
                        charge.path("amount").path("currency").asText()));
            }
        }
        return owed;
    }

    private void transfer(Player player, List<Owed> charges, BigDecimal amount, int times) {
        LocalDate today = scene.today();
        Owed first = charges.getFirst();
        scene.api()
                .post(
                        PlatformService.PAYMENT,
                        "/v1/transfer-reports",
                        players.token(player),
                        Map.of(
                                "chargeIds",
                                        charges.stream().map(Owed::chargeId).toList(),
                                "payer", player.name(),
                                "bank", BANK,
                                "payerAccountLast5", player.who().lastFive(),
                                "paidOn", today.toString(),
                                "amount", Map.of("amount", amount.toPlainString(), "currency", first.currency())));
        LocalTime now =
                scene.time().now().atZone(scene.regulation().identity().zone()).toLocalTime();
        for (int i = 0; i < times; i++) {
            LocalTime time =
                    now.minusMinutes(1 + scene.draw().below(45, "transfer", player.name(), today, first.payee(), i));
            accounts.computeIfAbsent(first.payee(), payee -> new ConcurrentLinkedQueue<>())
                    .add(new StatementRow(
                            today,
                            time.truncatedTo(java.time.temporal.ChronoUnit.MINUTES),
                            amount.toPlainString(),
                            BANK,
                            player.who().lastFive()));
        }
    }

    /** Takes the statements of all accounts since the last time, by payee. */
    Map<String, String> statements() {
        Map<String, String> statements = new LinkedHashMap<>();
        for (Map.Entry<String, Collection<StatementRow>> account : new TreeMap<>(accounts).entrySet()) {
            statements.put(account.getKey(), StatementRow.csv(account.getValue()));
        }
        accounts.clear();
        return statements;
    }
}
