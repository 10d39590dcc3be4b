package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.stage.CompetitionEvent;

/** What the treasurer does: statements, bookings, cash, refunds. */
final class Treasurer {

    private static final BigDecimal COST = BigDecimal.valueOf(150);

    private final Scene scene;

    Treasurer(Scene scene) {
        this.scene = scene;
    }

    private String token() {
        return scene.signIn().as(Staff.TREASURER);
    }

    /** Brings statements in, books what fits exactly and decides about the rest; how many payments there were. */
    int settle(Map<String, String> statements) {
        int rows = 0;
        for (Map.Entry<String, String> statement : statements.entrySet()) {
            rows += settle(statement.getKey(), statement.getValue());
        }
        return rows;
    }

    private int settle(String payee, String csv) {
        String query = "?competition=" + scene.code() + "&payee=" + payee;
        JsonNode preview = scene.api().postCsv(PlatformService.PAYMENT, "/v1/statements/preview" + query, token(), csv);
        if (!preview.path("errors").isEmpty()) {
            throw new IllegalStateException("the statement of " + payee + " has errors: " + preview.path("errors"));
        }
        JsonNode taken = scene.api().postCsv(PlatformService.PAYMENT, "/v1/statements" + query, token(), csv);
        scene.api()
                .post(
                        PlatformService.PAYMENT,
                        "/v1/payments/proposed-bookings",
                        token(),
                        Map.of("competition", scene.code(), "payee", payee));
        // One after the other: the second of two equal payments is only a doubled one once the first is booked.
        for (JsonNode waiting : waiting(query)) {
            JsonNode payment = scene.api()
                    .get(
                            PlatformService.PAYMENT,
                            "/v1/payments/" + waiting.path("id").asText(),
                            token());
            decide(payment);
        }
        return taken.path("newLines").asInt();
    }

    private List<JsonNode> waiting(String query) {
        return scene.api().pages(PlatformService.PAYMENT, "/v1/payments" + query + "&status=UNMATCHED", token());
    }

    private void decide(JsonNode payment) {
        JsonNode proposal = payment.path("proposal");
        JsonNode parts = proposal.path("candidates").path(0).path("parts");
        if (parts.isEmpty()) {
            throw new IllegalStateException("nobody knows whose payment this is: " + payment);
        }
        Map<String, Object> booking = new LinkedHashMap<>();
        booking.put("parts", parts);
        switch (proposal.path("kind").asText()) {
            case "LATE" -> {
                booking.put("admitLate", true);
                booking.put("note", "the bank was closed on the day before");
            }
            case "DOUBLED", "EXCESS" -> {
                booking.put("acceptExcess", true);
                booking.put("note", "paid twice by mistake; goes back");
            }
            default -> {
                // Less than is owed, or another sum than reported: it is booked as it is.
            }
        }
        scene.api()
                .post(
                        PlatformService.PAYMENT,
                        "/v1/payments/" + payment.path("id").asText() + "/booking",
                        token(),
                        booking);
    }

    /** Takes the fee of those who pay at the door; how many there were. */
    int takeCash(CompetitionEvent event, List<String> payingIds) {
        List<JsonNode> charges = scene.api()
                .pages(
                        PlatformService.PAYMENT,
                        "/v1/charges?competition=" + scene.code() + "&event=" + event.id() + "&status=RAISED",
                        token());
        List<JsonNode> due = charges.stream()
                .filter(charge -> payingIds.contains(charge.path("personId").asText()))
                .toList();
        scene.crowd()
                .each(
                        due,
                        charge -> scene.api()
                                .post(
                                        PlatformService.PAYMENT,
                                        "/v1/charges/" + charge.path("id").asText() + "/cash",
                                        token(),
                                        Map.of("amount", charge.path("amount"))));
        return due.size();
    }

    /** Approves every proposed refund, less the cost where the regulation lets it be kept, and pays it out; how many. */
    int refund() {
        List<JsonNode> proposed = scene.api()
                .pages(
                        PlatformService.PAYMENT,
                        "/v1/refunds?competition=" + scene.code() + "&status=PROPOSED",
                        token());
        for (JsonNode refund : proposed) {
            String path = "/v1/refunds/" + refund.path("id").asText();
            BigDecimal least =
                    new BigDecimal(refund.path("leastCost").path("amount").asText("0"));
            BigDecimal most =
                    new BigDecimal(refund.path("mostCost").path("amount").asText("0"));
            Map<String, Object> approval = new LinkedHashMap<>();
            approval.put("reason", "lunch and material were ordered");
            if (least.compareTo(most) < 0) {
                approval.put(
                        "cost",
                        Map.of(
                                "amount", COST.max(least).min(most).toPlainString(),
                                "currency",
                                        refund.path("mostCost").path("currency").asText()));
            }
            scene.api().post(PlatformService.PAYMENT, path + "/approval", token(), approval);
            scene.api().post(PlatformService.PAYMENT, path + "/payout", token(), Map.of());
        }
        return proposed.size();
    }
}
