package org.chessfed.pairing.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.flow.Effects;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.engine.roundrobin.RoundRobin;
import org.chessfed.events.pairing.TournamentCreated;
import org.chessfed.events.registration.RosterClosed;
import org.chessfed.events.registration.RosterState;
import org.chessfed.events.registration.RosterState.Line;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.stage.EntryRule.NoShow;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;

/** A closed roster becomes the tournaments of its event, one for each that the stage has. */
@ApplicationScoped
class MakeTournaments implements FactHandler<RosterClosed> {

    private final TournamentRepository repository;
    private final Competitions competitions;
    private final CheckIns checkIns;
    private final Effects effects;
    private final Outbox outbox;

    MakeTournaments(
            TournamentRepository repository,
            Competitions competitions,
            CheckIns checkIns,
            Effects effects,
            Outbox outbox) {
        this.repository = repository;
        this.competitions = competitions;
        this.checkIns = checkIns;
        this.effects = effects;
        this.outbox = outbox;
    }

    @Override
    public Class<RosterClosed> type() {
        return RosterClosed.class;
    }

    @Override
    public void handle(RosterClosed fact, Delivery delivery) {
        RosterState roster = fact.roster();
        Regulation regulation = competitions
                .regulation(roster.competition(), roster.competitionVersion())
                .orElseThrow(() -> new ParkUntil("competition", roster.competition()));
        Stage stage = regulation
                .stage(roster.stage())
                .orElseThrow(() -> new IllegalArgumentException("no stage " + roster.stage()));
        Set<String> played = new HashSet<>();
        for (TournamentRule rule : stage.tournaments()) {
            played.addAll(rule.sections());
            List<Line> lines = roster.lines().stream()
                    .filter(line -> rule.sections().contains(line.section()))
                    .toList();
            // Teams are handed in as teams; a list of persons makes none.
            boolean players = rule.play().system() != Play.System.TEAM_SWISS;
            if (players && !lines.isEmpty() && effects.record("tournament-made", roster.rosterId() + "/" + rule.id())) {
                make(roster, stage, rule, StartingOrderPolicy.order(lines), delivery);
            }
        }
        for (Line line : roster.lines()) {
            if (!played.contains(line.section())) {
                throw new IllegalArgumentException(
                        "section " + line.section() + " of the roster is played by no tournament of its stage");
            }
        }
    }

    private void make(RosterState roster, Stage stage, TournamentRule rule, List<Line> lines, Delivery delivery) {
        List<Entrant> players = new ArrayList<>();
        for (Line line : lines) {
            players.add(Entrant.of(line, players.size() + 1));
        }
        Tournament tournament = new Tournament(
                Ids.next(),
                0,
                roster.competition(),
                roster.competitionVersion(),
                roster.stage(),
                roster.event(),
                rule.id(),
                system(rule.play(), players.size()),
                rounds(rule.play(), players.size()),
                roster.rosterId(),
                TournamentStatus.CREATED,
                Optional.empty(),
                List.of(),
                null,
                Setup.USUAL,
                null,
                null,
                players);
        if (!repository.insert(tournament, delivery.time())) {
            return;
        }
        if (stage.entry().noShow() == NoShow.ABSENT_IN_ROUND_1) {
            missedCheckIn(tournament, lines, delivery);
        }
        outbox.add(new TournamentCreated(tournament.card(), tournament.version()));
    }

    /** A Swiss in which everybody meets everybody is played as a round robin where the regulation reads it so. */
    private static Play.System system(Play play, int players) {
        return play.system() == Play.System.SWISS
                        && play.smallField() == Play.SmallField.ROUND_ROBIN
                        && play.isSmall(players)
                ? Play.System.ROUND_ROBIN
                : play.system();
    }

    /** Everybody meets everybody, so the number of players decides; fewer players than planned play fewer rounds. */
    private static int rounds(Play play, int players) {
        return play.system() == Play.System.ROUND_ROBIN && players > 1
                ? RoundRobin.single().rounds(players)
                : play.rounds();
    }

    /**
     * Who missed the check-in is absent in round 1. Where that is more than half of the field, something else is likelier
     * than an empty hall: nobody is marked, and the chief arbiter is asked before round 1 can be paired.
     */
    private void missedCheckIn(Tournament tournament, List<Line> lines, Delivery delivery) {
        List<String> missing = lines.stream()
                .filter(line -> !line.checkedIn())
                .map(line -> line.person().personId())
                .toList();
        if (2 * missing.size() > lines.size()) {
            checkIns.ask(tournament, missing, delivery.time());
        } else {
            checkIns.absentInRoundOne(tournament, missing, "service", delivery.time());
        }
    }
}
