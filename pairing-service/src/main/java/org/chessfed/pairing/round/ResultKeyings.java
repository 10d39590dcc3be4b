package org.chessfed.pairing.round;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.Outcome;

/** Results that are keyed by two persons before they count. */
@ApplicationScoped
public class ResultKeyings {

    private final Database database;
    private final Caller caller;
    private final BusinessClock clock;

    ResultKeyings(Database database, Caller caller, BusinessClock clock) {
        this.database = database;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * Keeps what the caller keys for a game without a result; whoever keys again replaces what he keyed before.
     *
     * @return whether two persons have keyed the same by now
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public boolean key(Game game, EnteredResult result) {
        database.update(
                """
                insert into result_keying(game_id, keyed_by, white_outcome, black_outcome, white_late, black_late,
                    colours_swapped, keyed_at)
                values (?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (game_id, keyed_by) do update set white_outcome = excluded.white_outcome,
                    black_outcome = excluded.black_outcome, white_late = excluded.white_late,
                    black_late = excluded.black_late, colours_swapped = excluded.colours_swapped,
                    keyed_at = excluded.keyed_at""",
                game.id(),
                caller.name(),
                result.white().name(),
                result.black().name(),
                result.whiteLate(),
                result.blackLate(),
                result.coloursSwapped(),
                clock.now());
        return database.number(
                        """
                        select count(*) from result_keying where game_id = ? and white_outcome = ? and black_outcome = ?
                            and white_late = ? and black_late = ? and colours_swapped = ?""",
                        game.id(),
                        result.white().name(),
                        result.black().name(),
                        result.whiteLate(),
                        result.blackLate(),
                        result.coloursSwapped())
                > 1;
    }

    /** What was keyed for each game of a round, the first one first. */
    Map<UUID, List<ResultKeying>> of(Round round) {
        Map<UUID, List<ResultKeying>> keyed = new HashMap<>();
        database.query(
                """
                select k.* from result_keying k join game g on g.id = k.game_id
                where g.tournament_id = ? and g.round = ? order by k.keyed_at, k.keyed_by""",
                row -> keyed.computeIfAbsent(row.getObject("game_id", UUID.class), game -> new ArrayList<>())
                        .add(new ResultKeying(
                                row.getString("keyed_by"),
                                Outcome.valueOf(row.getString("white_outcome")),
                                Outcome.valueOf(row.getString("black_outcome")),
                                row.getBoolean("colours_swapped"),
                                Objects.requireNonNull(Database.instant(row, "keyed_at")))),
                round.tournamentId(),
                round.number());
        return keyed;
    }
}
