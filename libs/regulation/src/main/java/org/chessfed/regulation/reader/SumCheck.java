package org.chessfed.regulation.reader;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chessfed.regulation.Identity;

/** What a document counts in two places must agree. */
final class SumCheck {

    /** Tenths of a point in the win of a game. */
    private static final int TENTHS = 10;

    private final Spot root;

    private SumCheck(DocumentTree tree) {
        this.root = Spot.root(tree);
    }

    static void check(DocumentTree tree) {
        SumCheck check = new SumCheck(tree);
        check.rounds();
        check.teams();
        check.places();
        check.printed();
        check.needs();
    }

    private void rounds() {
        for (Spot stage : root.each("stages")) {
            for (Spot tournament : stage.each("tournaments")) {
                Spot play = tournament.at("play");
                List<Spot> perDay = play.each("perDay");
                int sum =
                        perDay.stream().mapToInt(day -> day.number().orElse(0)).sum();
                OptionalInt rounds = play.number("rounds");
                if (!perDay.isEmpty() && rounds.isPresent() && sum != rounds.getAsInt()) {
                    play.at("perDay").report(ReaderMessage.ROUNDS_SUM, sum, rounds.getAsInt());
                }
                for (Spot event : stage.each("events")) {
                    int days = Math.max(1, event.each("days").size());
                    if (!perDay.isEmpty() && days != perDay.size()) {
                        play.at("perDay")
                                .report(
                                        ReaderMessage.ROUNDS_DAYS,
                                        event.text("id").orElse("?"),
                                        days,
                                        perDay.size());
                    }
                }
                starts(stage, perDay);
                Spot clock = play.at("clock");
                if (clock.number("incrementSeconds").orElse(0) > 0
                        && clock.number("delaySeconds").orElse(0) > 0) {
                    clock.report(ReaderMessage.CLOCK);
                }
            }
        }
    }

    /** Where an event states the start of its rounds, it states each, on the day on which the round is played. */
    private static void starts(Spot stage, List<Spot> perDay) {
        int sum = perDay.stream().mapToInt(day -> day.number().orElse(0)).sum();
        for (Spot event : stage.each("events")) {
            List<Spot> starts = event.each("roundStarts");
            List<Spot> days = event.each("days");
            if (starts.isEmpty()) {
                continue;
            }
            if (starts.size() != sum) {
                event.at("roundStarts")
                        .report(ReaderMessage.ROUND_STARTS, event.text("id").orElse("?"), starts.size(), sum);
                continue;
            }
            int round = 0;
            for (int day = 0; day < perDay.size() && day < days.size(); day++) {
                String date = days.get(day).text().orElse("").split("T")[0];
                for (int i = 0; i < perDay.get(day).number().orElse(0); i++) {
                    Spot start = starts.get(round++);
                    if (!start.text().orElse("").startsWith(date)) {
                        start.report(
                                ReaderMessage.ROUND_DAY, round, start.text().orElse(""), date);
                    }
                }
            }
        }
    }

    private void teams() {
        boolean teams = root.at("regulation").text("unit").orElse("").equals(Identity.Unit.TEAM.name());
        if (teams != root.at("team").exists()) {
            root.at("team").report(ReaderMessage.TEAM_NEEDS, "team");
        }
        int boards = root.at("team").number("size").orElse(0);
        for (Spot stage : root.each("stages")) {
            for (Spot tournament : stage.each("tournaments")) {
                Spot match = tournament.at("play").at("match");
                if (teams != match.exists()) {
                    match.report(ReaderMessage.TEAM_NEEDS, "match");
                }
                int bye = match.at("bye").number("gamePoints").orElse(0);
                if (teams && bye > boards * TENTHS) {
                    match.at("bye").at("gamePoints").report(ReaderMessage.BYE_POINTS, bye, boards);
                }
            }
        }
    }

    private void places() {
        for (Spot stage : root.each("stages")) {
            for (Spot advance : stage.each("advance")) {
                OptionalInt places = advance.number("places");
                OptionalInt guaranteed = advance.at("guaranteed").number("places");
                if (places.isPresent() && guaranteed.isPresent() && guaranteed.getAsInt() > places.getAsInt()) {
                    advance.at("guaranteed")
                            .at("places")
                            .report(ReaderMessage.GUARANTEE_SUM, guaranteed.getAsInt(), places.getAsInt());
                }
            }
            for (Spot field : stage.each("field")) {
                OptionalInt sum = total(field);
                OptionalInt fill = field.at("fill").number("to");
                if (sum.isPresent() && fill.isPresent() && fill.getAsInt() < sum.getAsInt()) {
                    field.at("fill").at("to").report(ReaderMessage.FILL_SUM, sum.getAsInt(), fill.getAsInt());
                }
            }
        }
    }

    private void printed() {
        for (Spot printed : root.each("printed")) {
            String kind = printed.text("kind").orElse("");
            OptionalInt value = printed.number("value");
            Optional<Spot> stage = stage(printed.text("stage").orElse(""));
            String section = printed.text("section").orElse("");
            if (value.isEmpty() || stage.isEmpty()) {
                continue;
            }
            if (kind.equals("TOTAL")) {
                of(stage.get(), "field", section).ifPresent(field -> {
                    OptionalInt sum = total(field);
                    int settled = value.getAsInt() + settled(field, printed);
                    if (sum.isPresent() && sum.getAsInt() != settled) {
                        printed.at("value").report(ReaderMessage.TOTAL_SUM, sum.getAsInt(), value.getAsInt());
                    }
                });
            }
            if (kind.equals("ADVANCED")) {
                of(stage.get(), "advance", section).ifPresent(advance -> {
                    int events = stage.get().each("events").size();
                    int sum = events * advance.number("places").orElse(0);
                    if (sum != value.getAsInt()) {
                        printed.at("value")
                                .report(
                                        ReaderMessage.ADVANCED_SUM,
                                        advance.number("places").orElse(0),
                                        events,
                                        sum,
                                        value.getAsInt());
                    }
                });
            }
        }
    }

    /**
     * What the chosen readings add to a printed total: where the text prints one number of places and derives another, a
     * setting may follow either.
     */
    private int settled(Spot field, Spot total) {
        int settled = 0;
        for (Spot printed : root.each("printed")) {
            boolean sameField = printed.text("stage").equals(total.text("stage"))
                    && printed.text("section").equals(total.text("section"));
            if (!printed.text("kind").orElse("").equals("PLACES") || !sameField) {
                continue;
            }
            int asPrinted = printed.number("value").orElse(0);
            int derived =
                    printed.number("groups").orElse(0) - printed.each("without").size();
            for (Spot source : field.each("sources")) {
                if (source.text("code").equals(printed.text("source"))
                        && source.number("places").orElse(asPrinted) == derived) {
                    settled += derived - asPrinted;
                }
            }
        }
        return settled;
    }

    private Optional<Spot> stage(String id) {
        return root.each("stages").stream()
                .filter(stage -> stage.text("id").orElse("").equals(id))
                .findFirst();
    }

    private static Optional<Spot> of(Spot stage, String list, String section) {
        return stage.each(list).stream()
                .filter(rule -> rule.text("section").orElse("").equals(section))
                .findFirst();
    }

    /** Sum of a field's sources; empty where one cannot be counted. */
    private OptionalInt total(Spot field) {
        int sum = 0;
        String section = field.text("section").orElse("");
        for (Spot source : field.each("sources")) {
            OptionalInt part = switch (source.text("source").orElse("")) {
                case "ADVANCE" -> advanced(source.text("from").orElse(""), section);
                case "PREVIOUS" -> ranks(source.at("ranks"));
                case "EXTERNAL" -> source.number("places");
                case "DRAFTED" -> source.number("max");
                default -> OptionalInt.empty();
            };
            if (part.isEmpty()) {
                return OptionalInt.empty();
            }
            sum += part.getAsInt();
        }
        return OptionalInt.of(sum);
    }

    private OptionalInt advanced(String stageId, String section) {
        Optional<Spot> stage = stage(stageId);
        Optional<Spot> advance = stage.flatMap(one -> of(one, "advance", section));
        if (stage.isEmpty() || advance.isEmpty()) {
            return OptionalInt.empty();
        }
        OptionalInt places = advance.get().number("places");
        return places.isEmpty()
                ? places
                : OptionalInt.of(places.getAsInt() * stage.get().each("events").size());
    }

    private static OptionalInt ranks(Spot ranks) {
        List<Spot> ends = ranks.each();
        if (!ranks.node().isArray() || ends.size() != 2) {
            return OptionalInt.empty();
        }
        OptionalInt from = ends.get(0).number();
        OptionalInt to = ends.get(1).number();
        return from.isPresent() && to.isPresent() ? OptionalInt.of(to.getAsInt() - from.getAsInt() + 1) : from;
    }

    /** Keys that a rule needs because of its kind. */
    private void needs() {
        for (Spot stage : root.each("stages")) {
            for (Spot field : stage.each("field")) {
                for (Spot source : field.each("sources")) {
                    String kind = source.text("source").orElse("");
                    List<String> keys = switch (kind) {
                        case "ADVANCE" -> List.of("from");
                        case "PREVIOUS" -> List.of("stage", "ranks");
                        case "EXTERNAL" -> List.of("code", "places");
                        case "DRAFTED" -> List.of("max", "if");
                        default -> List.of();
                    };
                    for (String key : keys) {
                        if (!source.at(key).exists()) {
                            source.report(ReaderMessage.SOURCE_NEEDS, kind, key);
                        }
                    }
                }
            }
            for (Spot tournament : stage.each("tournaments")) {
                for (Spot missed : tournament.each("missed")) {
                    boolean own = missed.text("then").orElse("").equals("FIDE_ROUND_ROBIN");
                    int measures = (missed.at("atLeast").exists() ? 1 : 0)
                            + (missed.at("moreThan").exists() ? 1 : 0);
                    if (measures != (own ? 0 : 1)) {
                        missed.report(ReaderMessage.MISSED_MEASURE);
                    }
                }
            }
        }
        for (Spot refund : root.each("refunds")) {
            String give = refund.text("give").orElse("");
            String key = give.equals("PERCENT") ? "percent" : give.equals("PAID_MINUS_FIXED") ? "fixed" : "";
            if (!key.isEmpty() && !refund.at(key).exists()) {
                refund.report(ReaderMessage.REFUND_NEEDS, give, key);
            }
            if (refund.text("cost").orElse("").equals("FIXED")
                    && !refund.at("fixedCost").exists()) {
                refund.report(ReaderMessage.REFUND_NEEDS, "FIXED", "fixedCost");
            }
        }
        for (Spot fee : root.each("fees")) {
            List<Spot> rows = fee.each("rows");
            if (!rows.isEmpty()
                    && (rows.getLast().at("if").exists()
                            || rows.getLast().at("until").exists())) {
                rows.getLast().report(ReaderMessage.PRICE_GAP);
            }
        }
    }
}
