package org.chessfed.regulation.source;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.chessfed.regulation.Organisation;
import org.chessfed.regulation.Printed;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.Section;
import org.chessfed.regulation.federation.County;
import org.chessfed.regulation.federation.Federation;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** What belongs to one competition, as patterns to look for in code. */
final class CompetitionWords {

    /** Smaller figures, such as a quota of four, are no evidence of anything. */
    private static final long SMALLEST_TELLING_NUMBER = 20;

    private final Map<String, Pattern> words = new LinkedHashMap<>();
    private final Map<String, Pattern> numbers = new LinkedHashMap<>();

    private CompetitionWords() {}

    static CompetitionWords of(Federation federation, Iterable<Regulation> regulations) {
        CompetitionWords found = new CompetitionWords();
        federation.counties().stream().map(County::title).forEach(title -> found.county(title.zh()));
        regulations.forEach(found::regulation);
        return found;
    }

    /** Patterns for every kind of source. */
    Map<String, Pattern> words() {
        return words;
    }

    /** Patterns of figures, for Java code only: numbers stand in other sources for other reasons. */
    Map<String, Pattern> numbers() {
        return numbers;
    }

    private void county(String name) {
        words.put(
                "county " + name,
                Pattern.compile(
                        "臺台".indexOf(name.charAt(0)) >= 0
                                ? "[臺台]" + Pattern.quote(name.substring(1))
                                : Pattern.quote(name)));
    }

    private void regulation(Regulation regulation) {
        String code = regulation.identity().code();
        words.put("code " + code, quoted(code));
        words.put("clause of " + code, Pattern.compile("\\b" + Pattern.quote(code) + "-[A-Z]+[0-9]+\\b"));
        for (Section section : regulation.sections()) {
            words.put("section " + section.id(), quoted(section.id()));
            words.put(
                    "section " + section.title().zh(),
                    Pattern.compile(Pattern.quote(section.title().zh())));
        }
        for (String region : regulation.regions().keySet()) {
            words.put("region " + region, quoted(region));
        }
        for (Organisation organisation : regulation.organisations().values()) {
            // A committee is called the same everywhere; who organises and hosts is the competition's own.
            if (organisation.roles().contains(Organisation.Role.HOST)
                    || organisation.roles().contains(Organisation.Role.ORGANISER)) {
                String title = organisation.title().zh();
                words.put("organisation " + title, Pattern.compile(Pattern.quote(title)));
            }
        }
        for (Stage stage : regulation.stages()) {
            for (CompetitionEvent event : stage.events()) {
                if (!event.id().equals(stage.id())) { // a stage's name is the platform's word, not the competition's
                    words.put("event " + event.id(), quoted(event.id()));
                }
                event.days().forEach(this::date);
                date(event.checkIn());
            }
            for (FieldRule field : stage.field()) {
                for (FieldRule.Source source : field.sources()) {
                    date(source.answerBy());
                    date(source.decideBy());
                    if (source.code() != null) {
                        words.put("qualifier " + source.code(), quoted(source.code()));
                    }
                }
            }
        }
        regulation.subsidies().forEach(subsidy -> {
            number("amount", subsidy.amount());
            subsidy.nights().forEach(night -> date(night.atStartOfDay()));
        });
        regulation
                .fees()
                .forEach(fee -> fee.rows().forEach(row -> {
                    number("price", row.amount());
                    date(row.until());
                }));
        regulation.appeals().forEach(appeal -> number("deposit", appeal.deposit()));
        regulation.awards().forEach(award -> award.places().forEach(place -> number("prize", place.cash())));
        for (Printed printed : regulation.printed()) {
            Integer value = printed.value();
            if (value != null && printed.kind() != Printed.Kind.YEAR) {
                number("total", value);
            }
        }
    }

    private void date(@Nullable InstantRule rule) {
        if (rule instanceof InstantRule.At at) {
            date(at.local());
        } else if (rule instanceof InstantRule.Day day) {
            date(day.date().atStartOfDay());
        }
    }

    private void date(LocalDateTime at) {
        LocalDate day = at.toLocalDate();
        words.put(
                "date " + day,
                Pattern.compile(day
                        + "|"
                        + String.format(
                                Locale.ROOT,
                                "\\(%d, *(%d|%s), *%d\\b",
                                day.getYear(),
                                day.getMonthValue(),
                                "Month\\." + day.getMonth(),
                                day.getDayOfMonth())));
    }

    private void number(String kind, long value) {
        if (value >= SMALLEST_TELLING_NUMBER) {
            String digits = Long.toString(value);
            String grouped = digits.replaceAll("(?<=[0-9])(?=([0-9]{3})+$)", "_?");
            numbers.put(kind + " " + value, Pattern.compile("(?<![\\w.])" + grouped + "L?(?![\\w.])"));
        }
    }

    private static Pattern quoted(String id) {
        return Pattern.compile("[\"']" + Pattern.quote(id) + "[\"']");
    }
}
