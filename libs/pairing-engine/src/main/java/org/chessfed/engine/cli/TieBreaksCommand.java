package org.chessfed.engine.cli;

import java.nio.charset.Charset;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.tiebreak.Chain;
import org.chessfed.engine.tiebreak.RankingFacts;
import org.chessfed.engine.tiebreak.RankingRules;
import org.chessfed.engine.tiebreak.Standings;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.engine.tiebreak.StepValue;
import org.chessfed.engine.tiebreak.TieBreak;
import org.chessfed.engine.tiebreak.TieBreakEdition;
import org.chessfed.engine.tiebreak.TieBreakNames;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;

/** {@code tiebreaks FILE... --codes BH,SB}: the standing of each file, or with {@code --json} the values of its players. */
final class TieBreaksCommand {

    static final String USAGE =
            "tiebreaks FILE... --codes CODE,CODE... [--rules YYYY-MM-DD] [--json]" + " [--encoding NAME]";

    private static final Set<TieBreak> SCORES = EnumSet.of(TieBreak.PTS, TieBreak.MP, TieBreak.GP);

    private TieBreaksCommand() {}

    static ExitCode run(List<String> arguments, Console console) {
        Arguments given = new Arguments(arguments, USAGE, Set.of("--codes", "--rules", "--encoding"), Set.of("--json"));
        List<String> files = given.files();
        TieBreakCodes codes = new TieBreakCodes(given, given.required("--codes"));
        Optional<Charset> encoding = given.encoding();
        Optional<TieBreakEdition> edition = given.value("--rules").map(day -> edition(given, day));
        boolean json = given.has("--json");
        Map<String, String> names = Console.names(files, Console::lastName);
        return Batch.run(files, console, file -> {
            TrfFile read = Console.read(file, encoding);
            String answer = answer(file, names.getOrDefault(file, file), read, codes, edition, json);
            return new Batch.Answer(answer, ExitCode.OK, Console.warnings(file, read));
        });
    }

    private static TieBreakEdition edition(Arguments given, String day) {
        try {
            return TieBreakEdition.on(LocalDate.parse(day));
        } catch (DateTimeException e) {
            throw given.wrong("--rules needs a day such as 2026-03-01, found " + day);
        }
    }

    private static String answer(
            String name,
            String shown,
            TrfFile file,
            TieBreakCodes codes,
            Optional<TieBreakEdition> asked,
            boolean json) {
        try {
            boolean ofTeams = PairedFile.of(file).ofTeams();
            TournamentState state = ofTeams ? file.toTeamTournamentState() : file.toTournamentState();
            TieBreakEdition edition = asked.orElseGet(() ->
                    TieBreakEdition.on(file.header().startDate().orElse(TieBreakEdition.FIDE_2026_03.inForceFrom())));
            if (!ofTeams) {
                codes.requireIndividual();
            }
            if (!json) {
                return text(shown, file, ofTeams, state, codes.codes(), edition);
            }
            Map<Integer, Map<String, Optional<String>>> values = new TreeMap<>();
            for (String code : codes.codes()) {
                add(values, state, code, edition, file);
            }
            return json(shown, edition, values);
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error ranking file " + name + ": " + e.getMessage());
        }
    }

    private static void add(
            Map<Integer, Map<String, Optional<String>>> values,
            TournamentState state,
            String code,
            TieBreakEdition edition,
            TrfFile file) {
        for (StandingsRow row :
                ranked(state, Chain.of("PTS", code), edition, file).rows()) {
            int number = file.teams().teams().isEmpty() ? file.fileNumber(row.player()) : row.player();
            values.computeIfAbsent(number, unseen -> new LinkedHashMap<>())
                    .put(code, text(row.values().getLast()));
        }
    }

    private static StandingsTable ranked(TournamentState state, Chain chain, TieBreakEdition edition, TrfFile file) {
        RankingRules rules = file.header().roundRobin()
                ? RankingRules.roundRobin(chain, edition)
                : RankingRules.swiss(chain, edition);
        return Standings.rank(state, rules, RankingFacts.NONE);
    }

    /** The standing by points, then by the codes in their order; a code that stands first is the score itself. */
    private static String text(
            String name,
            TrfFile file,
            boolean ofTeams,
            TournamentState state,
            List<String> codes,
            TieBreakEdition edition) {
        boolean scored = SCORES.contains(
                Chain.of(codes, TieBreakNames.COMMON).steps().getFirst().tieBreak());
        List<String> chain = new ArrayList<>(codes);
        if (!scored) {
            chain.addFirst("PTS");
        }
        StandingsTable table = ranked(state, Chain.of(chain, TieBreakNames.COMMON), edition, file);
        return Console.inOneLine(name) + ", rules of " + edition.inForceFrom() + "\n"
                + StandingsText.of(file, ofTeams, table, codes, scored ? 0 : 1, TieBreaksCommand::text);
    }

    /** The value as printed; {@code 0} for a player whom direct encounter has nobody to compare with. */
    private static Optional<String> text(StepValue value) {
        boolean compares = value.step().tieBreak() == TieBreak.DE;
        return value.value().isEmpty() ? (compares ? Optional.of("0") : Optional.empty()) : Optional.of(value.text());
    }

    private static String json(
            String name, TieBreakEdition edition, Map<Integer, Map<String, Optional<String>>> values) {
        StringBuilder json = new StringBuilder("{\"file\": ")
                .append(quoted(name))
                .append(", \"rules\": ")
                .append(quoted(edition.inForceFrom().toString()))
                .append(", \"values\": {");
        String separator = "";
        for (Map.Entry<Integer, Map<String, Optional<String>>> player : values.entrySet()) {
            json.append(separator).append(quoted(player.getKey().toString())).append(": {");
            String comma = "";
            for (Map.Entry<String, Optional<String>> value : player.getValue().entrySet()) {
                json.append(comma)
                        .append(quoted(value.getKey()))
                        .append(": ")
                        .append(value.getValue().map(TieBreaksCommand::quoted).orElse("null"));
                comma = ", ";
            }
            json.append('}');
            separator = ", ";
        }
        return json.append("}}\n").toString();
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
