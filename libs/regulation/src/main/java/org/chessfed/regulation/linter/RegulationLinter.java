package org.chessfed.regulation.linter;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.chessfed.regulation.AppealRule;
import org.chessfed.regulation.Approval;
import org.chessfed.regulation.FormField;
import org.chessfed.regulation.Merge;
import org.chessfed.regulation.Notice;
import org.chessfed.regulation.Organisation;
import org.chessfed.regulation.Printed;
import org.chessfed.regulation.Regions;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.grammar.PlaceName;
import org.chessfed.regulation.reader.DocumentView;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryRule;
import org.chessfed.regulation.stage.EntryWindow;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldSize;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;
import org.jspecify.annotations.Nullable;

/**
 * Looks for what is odd in a regulation that can be read: printed contradictions, gaps, and figures that will not work.
 * It corrects nothing.
 */
public final class RegulationLinter {

    /** A day of play from this many minutes on is noted: FIDE rates at most twelve hours a day. */
    private static final int LONG_DAY_MINUTES = 12 * 60;

    /** Moves of a game on which the length of a day is reckoned, as FIDE reckons thinking time. */
    private static final int MOVES = 60;

    /** Fields of which every form of entry asks at least one each. */
    private static final List<Set<String>> NEEDED =
            List.of(Set.of("nameZh"), Set.of("sex"), Set.of("birthDate", "birthMonth"));

    private final DocumentView view;
    private final Regulation regulation;
    private final List<LintFinding> findings = new ArrayList<>();

    private RegulationLinter(DocumentView view) {
        this.view = view;
        this.regulation = view.everyRow();
    }

    /**
     * Every finding, in the order of the document.
     *
     * @throws IllegalArgumentException if the document cannot be read
     */
    public static List<LintFinding> lint(RegulationReader reader, String document) {
        return lint(DocumentView.of(reader, document, Map.of()));
    }

    /** Every finding on a document under its readings, in the order of the document. */
    public static List<LintFinding> lint(DocumentView view) {
        RegulationLinter linter = new RegulationLinter(view);
        linter.approval();
        linter.stages();
        linter.appeals();
        linter.printed();
        linter.findings.sort(Comparator.comparingInt(LintFinding::line).thenComparing(LintFinding::path));
        return List.copyOf(linter.findings);
    }

    private void error(String path, LintMessage key, Object... args) {
        add(LintFinding.Severity.ERROR, path, null, key, args);
    }

    private void note(String path, @Nullable String setting, LintMessage key, Object... args) {
        add(LintFinding.Severity.NOTE, path, setting, key, args);
    }

    private void add(
            LintFinding.Severity severity, String path, @Nullable String setting, LintMessage key, Object... args) {
        findings.add(new LintFinding(
                severity,
                view.line(path),
                path,
                view.clause(path),
                setting,
                key.key(),
                Arrays.stream(args).map(String::valueOf).toList()));
    }

    private void approval() {
        Approval approval = regulation.approval();
        if (approval != null && approval.number() == null) {
            note("/approval", view.setting("/approval/entryBefore"), LintMessage.APPROVAL_BLANK);
        }
    }

    private void stages() {
        for (int i = 0; i < regulation.stages().size(); i++) {
            Stage stage = regulation.stages().get(i);
            String path = "/stages/" + i;
            for (int j = 0; j < stage.events().size(); j++) {
                event(stage, stage.events().get(j), path + "/events/" + j);
            }
            capacity(stage, path);
            form(stage, path);
            for (int j = 0; j < stage.tournaments().size(); j++) {
                open(stage, stage.tournaments().get(j), path + "/tournaments/" + j);
            }
            small(stage, path);
            longDay(stage, path);
            for (int j = 0; j < stage.field().size(); j++) {
                field(stage, stage.field().get(j), path + "/field/" + j);
            }
        }
    }

    private void event(Stage stage, CompetitionEvent event, String path) {
        String city = event.city();
        Organisation host = regulation.organisations().get(event.host());
        if (city != null && host != null && host.city() != null && !PlaceName.same(city, host.city())) {
            error(
                    path + "/host",
                    LintMessage.HOST_CITY,
                    event.id(),
                    city,
                    host.title().zh(),
                    host.city());
        }
        if (city != null
                && event.region() != null
                && !Regions.regionOf(regulation, city).value().equals(Optional.of(event.region()))) {
            error(path + "/region", LintMessage.EVENT_REGION, event.id(), city, event.region());
        }
        Optional<Instant> closes = EntryWindow.closes(regulation, stage, event);
        Instant start = event.start().atZone(regulation.identity().zone()).toInstant();
        if (closes.isPresent() && closes.get().isAfter(start)) {
            error(path + "/start", LintMessage.ENTRY_AFTER_START, event.id(), closes.get(), start);
        }
        if (stage.entry().by() == EntryRule.By.FORM
                && stage.entry().form() != null
                && event.payMethods().isEmpty()) {
            error(path, LintMessage.NO_PAY_METHOD, event.id());
        }
    }

    private void capacity(Stage stage, String path) {
        Integer capacity = stage.entry().capacity();
        int places = stage.advance().stream().mapToInt(AdvanceRule::places).sum();
        if (capacity != null && capacity < places) {
            error(path + "/entry/capacity", LintMessage.CAPACITY, stage.id(), capacity, places);
        }
    }

    /** A form must ask everybody for name, sex and birth, without which no person is made. Without a form none is filled. */
    private void form(Stage stage, String path) {
        String form = stage.entry().form();
        if (stage.entry().by() != EntryRule.By.FORM || form == null) {
            return;
        }
        Set<String> asked = regulation.forms().getOrDefault(form, List.of()).stream()
                .filter(field -> field.required() && field.condition() == null)
                .map(FormField::field)
                .collect(Collectors.toSet());
        for (Set<String> oneOf : NEEDED) {
            if (Collections.disjoint(oneOf, asked)) {
                String fields = oneOf.stream().sorted().collect(Collectors.joining(" / "));
                error(path + "/entry/form", LintMessage.FORM_LACKS, form, fields);
            }
        }
    }

    private void open(Stage stage, TournamentRule tournament, String path) {
        for (TournamentRule.Parameter parameter : tournament.open()) {
            note(path, null, LintMessage.OPEN_PARAMETER, stage.id(), tournament.id(), parameter);
        }
    }

    /** One finding per stage: what the merging of small sections leaves may be too few for the rounds. */
    private void small(Stage stage, String path) {
        Merge merge = regulation.merge();
        if (merge == null) {
            return;
        }
        int fewest = merge.below() == null ? 2 : merge.below();
        for (int i = 0; i < stage.tournaments().size(); i++) {
            TournamentRule tournament = stage.tournaments().get(i);
            int rounds = tournament.play().rounds();
            int possible = fewest % 2 == 0 ? fewest - 1 : fewest;
            if (tournament.play().system() != Play.System.ROUND_ROBIN && rounds > possible) {
                note(
                        path + "/tournaments/" + i + "/play/rounds",
                        view.setting("/merge/below"),
                        LintMessage.SMALL_SECTION,
                        stage.id(),
                        tournament.id(),
                        fewest,
                        rounds);
                return;
            }
        }
    }

    /** One finding per stage: its longest day. */
    private void longDay(Stage stage, String path) {
        int longest = 0;
        int rounds = 0;
        int where = 0;
        for (int i = 0; i < stage.tournaments().size(); i++) {
            Play play = stage.tournaments().get(i).play();
            Play.Clock clock = play.clock();
            int game = 2 * (clock.minutes() + (clock.incrementSeconds() + clock.delaySeconds()) * MOVES / 60);
            int most = play.perDay().stream().mapToInt(Integer::intValue).max().orElse(0);
            if (game * most > longest) {
                longest = game * most;
                rounds = most;
                where = i;
            }
        }
        if (longest >= LONG_DAY_MINUTES) {
            note(
                    path + "/tournaments/" + where + "/play/perDay",
                    null,
                    LintMessage.LONG_DAY,
                    stage.id(),
                    rounds,
                    longest / 60);
        }
    }

    private void field(Stage stage, FieldRule field, String path) {
        OptionalInt total = FieldSize.planned(regulation, field);
        if (total.isEmpty()) {
            return;
        }
        int players = total.getAsInt();
        FieldRule.Parity parity = field.parity();
        if (parity != null && players % 2 == 1) {
            note(
                    path + "/parity",
                    view.setting(path + "/parity/mode"),
                    LintMessage.ODD_TOTAL,
                    stage.id(),
                    field.section(),
                    players,
                    players + 1);
            players++;
        }
        FieldRule.Fill fill = field.fill();
        if (fill != null) {
            players = Math.max(players, fill.to());
        }
        Optional<TournamentRule> tournament = stage.tournamentOf(field.section());
        if (tournament.isPresent() && tournament.get().sections().size() == 1) {
            rounds(stage, field, tournament.get().play(), players, path);
        }
    }

    private void rounds(Stage stage, FieldRule field, Play play, int players, String path) {
        int possible = players % 2 == 0 ? players - 1 : players;
        if (play.system() == Play.System.ROUND_ROBIN && play.rounds() != possible) {
            error(path, LintMessage.ROUND_ROBIN_ROUNDS, stage.id(), field.section(), play.rounds(), players);
        } else if (play.rounds() > possible) {
            error(path, LintMessage.TOO_MANY_ROUNDS, stage.id(), field.section(), play.rounds(), players);
        }
    }

    private void appeals() {
        List<String> minutes = new ArrayList<>();
        int first = -1;
        for (int i = 0; i < regulation.appeals().size(); i++) {
            AppealRule appeal = regulation.appeals().get(i);
            if (appeal.within() instanceof InstantRule.Relative within && within.from() == Anchor.GAME_END) {
                minutes.add(String.valueOf(within.minutes()));
                first = first < 0 ? i : first;
            }
        }
        if (minutes.stream().distinct().count() > 1) {
            String path = "/appeals/" + first;
            note(path, view.setting(path), LintMessage.APPEAL_WINDOWS, String.join(", ", minutes));
        }
    }

    private void printed() {
        for (int i = 0; i < regulation.printed().size(); i++) {
            Printed printed = regulation.printed().get(i);
            String path = "/printed/" + i;
            switch (printed.kind()) {
                case YEAR -> year(printed, path);
                case CITY -> city(printed, path);
                case ROUNDS -> rounds(printed, path);
                case PLACES -> places(printed, path);
                case DATE -> date(printed, path);
                case TOTAL, ADVANCED -> {
                    // the reader has compared them with the sum already
                }
            }
        }
    }

    private void year(Printed printed, String path) {
        int season = regulation.identity().season().year();
        Integer year = printed.value();
        if (year != null && year != season) {
            note(path, printed.setting(), LintMessage.PRINTED_YEAR, year, season);
        }
    }

    private void city(Printed printed, String path) {
        String wanted = printed.event();
        String city = printed.city();
        if (wanted == null || city == null) {
            return;
        }
        regulation.event(wanted).ifPresent(event -> {
            String held = event.city();
            if (held != null && !PlaceName.same(held, city)) {
                note(path, printed.setting(), LintMessage.PRINTED_CITY, event.id(), city, held);
            }
        });
    }

    private void rounds(Printed printed, String path) {
        Integer days = printed.days();
        Integer perDay = printed.perDay();
        String stageId = printed.stage();
        if (days == null || perDay == null || stageId == null) {
            return;
        }
        regulation
                .stage(stageId)
                .map(stage -> stage.tournaments().getFirst().play().rounds())
                .filter(rounds -> rounds != days * perDay)
                .ifPresent(rounds ->
                        note(path, printed.setting(), LintMessage.PRINTED_ROUNDS, days, perDay, days * perDay, rounds));
    }

    private void places(Printed printed, String path) {
        Integer groups = printed.groups();
        Integer value = printed.value();
        if (groups == null || value == null) {
            return;
        }
        int derived = groups - printed.without().size();
        if (derived != value) {
            note(
                    path,
                    printed.setting(),
                    LintMessage.PLACES_DERIVED,
                    String.valueOf(printed.source()),
                    groups,
                    String.join(", ", printed.without()),
                    derived,
                    value);
        }
    }

    private void date(Printed printed, String path) {
        String reading = regulation.notices().stream()
                .filter(notice -> notice.id().equals(printed.notice()))
                .map(Notice::deadline)
                .filter(deadline -> deadline instanceof InstantRule.Day)
                .map(deadline -> ((InstantRule.Day) deadline).date().toString())
                .collect(Collectors.joining(", "));
        note(
                path,
                printed.setting(),
                LintMessage.DATE_WITHOUT_YEAR,
                String.valueOf(printed.month()),
                String.valueOf(printed.day()),
                reading);
    }
}
