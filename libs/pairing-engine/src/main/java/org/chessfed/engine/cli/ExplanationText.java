package org.chessfed.engine.cli;

import java.text.MessageFormat;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.Remark;
import org.chessfed.engine.checker.Checker;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.checker.RoundCheck;
import org.chessfed.engine.swiss.dutch.Criterion;
import org.chessfed.engine.swiss.dutch.CriterionValue;
import org.chessfed.engine.swiss.dutch.ExplainedBracket;
import org.chessfed.engine.swiss.dutch.ExplainedRound;
import org.chessfed.engine.swiss.dutch.Floater;
import org.chessfed.engine.swiss.dutch.WhyNot;

/** An explanation in words; players by the numbers of the file. */
final class ExplanationText {

    private static final String BUNDLE = "org.chessfed.engine.cli.headings";

    private final PairedFile file;
    private final int round;
    private final ResourceBundle headings;
    private final Locale language;
    private final StringBuilder text = new StringBuilder();

    ExplanationText(PairedFile file, int round, Locale language) {
        this.file = file;
        this.round = round;
        this.language = language;
        headings = ResourceBundle.getBundle(
                BUNDLE,
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The whole round. */
    void round(ExplainedRound explained) {
        LocalDate inForce = file.state(round - 1).edition().inForceFrom();
        heading("round", round, file.file().totalRounds(), inForce);
        file.file().header().startDate().filter(day -> day.isBefore(inForce)).ifPresent(day -> heading("older", day));
        PairingAnswer answer = explained.answer();
        if (answer instanceof NoPairing none) {
            heading("no-pairing");
            sentences(none.reasons());
        }
        explained.brackets().forEach(this::bracket);
        if (answer instanceof Pairing pairing) {
            heading("boards");
            boards(pairing).forEach(board -> line("  " + board));
        }
        if (!explained.bye().isEmpty()) {
            heading("bye");
            sentences(explained.bye());
        }
        closing();
    }

    /**
     * Why two players do not meet, or one does not have the bye.
     *
     * @param a number in the file
     * @param b number in the file, or 0 for the bye
     * @param answer what the engine pairs
     */
    void why(int a, int b, WhyNot why, PairingAnswer answer) {
        boolean so = why.alternative().isPresent() && why.alternative().get().equals(answer);
        if (so) {
            heading(b == 0 ? "has-the-bye" : "they-meet", round, a, b);
        } else {
            heading(b == 0 ? "why-no-bye" : "why-not", round, a, b);
        }
        sentences(why.reasons());
        if (!so && why.alternative().isPresent() && answer instanceof Pairing actual) {
            List<String> would = boards(why.alternative().get());
            List<String> are = boards(actual);
            heading("alternative");
            would.stream().filter(board -> !are.contains(board)).forEach(board -> line("  " + board));
            heading("instead");
            are.stream().filter(board -> !would.contains(board)).forEach(board -> line("  " + board));
        }
        closing();
    }

    /** What the reader must know besides. */
    private void closing() {
        if (round <= file.file().pairedRounds()) {
            RoundCheck check = Checker.check(file, round);
            if (!check.agrees()) {
                heading("differs", check.firstDifference());
            }
        }
        if (file.file().orderByPosition()) {
            heading("places");
        }
    }

    private void bracket(ExplainedBracket bracket) {
        heading(
                bracket.movedDown().isEmpty() ? "bracket" : "bracket-moved-down",
                points(bracket.score()),
                numbers(bracket.residents()),
                numbers(bracket.movedDown()));
        bracket.games()
                .forEach(game -> line("  " + file.fileNumber(game.white()) + "-" + file.fileNumber(game.black())));
        for (Floater floater : bracket.floaters()) {
            heading(
                    floater.instead().isEmpty() ? "floater" : "floater-instead",
                    file.fileNumber(floater.player()),
                    sentence(floater.reason()),
                    numbers(floater.instead()));
        }
        List<String> values = bracket.values().stream()
                .filter(value -> value.values().stream().anyMatch(number -> number != 0))
                .map(this::value)
                .toList();
        if (!values.isEmpty()) {
            heading("values");
            values.forEach(value -> line("    " + value));
        }
    }

    /** A criterion with what it counts; scores and score differences as points. */
    private String value(CriterionValue value) {
        String numbers = value.values().stream()
                .map(number -> scores(value.criterion()) ? points(number) : Integer.toString(number))
                .collect(Collectors.joining(", "));
        if (value.criterion() == Criterion.C8) {
            numbers = value.values().getFirst()
                    + value.values().stream().skip(1).map(this::points).collect(Collectors.joining(", ", " (", ")"));
        }
        return value.criterion() + " " + words("value." + value.criterion(), numbers);
    }

    private static boolean scores(Criterion criterion) {
        return switch (criterion) {
            case C7, C18, C19, C20, C21 -> true;
            default -> false;
        };
    }

    private List<String> boards(Pairing pairing) {
        return PairsText.of(file, pairing)
                .lines()
                .skip(1)
                .map(pair -> pair.replace(' ', '-'))
                .toList();
    }

    private String numbers(List<Integer> players) {
        return players.stream()
                .map(number -> Integer.toString(file.fileNumber(number)))
                .collect(Collectors.joining(", "));
    }

    private String points(int tenths) {
        return tenths >= CriterionValue.UNPAIRED
                ? words("unpaired", points(tenths - CriterionValue.UNPAIRED))
                : PointSystem.text(tenths);
    }

    private void sentences(List<Remark> remarks) {
        remarks.forEach(remark -> line("  " + sentence(remark)));
    }

    private String sentence(Remark remark) {
        return PairsText.remark(remark, language);
    }

    private void heading(String key, Object... words) {
        line(words(key, words));
    }

    private String words(String key, Object... words) {
        return MessageFormat.format(
                headings.getString(key),
                Arrays.stream(words).map(String::valueOf).toArray());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
