package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.chessfed.demo.people.Strength;
import org.chessfed.demo.platform.Api;
import org.chessfed.engine.ResultCode;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.tiebreak.Chain;
import org.chessfed.engine.tiebreak.RankingRules;
import org.chessfed.engine.tiebreak.TieBreakEdition;
import org.chessfed.engine.tiebreak.TieBreakNames;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.stage.CompetitionEvent;

/** What arbiters do: the roster, rounds, results, standings, playoffs, corrections. */
final class Arbiters {

    /** The way to end a round that is taken where none is looked for. */
    private static final int LIKELIEST = 0;

    private final Scene scene;
    private final Players players;

    Arbiters(Scene scene, Players players) {
        this.scene = scene;
        this.players = players;
    }

    private String chief() {
        return scene.signIn().as(Staff.CHIEF_ARBITER);
    }

    private String arbiter() {
        return scene.signIn().as(Staff.ARBITER);
    }

    private JsonNode post(String token, String tournament, String rest, Object body) {
        return scene.api().post(PlatformService.PAIRING, "/v1/tournaments/" + tournament + rest, token, body);
    }

    /** Freezes the list of an event; the names on it. */
    List<String> closeRoster(CompetitionEvent event) {
        JsonNode roster = scene.api()
                .post(
                        PlatformService.REGISTRATION,
                        "/v1/competitions/" + scene.code() + "/events/" + event.id() + "/roster",
                        chief(),
                        Map.of());
        List<String> names = new ArrayList<>();
        roster.path("lines")
                .forEach(line -> names.add(line.path("person").path("nameZh").asText()));
        return names;
    }

    /** The tournaments of an event, in the order of their sections. */
    List<JsonNode> tournaments(CompetitionEvent event) {
        JsonNode found = scene.api()
                .get(
                        PlatformService.PAIRING,
                        "/v1/tournaments?competition=" + scene.code() + "&event=" + event.id(),
                        Api.NOBODY);
        return StreamSupport.stream(found.spliterator(), false)
                .sorted(Comparator.comparing(
                        tournament -> tournament.path("sections").toString()))
                .toList();
    }

    /** Those who play a tournament. */
    List<JsonNode> players(JsonNode tournament) {
        JsonNode found = scene.api()
                .get(
                        PlatformService.PAIRING,
                        "/v1/tournaments/" + tournament.path("id").asText() + "/players",
                        Api.NOBODY);
        return StreamSupport.stream(found.spliterator(), false).toList();
    }

    /** Draws the colour of the first player, before witnesses. */
    void drawColour(JsonNode tournament) {
        if (!tournament.path("system").asText().equals("SWISS")) {
            return;
        }
        boolean white =
                scene.draw().percent(50, "colour", tournament.path("event").asText(), tournament.path("sections"));
        post(
                chief(),
                tournament.path("id").asText(),
                "/initial-colour",
                Map.of("colour", white ? "WHITE" : "BLACK", "witness", "the first two players present"));
    }

    /** Takes the notice of somebody who will not come any more. */
    void withdraw(JsonNode tournament, Player player, int fromRound) {
        post(
                chief(),
                tournament.path("id").asText(),
                "/withdrawals",
                Map.of("personId", player.personId(), "fromRound", fromRound, "reason", "called away by work"));
    }

    /** Plays a round: pairing, check, publication, results, completion. */
    void playRound(JsonNode tournament, int number, Conduct conduct) {
        playRound(tournament, number, conduct, round -> LIKELIEST);
    }

    /**
     * Plays the last round of a stage's tournament so that a tie on a cut line is left, if that can be.
     *
     * @param places places that advance, by section
     */
    void playLastRound(JsonNode tournament, Conduct conduct, Map<String, Integer> places) {
        int number = tournament.path("rounds").asInt();
        CutLineTie tie = cutLineTie(tournament, places);
        Map<String, Integer> numbers = new HashMap<>();
        players(tournament)
                .forEach(player -> numbers.put(
                        player.path("nameZh").asText(), player.path("number").asInt()));
        playRound(
                tournament,
                number,
                conduct,
                round -> tie.find(way -> games(tournament, number, round, conduct, numbers, way))
                        .orElse(LIKELIEST));
    }

    private CutLineTie cutLineTie(JsonNode tournament, Map<String, Integer> places) {
        String id = tournament.path("id").asText();
        TournamentState before = TrfReader.read(
                        scene.api().text(PlatformService.PAIRING, "/v1/tournaments/" + id + "/trf", arbiter()))
                .toTournamentState();
        List<String> chain = new ArrayList<>();
        tournament.path("chain").forEach(name -> chain.add(name.asText()));
        Map<Set<Integer>, Integer> cuts = new HashMap<>();
        places.forEach((section, count) -> cuts.put(
                players(tournament).stream()
                        .filter(player -> player.path("section").asText().equals(section))
                        .map(player -> player.path("number").asInt())
                        .collect(Collectors.toSet()),
                count));
        return new CutLineTie(
                before,
                RankingRules.swiss(
                        Chain.of(chain, TieBreakNames.COMMON),
                        TieBreakEdition.valueOf(
                                tournament.path("tieBreakEdition").asText())),
                cuts);
    }

    /** The games of a round that ends in one of the ways in which it may end; who comes late has lost. */
    private List<CutLineTie.Game> games(
            JsonNode tournament, int number, JsonNode round, Conduct conduct, Map<String, Integer> numbers, int way) {
        List<CutLineTie.Game> games = new ArrayList<>();
        for (JsonNode board : round.path("boards")) {
            Object entered =
                    result(tournament, number, board, round, conduct, way).get("result");
            ResultCode result = entered == null ? ResultCode.BOTH_FORFEIT : ResultCode.valueOf(entered.toString());
            int white =
                    Objects.requireNonNull(numbers.get(board.path("whiteName").asText()));
            int black =
                    Objects.requireNonNull(numbers.get(board.path("blackName").asText()));
            games.add(new CutLineTie.Game(white, black, result.white(), result.black()));
        }
        return games;
    }

    /** @param choice which of the ways in which the round may end is the one, from 0 */
    private void playRound(JsonNode tournament, int number, Conduct conduct, ToIntFunction<JsonNode> choice) {
        String id = tournament.path("id").asText();
        String path = "/rounds/" + number;
        JsonNode round = post(arbiter(), id, "/rounds", Map.of("number", number));
        post(arbiter(), id, path + "/check", Map.of());
        post(chief(), id, path + "/publication", Map.of());
        int way = choice.applyAsInt(round);
        List<Map<String, Object>> results = new ArrayList<>();
        for (JsonNode board : round.path("boards")) {
            if (board.path("whiteOutcome").asText().equals("UNKNOWN")) {
                results.add(result(tournament, number, board, round, conduct, way));
            }
        }
        if (!results.isEmpty()) {
            post(arbiter(), id, path + "/results", Map.of("results", results));
        }
        post(arbiter(), id, path + "/completion", Map.of());
    }

    private Map<String, Object> result(
            JsonNode tournament, int number, JsonNode board, JsonNode round, Conduct conduct, int way) {
        String white = board.path("whiteName").asText();
        String black = board.path("blackName").asText();
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("board", board.path("board").asInt());
        boolean whiteAway = conduct.absent(white, number);
        boolean blackAway = conduct.absent(black, number);
        if (whiteAway || blackAway) {
            result.put(
                    "result",
                    whiteAway && blackAway
                            ? "BOTH_FORFEIT"
                            : whiteAway ? "BLACK_WINS_BY_FORFEIT" : "WHITE_WINS_BY_FORFEIT");
            return result;
        }
        Instant last = Instant.parse(round.path("startsAt").asText())
                .plus(Duration.ofMinutes(tournament.path("lateAfterMinutes").asInt()));
        boolean late = false;
        for (String colour : List.of("white", "black")) {
            String name = colour.equals("white") ? white : black;
            if (conduct.late(name, number)) {
                result.put(colour + "ArrivedAt", last.plusSeconds(1).toString());
                late = true;
            } else if (conduct.slow(name, number)) {
                result.put(colour + "ArrivedAt", last.toString());
            }
        }
        if (!late) {
            result.put(
                    "result",
                    end(tournament.path("event").asText(), number, white, black, way)
                            .name());
        }
        return result;
    }

    private Strength.End end(String event, int number, String white, String black, int way) {
        return Strength.play(
                scene.draw(),
                players.known(white).who().rating(),
                players.known(black).who().rating(),
                "game",
                event,
                number,
                white,
                black,
                way);
    }

    /** Ends a tournament. */
    void close(JsonNode tournament) {
        post(chief(), tournament.path("id").asText(), "/closing", Map.of());
    }

    /** Has every playoff of an event played out that was asked for; how many there were. */
    int playOff(CompetitionEvent event) {
        int played = 0;
        for (JsonNode tournament : tournaments(event)) {
            String id = tournament.path("id").asText();
            JsonNode playoffs =
                    scene.api().get(PlatformService.PAIRING, "/v1/tournaments/" + id + "/playoffs", chief());
            for (JsonNode playoff : playoffs) {
                if (!playoff.path("status").asText().equals("DECIDED")) {
                    playOff(id, event, playoff);
                    played++;
                }
            }
        }
        return played;
    }

    private void playOff(String tournament, CompetitionEvent event, JsonNode playoff) {
        Map<String, String> idByName = new LinkedHashMap<>();
        for (JsonNode person : playoff.path("personIds")) {
            idByName.put(nameOf(person.asText()), person.asText());
        }
        List<String> names = scene.draw()
                .shuffled(
                        idByName.keySet().stream().sorted().toList(),
                        "playoff",
                        event.id(),
                        idByName.keySet().size());
        post(
                chief(),
                tournament,
                "/playoffs/" + playoff.path("id").asText() + "/order",
                Map.of(
                        "order",
                        names.stream().map(name -> List.of(idByName.get(name))).toList(),
                        "note",
                        "two blitz games each, then lots"));
        scene.say("%s: playoff of %s", event.id(), String.join(", ", names));
    }

    private String nameOf(String personId) {
        return players.all().stream()
                .filter(player -> player.isKnownAs(personId))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("nobody invented has the id " + personId))
                .name();
    }

    /**
     * Finds that a result of the last round was written down wrongly: the last in {@code advanced} who won has lost. Only a
     * correction that puts him out of the places is made.
     *
     * @param advanced names of those who have advanced, the best first
     * @param places number of places
     * @return the name of the player, or empty if there is no such result
     */
    Optional<String> correct(JsonNode tournament, List<String> advanced, int places) {
        String id = tournament.path("id").asText();
        int last = tournament.path("rounds").asInt();
        JsonNode round =
                scene.api().get(PlatformService.PAIRING, "/v1/tournaments/" + id + "/rounds/" + last, arbiter());
        for (String name : advanced.reversed()) {
            for (JsonNode board : round.path("boards")) {
                boolean white = board.path("whiteName").asText().equals(name);
                boolean black = board.path("blackName").asText().equals(name);
                boolean won = board.path(white ? "whiteOutcome" : "blackOutcome")
                        .asText()
                        .equals("WIN");
                if ((white || black) && won && correct(id, last, board, white, name, places)) {
                    return Optional.of(name);
                }
            }
        }
        return Optional.empty();
    }

    private boolean correct(String tournament, int number, JsonNode board, boolean white, String name, int places) {
        String path = "/rounds/" + number + "/boards/" + board.path("board").asInt();
        Map<String, Object> correction =
                Map.of("result", white ? "BLACK_WINS" : "WHITE_WINS", "reason", "the score sheets say otherwise");
        JsonNode moves = post(chief(), tournament, path + "/preview", correction);
        boolean out = StreamSupport.stream(moves.spliterator(), false)
                .anyMatch(move -> move.path("name").asText().equals(name)
                        && move.path("after").asInt(0) > places + places / 2);
        if (!out) {
            return false;
        }
        scene.api()
                .put(
                        PlatformService.PAIRING,
                        "/v1/tournaments/" + tournament + path,
                        chief(),
                        board.path("version").asLong(),
                        correction);
        return true;
    }
}
