package org.chessfed.notification.letter;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.problem.Language;
import org.chessfed.events.Money;
import org.chessfed.notification.contact.Contact;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.person.Persons.Names;
import org.chessfed.regulation.Clause;
import org.chessfed.regulation.Organisation;
import org.chessfed.regulation.Payee;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.Text;
import org.chessfed.regulation.delegation.SanctionRule;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** Turns ids and instants into titles, clauses and local times of the regulation, and fills the template. */
final class LetterWriter {

    private static final String EVERY_STAGE = "ALL";

    private final LetterTemplates templates;
    private final String publicUrl;

    /**
     * A writer.
     *
     * @param publicUrl origin of the pages that private links lead to, without a slash at its end
     */
    LetterWriter(LetterTemplates templates, String publicUrl) {
        this.templates = templates;
        this.publicUrl = publicUrl;
    }

    /**
     * Writes a letter.
     *
     * @param opponent names of the opponent; absent where there is none
     * @throws IllegalStateException if the letter needs an argument that is not there
     */
    Letter write(
            NoticeKind kind,
            Map<Argument, String> arguments,
            Regulation regulation,
            @Nullable Names opponent,
            Contact contact) {
        return new Writing(arguments, regulation, Language.of(contact.language())).letter(kind, opponent, contact);
    }

    private final class Writing {

        private final Map<Argument, String> arguments;
        private final Regulation regulation;
        private final Language language;
        private final Locale locale;
        private final ZoneId zone;

        Writing(Map<Argument, String> arguments, Regulation regulation, Language language) {
            this.arguments = arguments;
            this.regulation = regulation;
            this.language = language;
            this.locale = Locale.forLanguageTag(language.tag());
            this.zone = regulation.identity().zone();
        }

        Letter letter(NoticeKind kind, @Nullable Names opponent, Contact contact) {
            boolean chinese = language == Language.ZH_TW;
            Map<String, @Nullable Object> values = new HashMap<>();
            values.put("name", new Names(contact.nameZh(), contact.passportName()).in(chinese));
            values.put("link", publicUrl + "/my#" + contact.secret());
            values.put("competition", words(regulation.title()));
            values.put("opponent", opponent == null ? null : opponent.in(chinese));
            values.put("clauses", clauses(kind));
            values.put("round", argument(Argument.ROUND));
            values.put("board", argument(Argument.BOARD));
            values.put("white", "WHITE".equals(argument(Argument.COLOUR)));
            values.put("bye", argument(Argument.BYE));
            values.put("rank", argument(Argument.RANK));
            values.put("cause", argument(Argument.CAUSE));
            values.put("status", argument(Argument.STATUS));
            values.put("startsAt", instant(Argument.STARTS_AT));
            values.put("dueBy", instant(Argument.DUE_BY));
            values.put("answerBy", instant(Argument.ANSWER_BY));
            values.put("stage", stage(argument(Argument.STAGE)));
            values.put("fromStage", stage(argument(Argument.FROM_STAGE)));
            values.put("section", section());
            values.put("fromEvent", eventTitle(argument(Argument.FROM_EVENT)));
            putEvent(values);
            putFee(values);
            putSanction(values);
            return templates.fill(kind, language, values);
        }

        private @Nullable String argument(Argument argument) {
            return arguments.get(argument);
        }

        private String words(Text text) {
            return text.in(locale);
        }

        private @Nullable String stage(@Nullable String id) {
            return id == null
                    ? null
                    : regulation.stage(id).map(Stage::title).map(this::words).orElse(id);
        }

        private @Nullable String eventTitle(@Nullable String id) {
            return id == null
                    ? null
                    : regulation.event(id).map(event -> words(event.title())).orElse(id);
        }

        private @Nullable String section() {
            String id = argument(Argument.SECTION);
            return id == null
                    ? null
                    : regulation
                            .section(id)
                            .map(section -> words(section.title()))
                            .orElse(id);
        }

        /** Articles with their words, in the order of the argument; a pairing rests on how its stage is played. */
        private List<Map<String, String>> clauses(NoticeKind kind) {
            List<String> ids = kind == NoticeKind.PAIRING
                    ? playClause().stream().toList()
                    : List.of(arguments.getOrDefault(Argument.CLAUSES, "").split(",", -1));
            List<Map<String, String>> found = new ArrayList<>();
            for (String id : ids) {
                Clause clause = regulation.clauses().get(id);
                if (clause != null) {
                    found.add(Map.of("id", id, "article", clause.article(), "text", clause.in(locale)));
                }
            }
            return found;
        }

        /** The clause by which all tournaments of the stage are played; empty where they differ, or the text has none. */
        private Optional<String> playClause() {
            String id = argument(Argument.STAGE);
            Set<String> clauses = new HashSet<>();
            if (id != null) {
                regulation.stage(id).stream()
                        .flatMap(stage -> stage.tournaments().stream())
                        .map(tournament -> tournament.play().clause())
                        .filter(Objects::nonNull)
                        .forEach(clauses::add);
            }
            return clauses.size() == 1 ? clauses.stream().findFirst() : Optional.empty();
        }

        private void putEvent(Map<String, @Nullable Object> values) {
            String id = argument(Argument.EVENT);
            CompetitionEvent event = id == null ? null : regulation.event(id).orElse(null);
            values.put("event", event == null ? id : words(event.title()));
            values.put("venue", event == null ? null : words(event.venue()));
            values.put("begins", event == null ? null : moment(event.start()));
            values.put("checkIn", event == null ? null : moment(event.checkIn()));
        }

        private void putFee(Map<String, @Nullable Object> values) {
            String code = argument(Argument.PAYEE);
            Payee payee = code == null ? null : regulation.payees().get(code);
            values.put("amount", money(Argument.AMOUNT));
            values.put("paid", money(Argument.PAID));
            values.put("cost", money(Argument.COST));
            values.put("payee", payee == null ? code : payeeName(code, payee));
            values.put("bank", payee == null ? null : configured(payee.bank()));
            values.put("account", payee == null ? null : configured(payee.account()));
            values.put("contact", payee == null ? null : configured(payee.contact()));
            values.put("onSite", "ON_SITE".equals(argument(Argument.PAY_METHOD)));
        }

        private @Nullable String money(Argument which) {
            String minor = argument(which);
            String currency = argument(Argument.CURRENCY);
            if (minor == null || currency == null) {
                return null;
            }
            MoneyView money = MoneyView.of(new Money(Long.parseLong(minor), currency));
            return money.currency() + " " + money.amount();
        }

        /** The payee's configured name, else the organisation that it belongs to. */
        private @Nullable String payeeName(@Nullable String code, Payee payee) {
            String name = configured(payee.name());
            if (name != null) {
                return name;
            }
            return regulation.organisations().values().stream()
                    .filter(organisation -> code != null && code.equals(organisation.payee()))
                    .findFirst()
                    .map(organisation -> words(organisation.title()))
                    .orElse(code);
        }

        /** A value that the organiser has set; placeholders in angle brackets are none. */
        private @Nullable String configured(String value) {
            return value.startsWith("<") ? null : value;
        }

        private void putSanction(Map<String, @Nullable Object> values) {
            SanctionRule rule = regulation.sanctions();
            Organisation board =
                    rule == null ? null : regulation.organisations().get(rule.appealTo());
            String scope = argument(Argument.SCOPE);
            values.put("barredStage", EVERY_STAGE.equals(scope) ? null : stage(scope));
            values.put("seasonYear", argument(Argument.SEASON_YEAR));
            values.put("from", date(Argument.FROM));
            values.put("to", date(Argument.TO));
            values.put("appealTo", board == null ? null : words(board.title()));
            values.put("stays", rule != null && rule.stayOnAppeal());
            values.put("appealClause", rule == null ? null : article(rule.clause()));
        }

        private @Nullable String article(@Nullable String id) {
            Clause clause = id == null ? null : regulation.clauses().get(id);
            return clause == null ? null : clause.article();
        }

        private @Nullable String instant(Argument which) {
            String text = argument(which);
            return text == null
                    ? null
                    : moment(LocalDateTime.ofInstant(Instant.parse(text), zone)) + " (" + zone.getId() + ")";
        }

        private String moment(LocalDateTime local) {
            return local.format(DateTimeFormatter.ofPattern(
                    language == Language.ZH_TW ? "y年M月d日（E）HH:mm" : "EEEE, d MMMM y, HH:mm", locale));
        }

        private @Nullable String date(Argument which) {
            String text = argument(which);
            return text == null
                    ? null
                    : LocalDate.parse(text)
                            .format(DateTimeFormatter.ofPattern(
                                    language == Language.ZH_TW ? "y年M月d日" : "d MMMM y", locale));
        }
    }
}
