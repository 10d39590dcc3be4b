package org.chessfed.pairing.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.events.pairing.StandingsCard;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.jspecify.annotations.Nullable;

/** The rows of standings as facts carry them: the ranked ones in rank order, then those who are out of the ranking. */
final class StandingsRows {

    private StandingsRows() {}

    static List<StandingsCard.Row> of(Tournament tournament, SectionStandings standings) {
        List<StandingsCard.Row> rows = new ArrayList<>();
        for (StandingsRow row : standings.table().rows()) {
            rows.add(row(
                    tournament.player(row.player()),
                    standings,
                    row.rank(),
                    row.joint(),
                    row.points(),
                    row.values().stream()
                            .map(value ->
                                    new StandingsCard.TieBreak(value.step().code(), value.text()))
                            .toList()));
        }
        for (int number : standings.table().unranked()) {
            Entrant player = tournament.player(number);
            if (standings.has(player)) {
                rows.add(row(player, standings, null, false, standings.points().getOrDefault(number, 0), List.of()));
            }
        }
        return rows;
    }

    private static StandingsCard.Row row(
            Entrant player,
            SectionStandings standings,
            @Nullable Integer rank,
            boolean joint,
            int points,
            List<StandingsCard.TieBreak> tieBreaks) {
        MissedCounts missed = standings.missed().getOrDefault(player.number(), MissedCounts.NONE);
        return new StandingsCard.Row(
                player.personId(),
                player.entryId(),
                player.nameZh(),
                player.passportName(),
                player.number(),
                player.guaranteeRegion(),
                rank,
                joint,
                points,
                tieBreaks,
                missed.absent(),
                missed.announced(),
                missed.late(),
                rank == null);
    }

    /** Persons whose standing differs from the one before. */
    static List<String> changed(List<StandingsCard.Row> before, List<StandingsCard.Row> after) {
        Map<String, StandingsCard.Row> known =
                before.stream().collect(Collectors.toMap(StandingsCard.Row::personId, Function.identity()));
        return after.stream()
                .filter(row -> !sameStanding(known.get(row.personId()), row))
                .map(StandingsCard.Row::personId)
                .toList();
    }

    private static boolean sameStanding(StandingsCard.@Nullable Row before, StandingsCard.Row after) {
        return before != null
                && Objects.equals(before.rank(), after.rank())
                && before.joint() == after.joint()
                && before.points() == after.points()
                && before.resultVoid() == after.resultVoid();
    }
}
