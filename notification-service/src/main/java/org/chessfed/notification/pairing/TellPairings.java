package org.chessfed.notification.pairing;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.pairing.RoundCard;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.Draft;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;
import org.chessfed.notification.person.Persons;

/**
 * Tells each player board, colour and opponent, or the bye. A round that is published again is told only to those for whom
 * it changed; players whose absence is known are told nothing.
 */
@ApplicationScoped
class TellPairings implements FactHandler<RoundPublished> {

    private static final Set<String> BYES = Set.of("PAIRING_BYE", "HALF_POINT_BYE", "FULL_POINT_BYE", "ZERO_POINT_BYE");

    private final Notices notices;
    private final Persons persons;

    TellPairings(Notices notices, Persons persons) {
        this.notices = notices;
        this.persons = persons;
    }

    @Override
    public Class<RoundPublished> type() {
        return RoundPublished.class;
    }

    @Override
    public void handle(RoundPublished fact, Delivery delivery) {
        RoundCard round = fact.round();
        requirePlayers(round);
        for (RoundCard.Board board : round.boards()) {
            tell(game(round, board, board.whiteId(), "WHITE", board.blackId()), delivery);
            tell(game(round, board, board.blackId(), "BLACK", board.whiteId()), delivery);
        }
        for (RoundCard.Bye bye : round.byes()) {
            if (BYES.contains(bye.kind())) {
                tell(draft(round, bye.personId()).with(Argument.BYE, bye.kind()), delivery);
            }
        }
    }

    private void requirePlayers(RoundCard round) {
        List<String> players = new ArrayList<>();
        round.boards().forEach(board -> players.addAll(List.of(board.whiteId(), board.blackId())));
        Set<String> missing = persons.missing(players);
        if (!missing.isEmpty()) {
            throw new ParkUntil("person", missing.iterator().next());
        }
    }

    private void tell(Draft draft, Delivery delivery) {
        if (!notices.saidAlready(draft)) {
            notices.queue(draft, delivery);
        }
    }

    private static Draft game(RoundCard round, RoundCard.Board board, String player, String colour, String opponent) {
        return draft(round, player)
                .with(Argument.BOARD, board.board())
                .with(Argument.COLOUR, colour)
                .with(Argument.OPPONENT, opponent);
    }

    private static Draft draft(RoundCard round, String player) {
        return new Draft(NoticeKind.PAIRING, player, round.roundId(), round.competition())
                .with(Argument.STAGE, round.stage())
                .with(Argument.EVENT, round.event())
                .with(Argument.ROUND, round.number())
                .with(Argument.STARTS_AT, round.startsAt());
    }
}
