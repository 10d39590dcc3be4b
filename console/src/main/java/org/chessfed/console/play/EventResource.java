package org.chessfed.console.play;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.console.page.Points;
import org.chessfed.console.page.Score;
import org.chessfed.console.page.Snapshot;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.Pairing.BoardRow;
import org.chessfed.console.service.Pairing.ByeRow;
import org.chessfed.console.service.Pairing.Entrant;
import org.chessfed.console.service.Pairing.PairingsPage;
import org.chessfed.console.service.Pairing.Row;
import org.chessfed.console.service.Pairing.StandingsPage;
import org.chessfed.console.service.Pairing.Tournament;
import org.chessfed.console.service.Pairing.Working;
import org.chessfed.console.service.PublicReads;
import org.chessfed.console.service.Registration;
import org.chessfed.console.service.Registration.EventPage;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** An event: where and when, which board and which colour, and who stands where. */
@Path("/competitions/{code}/events/{event}")
@Produces(MediaType.TEXT_HTML)
public class EventResource {

    private final Regulations regulations;
    private final Registration registration;
    private final Pairing pairing;
    private final PublicReads reads;
    private final Groups groups;

    EventResource(
            Regulations regulations,
            @RestClient Registration registration,
            @RestClient Pairing pairing,
            PublicReads reads,
            Groups groups) {
        this.regulations = regulations;
        this.registration = registration;
        this.pairing = pairing;
        this.reads = reads;
        this.groups = groups;
    }

    @CheckedTemplate(basePath = "play")
    static class Templates {
        static native TemplateInstance event(
                Regulation regulation, Regulation.Event event, EventPage facts, List<Group> groups);

        static native TemplateInstance pairings(
                Regulation regulation,
                Regulation.Event event,
                Group group,
                PairingsPage round,
                List<BoardLine> boards,
                List<ByeRow> byesFound,
                boolean nobodyFound,
                NameSearch search);

        static native TemplateInstance standings(
                Regulation regulation,
                Regulation.Event event,
                Group group,
                String section,
                @Nullable StandingsPage standings,
                List<Row> found,
                NameSearch search);

        static native TemplateInstance working(
                Regulation regulation, Regulation.Event event, Group group, String section, Working working);

        static native TemplateInstance players(
                Regulation regulation, Regulation.Event event, Group group, List<Entrant> players, NameSearch search);
    }

    /** Place, times, host, payee, notices, and what has been published of the play. */
    @GET
    public Response event(String code, String event, @Context Request request) {
        Regulation regulation = regulation(code);
        EventPage facts = reads.of(List.of("event", code, event), () -> registration.event(code, event));
        return Snapshot.of(
                request, Templates.event(regulation, event(regulation, event), facts, groups.of(code, event)));
    }

    /** The pairings of a round; {@code name} marks the boards of whoever has it. */
    @GET
    @Path("{group}/rounds/{round:\\d{1,3}}")
    public Response pairings(
            String code,
            String event,
            String group,
            int round,
            @RestQuery @Nullable String name,
            @Context Request request) {
        Regulation regulation = regulation(code);
        Group which = groups.one(code, event, group);
        PairingsPage pairings = groups.pairings(which.tournament(), round).orElseThrow(NotFoundException::new);
        NameSearch search = NameSearch.of(name);
        Map<Integer, Integer> points =
                which.completed() == round - 1 && round > 1 ? points(which.tournament()) : Map.of();
        List<BoardLine> boards = pairings.boards().stream()
                .map(board -> line(board, search, points))
                .toList();
        List<ByeRow> byes = pairings.byes().stream()
                .filter(bye -> search.finds(bye.player().nameZh(), bye.player().passportName()))
                .toList();
        boolean nobody = byes.isEmpty() && boards.stream().noneMatch(BoardLine::found);
        return Snapshot.of(
                request,
                Templates.pairings(
                        regulation, event(regulation, event), which, pairings, boards, byes, nobody, search));
    }

    /** The standings of a section; {@code name} marks the rows of whoever has it. */
    @GET
    @Path("{group}/standings/{section}")
    public Response standings(
            String code,
            String event,
            String group,
            String section,
            @RestQuery @Nullable String name,
            @Context Request request) {
        Regulation regulation = regulation(code);
        Group which = groups.one(code, event, group);
        if (!which.tournament().sections().contains(section)) {
            throw new NotFoundException();
        }
        Optional<StandingsPage> standings = groups.standings(which.tournament(), section);
        NameSearch search = NameSearch.of(name);
        List<Row> found = standings.map(StandingsPage::rows).orElse(List.of()).stream()
                .filter(row -> search.finds(row.nameZh(), row.passportName()))
                .toList();
        return Snapshot.of(
                request,
                Templates.standings(
                        regulation, event(regulation, event), which, section, standings.orElse(null), found, search));
    }

    /** How the numbers of a player in the standings of a section came about. */
    @GET
    @Path("{group}/standings/{section}/{number:\\d{1,4}}")
    public Response working(
            String code, String event, String group, String section, int number, @Context Request request) {
        Regulation regulation = regulation(code);
        Group which = groups.one(code, event, group);
        String id = which.tournament().id();
        Working working = reads.find(
                        List.of("working", id, section, number), () -> pairing.working(id, section, number))
                .orElseThrow(NotFoundException::new);
        return Snapshot.of(request, Templates.working(regulation, event(regulation, event), which, section, working));
    }

    /** The starting list. */
    @GET
    @Path("{group}/players")
    public Response players(
            String code, String event, String group, @RestQuery @Nullable String name, @Context Request request) {
        Regulation regulation = regulation(code);
        Group which = groups.one(code, event, group);
        String id = which.tournament().id();
        List<Entrant> players = reads.of(List.of("players", id), () -> pairing.players(id));
        return Snapshot.of(
                request, Templates.players(regulation, event(regulation, event), which, players, NameSearch.of(name)));
    }

    private Map<Integer, Integer> points(Tournament tournament) {
        Map<Integer, Integer> points = new HashMap<>();
        for (String section : tournament.sections()) {
            groups.standings(tournament, section)
                    .ifPresent(standings -> standings.rows().forEach(row -> points.put(row.number(), row.points())));
        }
        return points;
    }

    private static BoardLine line(BoardRow board, NameSearch search, Map<Integer, Integer> points) {
        return new BoardLine(
                board.board(),
                board.white(),
                board.black(),
                written(points.get(board.white().number())),
                written(points.get(board.black().number())),
                Score.of(board.whiteOutcome(), board.blackOutcome()),
                Score.played(board.whiteOutcome()),
                Score.played(board.blackOutcome()),
                search.finds(board.white().nameZh(), board.white().passportName()),
                search.finds(board.black().nameZh(), board.black().passportName()));
    }

    private static String written(@Nullable Integer tenths) {
        return tenths == null ? "" : Points.written(tenths);
    }

    private Regulation regulation(String code) {
        return regulations.current(code).orElseThrow(NotFoundException::new);
    }

    private static Regulation.Event event(Regulation regulation, String event) {
        return regulation.event(event).orElseThrow(NotFoundException::new);
    }
}
