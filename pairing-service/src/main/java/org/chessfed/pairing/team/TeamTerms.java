package org.chessfed.pairing.team;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.TeamRule;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.TournamentRule;

/**
 * The terms under which a tournament of teams is played.
 *
 * @param common what it shares with every tournament
 * @param team what a team is
 * @param match what a match is worth
 */
record TeamTerms(TournamentTerms common, TeamRule team, Play.Match match) {

    /** The terms of a tournament. */
    static TeamTerms of(Regulation regulation, Tournament tournament) {
        TournamentTerms common = TournamentTerms.of(regulation, tournament);
        return new TeamTerms(
                common,
                Objects.requireNonNull(regulation.team()),
                Objects.requireNonNull(common.rule().play().match()));
    }

    /** The part of a regulation by which teams of a section play at an event; empty where none do. */
    static Optional<TournamentRule> rule(Regulation regulation, String event, String section) {
        return regulation.stageOfEvent(event).stream()
                .flatMap(stage -> stage.tournaments().stream())
                .filter(rule -> rule.play().system() == Play.System.TEAM_SWISS)
                .filter(rule -> rule.sections().equals(List.of(section)))
                .findFirst();
    }
}
