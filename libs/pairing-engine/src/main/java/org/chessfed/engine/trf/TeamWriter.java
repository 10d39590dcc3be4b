package org.chessfed.engine.trf;

/** Writes the records of teams. */
final class TeamWriter {

    private final WrittenLines lines;
    private final TrfFile file;

    TeamWriter(WrittenLines lines, TrfFile file) {
        this.lines = lines;
        this.file = file;
    }

    /** Teams by the new record, and by the old one for programs that do not know it yet. */
    void write() {
        TrfTeams teams = file.teams();
        lines.text("352", teams.boardColours());
        if (!teams.teams().isEmpty()
                || teams.matchWin() != TrfTeams.NONE.matchWin()
                || teams.matchDraw() != TrfTeams.NONE.matchDraw()
                || teams.matchLoss() != TrfTeams.NONE.matchLoss()) {
            lines.line("362 TW" + Columns.right("match points", Columns.tenths(teams.matchWin()), 4)
                    + "   TD" + Columns.right("match points", Columns.tenths(teams.matchDraw()), 4)
                    + "   TL" + Columns.right("match points", Columns.tenths(teams.matchLoss()), 4));
        }
        for (TrfTeam team : teams.teams()) {
            String who = " of team " + team.number();
            lines.line(("310 " + Columns.number("team number", team.number(), 3)
                            + ' ' + Columns.left("name" + who, team.name(), 32)
                            + ' ' + Columns.left("nickname" + who, team.nickname(), 5)
                            + ' ' + Columns.right("strength" + who, team.strength(), 6)
                            + ' ' + Columns.optionalTenths("match points" + who, team.matchPoints())
                            + ' ' + Columns.optionalTenths("game points" + who, team.gamePoints())
                            + ' ' + Columns.optional("rank" + who, team.rank(), 3)
                            + "  " + members(team))
                    .stripTrailing());
        }
        for (TrfTeam team : teams.teams()) {
            lines.line(("013 " + Columns.left("name of team " + team.number(), team.name(), 32) + members(team))
                    .stripTrailing());
        }
        for (TrfTeams.Bye bye : teams.byes()) {
            StringBuilder line = new StringBuilder("320 ")
                    .append(Columns.right("match points", Columns.tenths(bye.matchPoints()), 4))
                    .append(' ')
                    .append(Columns.right("game points", Columns.tenths(bye.gamePoints()), 4));
            bye.teams()
                    .forEach(team ->
                            line.append(' ').append(team == 0 ? "000" : Columns.number("team number", team, 3)));
            lines.line(line.toString());
        }
        for (TrfTeams.Forfeit match : teams.forfeits()) {
            String kind = match.whiteWins() ? "+-" : match.blackWins() ? "-+" : "--";
            lines.line("330 " + kind + ' ' + Columns.number("round", match.round(), 3) + ' '
                    + Columns.number("team number", match.white(), 3) + ' '
                    + Columns.number("team number", match.black(), 3));
        }
    }

    private static String members(TrfTeam team) {
        StringBuilder members = new StringBuilder();
        for (int player : team.players()) {
            members.append(members.isEmpty() ? "" : " ").append(Columns.number("player", player, 4));
        }
        return members.toString();
    }
}
