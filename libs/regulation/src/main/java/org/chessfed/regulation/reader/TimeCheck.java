package org.chessfed.regulation.reader;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.chessfed.regulation.grammar.InstantRule;

/** Dates must exist, and windows must open before they close. */
final class TimeCheck {

    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final Pattern DATE_TIME =
            Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?");
    private static final Pattern TIME = Pattern.compile("[0-9]{2}:[0-9]{2}(:[0-9]{2})?");

    private final Spot root;

    private TimeCheck(DocumentTree tree) {
        this.root = Spot.root(tree);
    }

    static void check(DocumentTree tree) {
        TimeCheck check = new TimeCheck(tree);
        check.real(check.root);
        check.zone();
        check.stages();
        check.windows(check.root);
    }

    private void real(Spot spot) {
        spot.text().filter(text -> !isWording(spot)).ifPresent(text -> {
            try {
                if (DATE.matcher(text).matches()) {
                    LocalDate.parse(text);
                } else if (DATE_TIME.matcher(text).matches()) {
                    LocalDateTime.parse(text);
                } else if (TIME.matcher(text).matches() && spot.name().equals("at")) {
                    LocalTime.parse(text);
                }
            } catch (DateTimeException e) {
                spot.report(ReaderMessage.NO_SUCH_DATE, text);
            }
        });
        spot.each().forEach(this::real);
    }

    private static boolean isWording(Spot spot) {
        return spot.name().equals("zh") || spot.name().equals("en");
    }

    private void zone() {
        Spot zone = root.at("regulation").at("zone");
        zone.text()
                .filter(id -> !ZoneId.getAvailableZoneIds().contains(id))
                .ifPresent(id -> zone.report(ReaderMessage.NO_SUCH_ZONE, id));
    }

    private void stages() {
        for (Spot stage : root.each("stages")) {
            Optional<LocalDateTime> first = Optional.empty();
            for (Spot event : stage.each("events")) {
                Optional<LocalDateTime> start = moment(event.at("start"));
                ordered(event.at("checkIn"), event.at("start"));
                if (start.isPresent() && (first.isEmpty() || start.get().isBefore(first.get()))) {
                    first = start;
                }
                List<Spot> days = event.each("days");
                for (int i = 1; i < days.size(); i++) {
                    Optional<LocalDateTime> earlier = moment(days.get(i - 1));
                    Optional<LocalDateTime> later = moment(days.get(i));
                    if (earlier.isPresent()
                            && later.isPresent()
                            && !earlier.get().isBefore(later.get())) {
                        days.get(i).report(ReaderMessage.DAYS_ORDER, earlier.get(), later.get());
                    }
                }
                if (!days.isEmpty() && start.isPresent()) {
                    moment(days.getFirst())
                            .filter(day -> !day.equals(start.get()))
                            .ifPresent(day -> days.getFirst().report(ReaderMessage.FIRST_DAY, day, start.get()));
                }
            }
            ordered(stage.at("entry").at("opens"), stage.at("entry").at("closes"));
            for (Spot field : stage.each("field")) {
                for (Spot source : field.each("sources")) {
                    for (String key : List.of("answerBy", "decideBy")) {
                        Optional<LocalDateTime> start = first;
                        Spot by = source.at(key);
                        moment(by)
                                .filter(deadline -> start.isPresent() && deadline.isAfter(start.get()))
                                .ifPresent(deadline -> by.report(ReaderMessage.WINDOW, deadline, start.get()));
                    }
                    ranks(source.at("ranks"));
                    ranks(source.at("vacancy").at("ranks"));
                }
            }
        }
        root.each("carryOver").forEach(carry -> ranks(carry.at("ranks")));
    }

    private void ranks(Spot ranks) {
        List<Spot> ends = ranks.node().isArray() ? ranks.each() : List.of(ranks.at("from"), ranks.at("to"));
        if (ends.size() == 2) {
            OptionalInt from = ends.get(0).number();
            OptionalInt to = ends.get(1).number();
            if (from.isPresent() && to.isPresent() && from.getAsInt() > to.getAsInt()) {
                ranks.report(ReaderMessage.RANKS, from.getAsInt(), to.getAsInt());
            }
        }
    }

    /** Everything that has both a {@code from} and an {@code until}. */
    private void windows(Spot spot) {
        if (spot.node().isObject()
                && spot.at("from").exists()
                && spot.at("until").exists()) {
            ordered(spot.at("from"), spot.at("until"));
        }
        spot.each().forEach(this::windows);
    }

    /** Compares two written moments, or two that count from one and the same moment. */
    private static void ordered(Spot from, Spot until) {
        Optional<LocalDateTime> opens = moment(from);
        Optional<LocalDateTime> closes = moment(until);
        if (opens.isPresent() && closes.isPresent() && opens.get().isAfter(closes.get())) {
            until.report(ReaderMessage.WINDOW, opens.get(), closes.get());
            return;
        }
        Optional<String> anchor = from.text("from");
        if (anchor.isPresent()
                && anchor.equals(until.text("from"))
                && !from.at("at").exists()
                && !until.at("at").exists()
                && offset(from) > offset(until)) {
            until.report(ReaderMessage.WINDOW, offset(from) + " min", offset(until) + " min");
        }
    }

    private static long offset(Spot relative) {
        long days = 31L * relative.number("months").orElse(0)
                + relative.number("days").orElse(0);
        return days * 1440 + relative.number("minutes").orElse(0);
    }

    private static Optional<LocalDateTime> moment(Spot spot) {
        return spot.text().flatMap(text -> {
            try {
                if (DATE_TIME.matcher(text).matches()) {
                    return Optional.of(LocalDateTime.parse(text));
                }
                return DATE.matcher(text).matches()
                        ? Optional.of(LocalDate.parse(text).atTime(InstantRule.END_OF_DAY))
                        : Optional.empty();
            } catch (DateTimeException e) {
                return Optional.empty(); // reported by real()
            }
        });
    }
}
