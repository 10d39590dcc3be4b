package org.chessfed.selection.season;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.regulation.stage.CarryOver;
import org.chessfed.regulation.stage.Ranking.PlayoffScope;
import org.chessfed.selection.playoff.Playoffs;
import org.chessfed.selection.playoff.Playoffs.Tie;
import org.chessfed.selection.playoff.Playoffs.TiedList;
import org.chessfed.selection.season.CarryOverPolicy.FinalRow;
import org.chessfed.selection.standing.StandingsCopies;
import org.chessfed.selection.standing.StandingsCopies.Standings;
import org.jspecify.annotations.Nullable;

/** The direct places of the next season, as the final orders give them. */
@ApplicationScoped
public class NextPlaces {

    private final Database database;
    private final StandingsCopies standings;
    private final Playoffs playoffs;

    NextPlaces(Database database, StandingsCopies standings, Playoffs playoffs) {
        this.database = database;
        this.standings = standings;
        this.playoffs = playoffs;
    }

    /**
     * A place of the next season.
     *
     * @param stage the stage of the next season
     * @param section the section
     * @param rank the final rank that gives it
     * @param person the person's id
     * @param clause the clause
     */
    public record NextPlace(
            String stage,
            String section,
            int rank,
            UUID person,
            @Nullable String clause) {}

    /** The places, by section and rank. */
    public List<NextPlace> of(UUID seasonId) {
        return database.query(
                "select * from next_place where season_id = ? order by section, rank",
                row -> new NextPlace(
                        row.getString("stage"),
                        row.getString("section"),
                        row.getInt("rank"),
                        row.getObject("person_id", UUID.class),
                        row.getString("clause")),
                seasonId);
    }

    /**
     * Computes the places of each section whose final is finished.
     *
     * @param season the season, locked
     */
    @Transactional(TxType.MANDATORY)
    public void recompute(Season season, SeasonRules rules, Instant at) {
        for (var list : standings.of(season.competition())) {
            var carried = rules.document().carryOver().stream()
                    .filter(rule -> rule.section().equals(list.section())
                            && stageOf(rules, rule).equals(list.stage()))
                    .toList();
            if (list.finished() && !carried.isEmpty()) {
                recompute(season, rules, list, carried, at);
            }
        }
    }

    private static String stageOf(SeasonRules rules, CarryOver rule) {
        return rule.stage() == null ? rules.lastStage().id() : rule.stage();
    }

    private void recompute(Season season, SeasonRules rules, Standings list, List<CarryOver> carried, Instant at) {
        var order = list.rows().stream()
                .filter(row -> row.rank() != null && !row.resultVoid())
                .map(row -> new FinalRow(list.section(), Objects.requireNonNull(row.rank()), row.person()))
                .toList();
        var next = CarryOverPolicy.decide(carried, order);
        database.update("delete from next_place where season_id = ? and section = ?", season.id(), list.section());
        for (var place : next.places()) {
            database.update(
                    "insert into next_place(season_id, section, stage, rank, person_id, clause) values (?, ?, ?, ?, ?, ?)",
                    season.id(),
                    place.section(),
                    place.stage(),
                    place.rank(),
                    place.person(),
                    place.reason().clause());
        }
        var scope = rules.stage(list.stage())
                .flatMap(stage -> stage.tournamentOf(list.section()))
                .map(tournament -> tournament.ranking().playoff())
                .orElse(PlayoffScope.DECIDING_PLACES);
        var ties = scope == PlayoffScope.NONE
                ? List.<Tie>of()
                : next.ties().stream()
                        .map(tie -> new Tie(
                                tie.rank(), 1, tie.persons(), tie.reason().clause()))
                        .toList();
        playoffs.require(
                season,
                new TiedList(list.stage(), list.event(), list.section(), list.tournamentId(), list.version()),
                ties,
                at);
    }
}
