package org.chessfed.registration.form;

import java.text.Normalizer;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chessfed.registration.person.BirthDate;
import org.chessfed.registration.person.PlainText;
import org.chessfed.regulation.FormField;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.jspecify.annotations.Nullable;

/**
 * Checks what was sent against the fields that a regulation defines: unknown fields are refused, not ignored (FORM-V6),
 * text is trimmed, bounded and free of characters that nobody sees (FORM-V3). Pure.
 *
 * @param fields fields of the form
 * @param today the day of the check, in the regulation's zone
 */
public record FormPolicy(List<FormField> fields, LocalDate today) {

    private static final int DEFAULT_LENGTH = 100;
    private static final int EMAIL_LENGTH = 254;

    /** FORM-V1: digits, plus, minus, spaces, 6 to 20 long. */
    private static final Pattern PHONE = Pattern.compile("(?=.*\\d)[0-9+\\- ]{6,20}");

    /** One at sign, a name before it, a domain with a dot behind it, no spaces. */
    private static final Pattern EMAIL = Pattern.compile("[^\\s@\"<>(),;:\\\\\\[\\]]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+");

    public FormPolicy {
        fields = List.copyOf(fields);
    }

    /**
     * Checks a form.
     *
     * @param sent values as sent: strings, integers, booleans
     * @param known facts that conditions of fields ask about beside the form itself, such as the event
     */
    public CheckedForm check(Map<String, Object> sent, Facts known) {
        List<FieldError> errors = new ArrayList<>();
        Map<String, Object> values = new LinkedHashMap<>();
        Facts facts = known;
        for (FormField field : fields) {
            Object value = sent.get(field.field());
            boolean asked = field.condition() == null || field.condition().holds(facts);
            if (value == null || isBlank(value)) {
                if (asked && field.required()) {
                    errors.add(error(field, FormReason.REQUIRED));
                }
            } else if (!asked && !(value instanceof Boolean flag && !flag)) {
                errors.add(error(field, FormReason.NOT_ASKED));
            } else if (asked) {
                Object cleaned = clean(field, value, errors);
                if (cleaned != null) {
                    values.put(field.field(), cleaned);
                    facts = with(facts, field.field(), cleaned);
                }
            }
        }
        sent.keySet().stream()
                .filter(name -> fields.stream().noneMatch(field -> field.field().equals(name)))
                .sorted()
                .forEach(name ->
                        errors.add(new FieldError(name, Reason.of(null, FormReason.UNKNOWN_FIELD, printable(name)))));
        return new CheckedForm(values, errors);
    }

    private @Nullable Object clean(FormField field, Object value, List<FieldError> errors) {
        return switch (field.type()) {
            case TEXT, SIGNATURE, REFERENCE, FILE, TIME -> text(field, value, errors);
            case CHOICE -> choice(field, value, errors);
            case DATE, MONTH -> date(field, value, errors);
            case NUMBER, MONEY -> typed(field, value, Integer.class, errors);
            case FLAG -> flag(field, value, errors);
            case EMAIL -> matched(field, value, EMAIL, EMAIL_LENGTH, FormReason.NOT_AN_EMAIL, errors);
            case PHONE -> matched(field, value, PHONE, DEFAULT_LENGTH, FormReason.NOT_A_PHONE, errors);
        };
    }

    private static <T> @Nullable T typed(FormField field, Object value, Class<T> type, List<FieldError> errors) {
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        errors.add(error(field, FormReason.WRONG_TYPE, field.type()));
        return null;
    }

    private static @Nullable String text(FormField field, Object value, List<FieldError> errors) {
        String text = typed(field, value, String.class, errors);
        if (text == null) {
            return null;
        }
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC).strip();
        int most = field.maxLength() == null ? DEFAULT_LENGTH : field.maxLength();
        if (plain.codePointCount(0, plain.length()) > most) {
            errors.add(error(field, FormReason.TOO_LONG, most));
            return null;
        }
        if (PlainText.hides(plain)) {
            errors.add(error(field, FormReason.CONTROL_CHARACTER));
            return null;
        }
        return plain;
    }

    private static @Nullable String choice(FormField field, Object value, List<FieldError> errors) {
        String text = text(field, value, errors);
        if (text == null || field.choices().isEmpty() || field.choices().contains(text)) {
            return text;
        }
        errors.add(error(field, FormReason.NOT_A_CHOICE, String.join(", ", field.choices())));
        return null;
    }

    private @Nullable BirthDate date(FormField field, Object value, List<FieldError> errors) {
        String text = text(field, value, errors);
        if (text == null) {
            return null;
        }
        return switch (BirthDate.read(text)) {
            case BirthDate.Refused refused -> {
                errors.add(error(
                        field,
                        switch (refused.why()) {
                            case UNREADABLE -> FormReason.NOT_A_DATE;
                            case NO_SUCH_DATE -> FormReason.NO_SUCH_DATE;
                            case AMBIGUOUS_YEAR -> FormReason.AMBIGUOUS_YEAR;
                        }));
                yield null;
            }
            case BirthDate.Read read -> {
                BirthDate date = read.date();
                boolean needsMonth = date.month() == 0;
                boolean needsDay = field.type() == FormField.Type.DATE && date.day() == 0;
                LocalDate earliest = LocalDate.of(date.year(), Math.max(date.month(), 1), Math.max(date.day(), 1));
                if (needsMonth || needsDay) {
                    errors.add(error(field, FormReason.NOT_A_DATE));
                    yield null;
                }
                if (earliest.isAfter(today)) {
                    errors.add(error(field, FormReason.IN_THE_FUTURE));
                    yield null;
                }
                yield date;
            }
        };
    }

    private static @Nullable Boolean flag(FormField field, Object value, List<FieldError> errors) {
        return typed(field, value, Boolean.class, errors);
    }

    private static @Nullable String matched(
            FormField field, Object value, Pattern pattern, int most, FormReason reason, List<FieldError> errors) {
        String text = text(field, value, errors);
        if (text == null) {
            return null;
        }
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
        if (plain.length() > most || !pattern.matcher(plain).matches()) {
            errors.add(error(field, reason));
            return null;
        }
        return plain;
    }

    private static boolean isBlank(Object value) {
        return value instanceof String text && text.isBlank();
    }

    /** A field named like a fact is one, so that later fields may depend on it. */
    private static Facts with(Facts facts, String field, Object value) {
        Optional<Fact> fact = Fact.byKey(field);
        if (fact.isEmpty()) {
            return facts;
        }
        return switch (value) {
            case String text when fact.get().type() == Fact.Type.TEXT -> facts.with(fact.get(), text);
            case Integer number when fact.get().type() == Fact.Type.NUMBER -> facts.with(fact.get(), number);
            case Boolean flag when fact.get().type() == Fact.Type.FLAG -> facts.with(fact.get(), flag);
            default -> facts;
        };
    }

    private static FieldError error(FormField field, FormReason reason, Object... args) {
        return new FieldError(field.field(), Reason.of(field.clause(), reason, args));
    }

    private static String printable(String name) {
        return name.length() > DEFAULT_LENGTH ? name.substring(0, DEFAULT_LENGTH) : name;
    }
}
