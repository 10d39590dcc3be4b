package org.chessfed.selection.season;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.Section;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.Anchors;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.AdvanceRule;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryRule;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldRule.Source;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a regulation that a season asks about.
 *
 * @param document the regulation
 * @param version the published version of it, as the platform counts
 */
public record SeasonRules(Regulation document, long version) {

    /** A list whose best advance into a stage. */
    public record Feed(Stage from, AdvanceRule rule) {}

    /** Gregorian year of the season. */
    public int year() {
        return document.identity().season().year();
    }

    /** Zone of every local time. */
    public ZoneId zone() {
        return document.identity().zone();
    }

    /** Ids of the sections, in the document's order. */
    public List<String> sections() {
        return document.sections().stream().map(Section::id).toList();
    }

    /** The stage with an id. */
    public Optional<Stage> stage(String id) {
        return document.stages().stream().filter(stage -> stage.id().equals(id)).findFirst();
    }

    /** Stages whose field is made of berths, the last first. */
    public List<Stage> stagesWithFieldLastFirst() {
        return document.stages().reversed().stream()
                .filter(stage -> !stage.field().isEmpty())
                .toList();
    }

    /** The last stage, whose order hands on places. */
    public Stage lastStage() {
        return document.stages().getLast();
    }

    /** Position of a stage in the order of play, from 0; -1 for an unknown one. */
    public int position(String stageId) {
        for (int i = 0; i < document.stages().size(); i++) {
            if (document.stages().get(i).id().equals(stageId)) {
                return i;
            }
        }
        return -1;
    }

    /** The event of a stage that is entered by berth: such a stage is played at one place. */
    public CompetitionEvent eventOf(Stage stage) {
        return stage.events().getFirst();
    }

    /** Whether a stage is entered by form, so that anybody may. */
    public boolean enteredByForm(String stageId) {
        return stage(stageId)
                .map(stage -> stage.entry().by() == EntryRule.By.FORM)
                .orElse(false);
    }

    /** Lists that send persons of a section into a stage. */
    public List<Feed> feeds(String stageId, String section) {
        var feeds = new ArrayList<Feed>();
        for (var from : document.stages()) {
            from.advanceOf(section)
                    .filter(rule -> rule.to().equals(stageId))
                    .ifPresent(rule -> feeds.add(new Feed(from, rule)));
        }
        return feeds;
    }

    /** Sources of one kind of a stage's field. */
    public List<Source> sources(Stage stage, String section, SourceKind kind) {
        return stage.fieldOf(section).stream()
                .flatMap(field -> field.sources().stream())
                .filter(source -> source.source() == kind)
                .toList();
    }

    /** Persons that a field is planned for, all sources together. */
    public int planned(Stage stage, FieldRule field) {
        return plannedSources(stage, field).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** Persons that a field is planned for, by source; sources that only fill up are left out. */
    public Map<String, Integer> plannedSources(Stage stage, FieldRule field) {
        var planned = new TreeMap<String, Integer>();
        for (var source : field.sources()) {
            int places = switch (source.source()) {
                case PREVIOUS -> source.ranks() == null ? 0 : source.ranks().size();
                case EXTERNAL -> source.places() == null ? 0 : source.places();
                case DRAFTED -> source.max() == null ? 0 : source.max();
                case ADVANCE, VACANCY, PARITY -> 0;
            };
            if (places > 0) {
                planned.merge(source.source().name(), places, Integer::sum);
            }
        }
        for (var feed : feeds(stage.id(), field.section())) {
            planned.merge(
                    SourceKind.ADVANCE.name(),
                    feed.rule().places() * feed.from().events().size(),
                    Integer::sum);
        }
        return planned;
    }

    /** Label of the season before; empty where there was none. */
    public String previousLabel() {
        var previous = document.identity().season().previous();
        return previous == null ? "" : previous;
    }

    /**
     * Label of the season whose order fills a field: the rule's own, else that of the season before; empty where the field
     * is filled from no earlier season.
     */
    public String fillLabel(FieldRule rule) {
        var parity = rule.parity();
        if (parity == null || parity.from().source() != SourceKind.PREVIOUS) {
            return "";
        }
        return parity.from().season() == null ? previousLabel() : parity.from().season();
    }

    /** Start of a stage: that of its first event. */
    public Instant startOf(Stage stage) {
        return stage.events().stream()
                .map(event -> event.start().atZone(zone()).toInstant())
                .min(Instant::compareTo)
                .orElseThrow();
    }

    /**
     * An instant of a stage's rules.
     *
     * @param rule the rule; null gives empty
     * @param stage the stage that it stands in
     * @param roundOne publication of the stage's first round; null if not yet
     * @return empty as long as a moment that it counts from is not known
     */
    public Optional<Instant> instant(@Nullable InstantRule rule, Stage stage, @Nullable Instant roundOne) {
        if (rule == null) {
            return Optional.empty();
        }
        var start = startOf(stage);
        var first = startOf(document.stages().getFirst());
        var anchors = Anchors.of(Anchor.STAGE_START, start)
                .with(Anchor.EVENT_START, start)
                .with(Anchor.COMPETITION_START, first);
        if (roundOne != null) {
            anchors = anchors.with(Anchor.ROUND_1_PUBLISHED, roundOne);
        }
        return rule.resolve(zone(), anchors);
    }
}
