package org.chessfed.selection.overview;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.regulation.Text;
import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.AdvanceRule.Guarantee;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.selection.berth.Berth;
import org.chessfed.selection.berth.BerthBook;
import org.chessfed.selection.berth.BerthCause;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.berth.Berths;
import org.chessfed.selection.delegation.Delegations;
import org.chessfed.selection.entry.Entries;
import org.chessfed.selection.entry.Entries.Progress;
import org.chessfed.selection.field.Field;
import org.chessfed.selection.field.Fields;
import org.chessfed.selection.overview.Overview.EventView;
import org.chessfed.selection.overview.Overview.FieldView;
import org.chessfed.selection.overview.Overview.ListView;
import org.chessfed.selection.overview.Overview.Ranked;
import org.chessfed.selection.overview.Overview.StageView;
import org.chessfed.selection.overview.Overview.Titled;
import org.chessfed.selection.playoff.Playoff;
import org.chessfed.selection.playoff.Playoffs;
import org.chessfed.selection.quota.Proposal;
import org.chessfed.selection.quota.Proposals;
import org.chessfed.selection.sanction.SanctionState;
import org.chessfed.selection.sanction.Sanctions;
import org.chessfed.selection.season.NextPlaces;
import org.chessfed.selection.season.NextPlaces.NextPlace;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.standing.StandingsCopies;
import org.chessfed.selection.standing.StandingsCopies.Row;
import org.chessfed.selection.standing.StandingsCopies.Standings;
import org.chessfed.selection.view.Reader;
import org.chessfed.selection.view.SeenEvents;

/** Puts a season together for staff; a regional committee sees its own events only. */
@ApplicationScoped
class Overviews {

    private final Seasons seasons;
    private final Berths berths;
    private final Entries entries;
    private final Fields fields;
    private final Playoffs playoffs;
    private final Proposals proposals;
    private final Sanctions sanctions;
    private final NextPlaces nextPlaces;
    private final StandingsCopies standings;
    private final Delegations delegations;
    private final Permissions permissions;
    private final Reader reader;

    Overviews(
            Seasons seasons,
            Berths berths,
            Entries entries,
            Fields fields,
            Playoffs playoffs,
            Proposals proposals,
            Sanctions sanctions,
            NextPlaces nextPlaces,
            StandingsCopies standings,
            Delegations delegations,
            Permissions permissions,
            Reader reader) {
        this.seasons = seasons;
        this.berths = berths;
        this.entries = entries;
        this.fields = fields;
        this.playoffs = playoffs;
        this.proposals = proposals;
        this.sanctions = sanctions;
        this.nextPlaces = nextPlaces;
        this.standings = standings;
        this.delegations = delegations;
        this.permissions = permissions;
        this.reader = reader;
    }

    /** Everything that the views of one reading share. */
    private record Snapshot(
            String competition,
            SeasonRules rules,
            BerthBook book,
            List<Progress> progress,
            List<Standings> standings,
            List<Proposal> proposals,
            List<Field> fields,
            Rows rows) {

        boolean sees(String event) {
            return new SeenEvents(rows, competition, rules).sees(event);
        }
    }

    Overview of(String competition) {
        var season = seasons.get(competition);
        var rules = seasons.rules(season);
        var snapshot = new Snapshot(
                competition,
                rules,
                berths.book(season.id()),
                entries.progress(competition),
                standings.of(competition),
                proposals.of(season.id()),
                fields.of(season.id()),
                permissions.rows());
        var asked = playoffs.of(season.id());
        var known = sanctions.of(competition);
        return new Overview(
                season.id(),
                competition,
                rules.document().title(),
                season.year(),
                rules.zone().getId(),
                rules.document().sections().stream()
                        .map(section -> new Titled(section.id(), section.title()))
                        .toList(),
                regions(rules),
                rules.version(),
                season.offersOpen(),
                rules.document().stages().stream()
                        .map(stage -> stage(snapshot, stage))
                        .toList(),
                asked.size(),
                asked.stream()
                        .filter(playoff -> playoff.state() == Playoff.State.OPEN)
                        .count(),
                count(known.stream().map(sanction -> sanction.state().name()).toList()),
                count(known.stream()
                        .filter(sanction -> sanction.state() != SanctionState.LIFTED)
                        .map(sanction -> sanction.scope().stages().isEmpty()
                                ? "ALL"
                                : String.join("+", sanction.scope().stages()))
                        .toList()),
                nextPlaces(nextPlaces.of(season.id())),
                snapshot.book().berths().stream()
                        .filter(berth -> berth.cause() == BerthCause.CORRECTION)
                        .count(),
                count(delegations.of(season.id()).stream()
                        .map(delegation -> delegation.state().name())
                        .toList()),
                order(snapshot));
    }

    private static List<Titled> regions(SeasonRules rules) {
        var rule = rules.document().regionRule();
        return rules.document().regions().keySet().stream()
                .map(region -> new Titled(
                        region,
                        rule == null
                                ? new Text(region, region)
                                : rule.titles().getOrDefault(region, new Text(region, region))))
                .toList();
    }

    private static Map<String, Long> count(List<String> keys) {
        return new TreeMap<>(keys.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting())));
    }

    private static Map<String, Map<String, Long>> nextPlaces(List<NextPlace> places) {
        var counted = new TreeMap<String, Map<String, Long>>();
        for (var place : places) {
            counted.computeIfAbsent(place.stage(), stage -> new TreeMap<>()).merge(place.section(), 1L, Long::sum);
        }
        return counted;
    }

    private static StageView stage(Snapshot snapshot, Stage stage) {
        return new StageView(
                stage.id(),
                stage.title(),
                stage.events().stream()
                        .filter(event -> snapshot.sees(event.id()))
                        .map(event -> new EventView(
                                event.id(),
                                event.title(),
                                event.region(),
                                event.city(),
                                event.start().atZone(snapshot.rules().zone()).toInstant(),
                                lists(snapshot, stage, event)))
                        .toList(),
                snapshot.rows().all() ? fieldViews(snapshot, stage) : List.of());
    }

    private static List<ListView> lists(Snapshot snapshot, Stage stage, CompetitionEvent event) {
        var lists = new ArrayList<ListView>();
        for (var section : snapshot.rules().sections()) {
            var progress = snapshot.progress().stream()
                    .filter(row ->
                            row.event().equals(event.id()) && row.section().equals(section))
                    .findFirst();
            var ranked = snapshot.standings().stream()
                    .filter(list ->
                            list.event().equals(event.id()) && list.section().equals(section))
                    .findFirst();
            var advance = stage.advanceOf(section);
            var mine = snapshot.proposals().stream()
                    .filter(proposal -> proposal.event().equals(event.id())
                            && proposal.section().equals(section))
                    .toList();
            lists.add(new ListView(
                    section,
                    progress.map(Progress::entries).orElse(0L),
                    progress.map(Progress::paid).orElse(0L),
                    progress.map(Progress::played).orElse(0L),
                    ranked.map(list -> list.finished() ? "FINAL" : "PROVISIONAL")
                            .orElse("NONE"),
                    advance.map(AdvanceRule::to).orElse(null),
                    advance.map(AdvanceRule::places).orElse(0),
                    advance.filter(rule -> event.region() != null)
                            .map(AdvanceRule::guaranteed)
                            .map(Guarantee::places)
                            .orElse(0),
                    snapshot.book()
                            .wonIn(event.id(), section)
                            .filter(berth -> berth.state() == BerthState.GRANTED)
                            .count(),
                    mine.stream()
                            .filter(proposal -> proposal.state() == Proposal.State.PUBLISHED)
                            .findFirst()
                            .map(proposal -> proposal.content().quota().guaranteed())
                            .orElse(0),
                    mine.stream().anyMatch(proposal -> proposal.state() == Proposal.State.DRAFT)));
        }
        return lists;
    }

    private static List<FieldView> fieldViews(Snapshot snapshot, Stage stage) {
        return stage.field().stream()
                .map(rule -> {
                    var field = snapshot.fields().stream()
                            .filter(candidate -> candidate.stage().equals(stage.id())
                                    && candidate.section().equals(rule.section()))
                            .findFirst();
                    var granted = snapshot.book()
                            .in(stage.id(), rule.section())
                            .filter(berth -> berth.state() == BerthState.GRANTED)
                            .toList();
                    var offered = snapshot.book()
                            .in(stage.id(), rule.section())
                            .filter(berth -> berth.state() == BerthState.OFFERED)
                            .toList();
                    return new FieldView(
                            rule.section(),
                            snapshot.rules().planned(stage, rule),
                            granted.size(),
                            offered.size(),
                            field.map(found -> found.state().name()).orElse("OPEN"),
                            field.map(Field::bye).orElse(false),
                            count(granted.stream()
                                    .map(berth -> berth.source().name())
                                    .toList()),
                            snapshot.rules().plannedSources(stage, rule),
                            offered.stream()
                                    .map(Berth::answerBy)
                                    .filter(Objects::nonNull)
                                    .min(Comparator.naturalOrder())
                                    .orElse(null));
                })
                .toList();
    }

    private Map<String, List<Ranked>> order(Snapshot snapshot) {
        var order = new LinkedHashMap<String, List<Ranked>>();
        var last = snapshot.rules().lastStage();
        for (var list : snapshot.standings()) {
            if (!list.stage().equals(last.id()) || !list.finished() || !snapshot.sees(list.event())) {
                continue;
            }
            var known = reader.persons(list.rows().stream().map(Row::person).toList());
            order.put(
                    list.section(),
                    list.rows().stream()
                            .filter(row -> row.rank() != null)
                            .map(row ->
                                    new Ranked(Objects.requireNonNull(row.rank()), Reader.named(row.person(), known)))
                            .toList());
        }
        return order;
    }
}
