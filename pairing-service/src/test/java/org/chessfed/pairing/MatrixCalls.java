package org.chessfed.pairing;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** One call of every operation, as the permission matrix makes it; each is refused or answered, whatever the state. */
final class MatrixCalls {

    private MatrixCalls() {}

    /**
     * Calls an operation.
     *
     * @param caller with a token or without, and with an idempotency key
     * @param tournament id of the tournament that calls are about
     * @param teamTournament id of the team tournament that calls are about
     * @throws AssertionError for an operation that no call is written for
     */
    static Response call(RequestSpecification caller, String operation, String tournament, String teamTournament) {
        String path = "/v1/tournaments/" + tournament;
        String teams = TeamCalls.PATH + "/" + teamTournament;
        Map<String, Object> result = Map.of("result", "DRAW", "reason", "test");
        return switch (operation) {
            case "listTournaments" -> caller.get("/v1/tournaments?competition=SEL");
            case "getTournament" -> caller.get(path);
            case "listPlayers" -> caller.get(path + "/players");
            case "setParameters" ->
                caller.header("If-Match", "\"99\"").body(Map.of()).put(path + "/parameters");
            case "drawInitialColour" -> caller.body(Map.of()).post(path + "/initial-colour");
            case "announceAbsence" ->
                caller.body(Map.of("personId", "nobody", "rounds", List.of(1), "kind", "ABSENCE", "reason", "r"))
                        .post(path + "/announcements");
            case "withdrawPlayer" ->
                caller.body(Map.of("personId", "nobody", "fromRound", 1, "reason", "r"))
                        .post(path + "/withdrawals");
            case "listAnnouncements" -> caller.get(path + "/announcements");
            case "draftRound" -> caller.body(Map.of("number", 5)).post(path + "/rounds");
            case "getRound" -> caller.get(path + "/rounds/1");
            case "checkRound" -> caller.post(path + "/rounds/1/check");
            case "publishRound" -> caller.post(path + "/rounds/1/publication");
            case "discardRound" -> caller.header("If-Match", "\"99\"").delete(path + "/rounds/1");
            case "startRound" -> caller.body(Map.of()).post(path + "/rounds/1/start");
            case "adjournGame" ->
                caller.body(Map.of("acknowledged", true, "reason", "r")).post(path + "/rounds/1/boards/1/adjournment");
            case "imposePenalty" ->
                caller.body(Map.of("personId", "nobody", "kind", "DEVICE_USED", "reason", "r"))
                        .post(path + "/rounds/1/boards/1/penalties");
            case "listPenalties" -> caller.get(path + "/penalties");
            case "listMissedRounds" -> caller.get(path + "/missed-rounds");
            case "mergeTournament" ->
                caller.body(Map.of("tournamentId", tournament, "reason", "r")).post(path + "/mergers");
            case "drawLots" ->
                caller.body(Map.of("witness", "w", "reason", "r")).post(path + "/lots");
            case "listLots" -> caller.get(path + "/lots");
            case "previewTournamentFile" -> caller.body(Map.of("file", "001")).post(path + "/trf/preview");
            case "importTournamentFile" ->
                caller.body(Map.of("file", "001", "players", List.of(Map.of("number", 1, "personId", "nobody"))))
                        .post(path + "/trf/import");
            case "requestAbsence" ->
                caller.body(Map.of("personId", "person-1", "rounds", List.of(1), "kind", "ABSENCE", "reason", "r"))
                        .post(path + "/requests");
            case "revokeAnnouncement" ->
                caller.body(Map.of("personId", "nobody", "round", 1, "reason", "r"))
                        .post(path + "/announcements/revocation");
            case "setFixedBoards" ->
                caller.header("If-Match", "\"99\"")
                        .body(Map.of("boards", List.of()))
                        .put(path + "/fixed-boards");
            case "listFixedBoards" -> caller.get(path + "/fixed-boards");
            case "getCheckInQuestion" -> caller.get(path + "/check-in-question");
            case "answerCheckIn" ->
                caller.body(Map.of("absentIds", List.of())).post(path + "/check-in-question/answer");
            case "enterLate" ->
                caller.body(Map.of(
                                "personId", "person-1", "entryId", "e", "nameZh", "n", "section", "MEN", "rating", 0))
                        .post(path + "/players");
            case "addFiller" ->
                caller.body(Map.of("personId", "person-1", "nameZh", "n", "section", "MEN", "rating", 0))
                        .post(path + "/fillers");
            case "declineFiller" -> caller.body(Map.of("reason", "r")).post(path + "/fillers/refusal");
            case "beginManualChange" -> caller.body(Map.of("reason", "r")).post(path + "/rounds/99/manual-changes");
            case "seatPlayers" ->
                caller.body(Map.of()).post(path + "/rounds/99/manual-changes/" + UUID.randomUUID() + "/seatings");
            case "endManualChange" -> caller.post(path + "/rounds/99/manual-changes/" + UUID.randomUUID() + "/end");
            case "listManualChanges" -> caller.get(path + "/rounds/99/manual-changes");
            case "getHallList" -> caller.get(path + "/rounds/1/hall-list");
            case "printHallList" -> caller.accept("text/html").get(path + "/rounds/1/hall-list/print");
            case "downloadHallList" -> caller.accept("text/csv").get(path + "/rounds/1/hall-list/csv");
            case "explainRound" -> caller.get(path + "/rounds/1/explanation");
            case "explainWhyNot" -> caller.get(path + "/rounds/1/explanation/why-not?a=1&b=2");
            case "getPairings" -> caller.get(path + "/rounds/1/pairings");
            case "completeRound" -> caller.post(path + "/rounds/1/completion");
            case "closeTournament" -> caller.post(path + "/closing");
            case "enterResults" ->
                caller.body(Map.of("results", List.of(PairingCase.board(1, "DRAW"))))
                        .post(path + "/rounds/1/results");
            case "correctResult" ->
                caller.header("If-Match", "\"99\"").body(result).put(path + "/rounds/1/boards/1");
            case "previewCorrection" -> caller.body(result).post(path + "/rounds/1/boards/1/preview");
            case "listResults" -> caller.get(path + "/results");
            case "exportTournamentFile" -> caller.get(path + "/trf");
            case "getStandings" -> caller.get(path + "/standings/MEN");
            case "getJointStandings" -> caller.get(path + "/standings");
            case "getStandingsWorking" -> caller.get(path + "/standings/MEN/players/1/working");
            case "listPlayoffs" -> caller.get(path + "/playoffs");
            case "enterPlayoffOrder" ->
                caller.body(Map.of("order", List.of(List.of("a")), "note", "n")).post(path + "/playoffs/none/order");
            case "listTeamTournaments" -> caller.get(TeamCalls.PATH + "?competition=TEAM");
            case "getTeamTournament" -> caller.get(teams);
            case "getTeamRound" -> caller.get(teams + "/rounds/1");
            case "getTeamStandings" -> caller.get(teams + "/standings");
            case "enterTeams" -> caller.body(TeamCalls.list("OPEN", 4)).post(TeamCalls.PATH);
            case "setTeamParameters" ->
                caller.header("If-Match", "\"99\"").body(Map.of()).put(teams + "/parameters");
            case "drawTeamColour" -> caller.body(Map.of()).post(teams + "/initial-colour");
            case "drawTeamLots" ->
                caller.body(Map.of("teams", List.of(1, 2), "witness", "w", "reason", "r"))
                        .post(teams + "/lots");
            case "draftTeamRound" -> caller.body(Map.of("number", 5)).post(teams + "/rounds");
            case "checkTeamRound" -> caller.post(teams + "/rounds/1/check");
            case "publishTeamRound" -> caller.post(teams + "/rounds/1/publication");
            case "enterTeamResults" -> caller.body(TeamCalls.results(1, "DRAW")).post(teams + "/rounds/1/results");
            case "correctTeamResult" ->
                caller.header("If-Match", "\"99\"").body(result).put(teams + "/rounds/1/tables/1/boards/1");
            case "completeTeamRound" -> caller.post(teams + "/rounds/1/completion");
            default -> throw new AssertionError("no call written for " + operation);
        };
    }
}
