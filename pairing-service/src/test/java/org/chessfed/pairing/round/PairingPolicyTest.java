package org.chessfed.pairing.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.Examples;
import org.chessfed.pairing.absence.Announcement;
import org.chessfed.pairing.absence.AnnouncementKind;
import org.chessfed.pairing.round.PairingPolicy.Board;
import org.chessfed.pairing.round.PairingPolicy.Paired;
import org.chessfed.pairing.round.PairingPolicy.Unpaired;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Pairing a round")
class PairingPolicyTest {

    private static Announcement absent(int number, int round) {
        return new Announcement(number, round, AnnouncementKind.ABSENCE, true, Instant.EPOCH);
    }

    private static Paired pair(Tournament tournament, PlayHistory history, int completed) {
        return (Paired) PairingPolicy.pair(tournament, Examples.terms(tournament), history, completed);
    }

    private static Set<Integer> everybody(Paired round) {
        List<Integer> numbers = new ArrayList<>();
        round.boards().forEach(board -> numbers.addAll(List.of(board.white(), board.black())));
        round.seats().forEach(seat -> numbers.add(seat.number()));
        assertThat(numbers).doesNotHaveDuplicates();
        return new HashSet<>(numbers);
    }

    @Test
    @DisplayName(
            "I9, field case 6: an odd field; who announced an absence is on no board, the others are, one has the bye")
    void absencesAndBye() {
        Tournament tournament = Examples.tournament("PRELIM", "P1N", "MEN", 8);
        Paired round = pair(tournament, new PlayHistory(List.of(), List.of(), List.of(absent(3, 1))), 0);
        assertThat(everybody(round)).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(round.boards()).hasSize(3);
        assertThat(round.seats())
                .containsExactlyInAnyOrder(
                        new Seat(1, 3, SeatKind.ANNOUNCED_ABSENCE), new Seat(1, 8, SeatKind.PAIRING_BYE));
    }

    @Test
    @DisplayName("Field case 3: the same state gives the same round")
    void sameRound() {
        Tournament tournament = Examples.tournament("PRELIM", "P1N", "MEN", 12);
        assertThat(pair(tournament, PlayHistory.NONE, 0)).isEqualTo(pair(tournament, PlayHistory.NONE, 0));
    }

    @Test
    @DisplayName("AC-074 [SEL-F9]: ten women play 45 games in 9 rounds, each pair once")
    void berger() {
        Tournament tournament = Examples.tournament("FINAL", "FINAL", "WOMEN", 10);
        Set<Set<Integer>> pairs = new HashSet<>();
        int games = 0;
        for (int completed = 0; completed < 9; completed++) {
            Paired round = pair(tournament, PlayHistory.NONE, completed);
            assertThat(round.boards()).hasSize(5);
            assertThat(everybody(round)).hasSize(10);
            for (Board board : round.boards()) {
                pairs.add(Set.of(board.white(), board.black()));
                games++;
            }
        }
        assertThat(games).isEqualTo(45);
        assertThat(pairs).hasSize(45);
    }

    @Test
    @DisplayName("In a round robin the schedule stands: who is absent loses by forfeit; of an odd field one rests")
    void scheduleStands() {
        Tournament tournament = Examples.tournament("FINAL", "FINAL", "WOMEN", 9);
        Paired plain = pair(tournament, PlayHistory.NONE, 0);
        assertThat(plain.boards()).hasSize(4);
        assertThat(plain.seats()).hasSize(1).allMatch(seat -> seat.kind() == SeatKind.ZERO_POINT_BYE);
        Board first = plain.boards().getFirst();
        Paired absent = pair(tournament, new PlayHistory(List.of(), List.of(), List.of(absent(first.white(), 1))), 0);
        assertThat(absent.boards().getFirst())
                .isEqualTo(new Board(first.white(), first.black(), Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN));
        assertThat(absent.boards()).hasSameSizeAs(plain.boards());
    }

    @Test
    @DisplayName("Field case 5: no legal pairing is an answer with reasons")
    void noPairing() {
        Tournament tournament = Examples.tournament("PRELIM", "P1N", "MEN", 2);
        PlayHistory history = new PlayHistory(List.of(Examples.game(1, 1, 1, 2, '1')), List.of(), List.of());
        assertThat(PairingPolicy.pair(tournament, Examples.terms(tournament), history, 1))
                .isInstanceOfSatisfying(
                        Unpaired.class, none -> assertThat(none.reasons()).isNotEmpty());
    }

    @Test
    @DisplayName("Field case 14: an old correction leaves pairings and standing as they were, and changes the report")
    void oldCorrection() {
        Tournament tournament = Examples.tournament("PRELIM", "P1N", "MEN", 4);
        TournamentTerms terms = Examples.terms(tournament);
        Game played = Examples.game(1, 1, 1, 3, '1');
        List<Game> others =
                List.of(Examples.game(1, 2, 4, 2, '0'), Examples.game(2, 1, 2, 1, '='), Examples.game(2, 2, 3, 4, '='));
        List<Game> before = new ArrayList<>(others);
        before.add(played);
        PlayHistory history = new PlayHistory(before, List.of(), List.of());
        Game corrected = played.with(new EnteredResult(Outcome.LOSS, Outcome.WIN, false, false, false))
                .keeping(played.result());
        PlayHistory after = history.replacing(corrected);
        assertThat(PairingPolicy.pair(tournament, terms, after, 2))
                .isEqualTo(PairingPolicy.pair(tournament, terms, history, 2));
        assertThat(after.points(tournament, terms, 2)).containsEntry(1, 15).containsEntry(3, 5);
        assertThat(after.report(tournament, terms, 2)
                        .players()
                        .getFirst()
                        .cells()
                        .getFirst()
                        .outcome())
                .isEqualTo(Outcome.LOSS);
    }
}
