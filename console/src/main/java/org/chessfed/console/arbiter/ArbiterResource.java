package org.chessfed.console.arbiter;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Announced;
import org.chessfed.console.service.PairingDesk.Board;
import org.chessfed.console.service.PairingDesk.Correction;
import org.chessfed.console.service.PairingDesk.Move;
import org.chessfed.console.service.PairingDesk.Playoff;
import org.chessfed.console.service.PairingDesk.Round;
import org.chessfed.console.service.PairingDesk.Tournament;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** A tournament for its arbiters. What only the chief arbiter may do is not shown to the others. */
@Path("/staff/tournaments/{id}")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", "chief-arbiter", "arbiter"})
public class ArbiterResource {

    private static final int NOT_FOUND = 404;
    private static final String CHIEF = "chief-arbiter";

    private final PageContext page;
    private final Regulations regulations;
    private final PairingDesk pairing;
    private final Pairing published;

    ArbiterResource(
            PageContext page, Regulations regulations, @RestClient PairingDesk pairing, @RestClient Pairing published) {
        this.page = page;
        this.regulations = regulations;
        this.pairing = pairing;
        this.published = published;
    }

    /**
     * A tournament and where it belongs.
     *
     * @param chief whether the viewer may do what is the chief arbiter's
     * @param arbiter whether the viewer may enter results
     */
    record Where(Regulation regulation, Regulation.Event event, Tournament tournament, boolean chief, boolean arbiter) {

        /** Address of the tournament's page. */
        public String address() {
            return "/staff/tournaments/" + tournament.id();
        }

        /** Address of the event's page. */
        public String eventAddress() {
            return "/staff/competitions/" + regulation.code() + "/events/" + event.id();
        }

        /** Results that may be entered, the usual ones first. */
        public List<String> codes() {
            return List.of(
                    "WHITE_WINS",
                    "DRAW",
                    "BLACK_WINS",
                    "WHITE_WINS_BY_FORFEIT",
                    "BLACK_WINS_BY_FORFEIT",
                    "BOTH_FORFEIT");
        }

        /** Numbers of all rounds. */
        public List<Integer> numbers() {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 1; i <= tournament.rounds(); i++) {
                numbers.add(i);
            }
            return numbers;
        }

        /** The round that is next to be paired or played; one more than there are when all are over. */
        public int next() {
            return tournament.roundsCompleted() + 1;
        }

        /** Whether every round is over. */
        public boolean allPlayed() {
            return tournament.roundsCompleted() >= tournament.rounds();
        }
    }

    /** What was done before the page came. */
    record Done(String what, String name) {}

    /** A playoff with the names of those who play it. */
    record Tie(Playoff playoff, Map<String, String> names) {

        /** Whether the order is still asked for. */
        public boolean open() {
            return playoff.order() == null || playoff.order().isEmpty();
        }
    }

    /** What a correction asks for. */
    record Wish(String result, String white, String black, String reason) {}

    @CheckedTemplate(basePath = "arbiter")
    static class Templates {
        static native TemplateInstance tournament(
                Where where,
                @Nullable Round current,
                List<Tie> ties,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance round(
                Where where, Round round, ResultForm form, @Nullable Done done, @Nullable ServiceProblem problem);

        static native TemplateInstance absences(
                Where where,
                List<Pairing.Entrant> players,
                List<Announced> announced,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance correction(
                Where where,
                Round round,
                Board board,
                Wish wish,
                @Nullable List<Move> moves,
                @Nullable ServiceProblem problem);
    }

    /** The tournament: what is next, its rounds, playoffs and end. */
    @GET
    public TemplateInstance tournament(String id, @RestQuery @Nullable String done) {
        return tournament(id, done(done), null);
    }

    private TemplateInstance tournament(String id, @Nullable Done done, @Nullable ServiceProblem problem) {
        Where where = where(id);
        return Templates.tournament(where, find(where, where.next()).orElse(null), ties(id), done, problem);
    }

    private List<Tie> ties(String id) {
        List<Playoff> playoffs = pairing.playoffs(id);
        if (playoffs.isEmpty()) {
            return List.of();
        }
        Map<String, String> names = published.players(id).stream()
                .collect(Collectors.toMap(
                        Pairing.Entrant::personId,
                        player -> player.nameZh() != null ? player.nameZh() : String.valueOf(player.passportName()),
                        (first, second) -> first));
        return playoffs.stream().map(playoff -> new Tie(playoff, names)).toList();
    }

    /** Fills what the regulation leaves open. */
    @POST
    @Path("/parameters")
    @RolesAllowed(CHIEF)
    public Response parameters(
            String id, @RestForm String version, @RestForm @Nullable String chain, @RestForm @Nullable Integer late) {
        return Submitted.of(
                () -> {
                    List<String> codes = chain == null || chain.isBlank()
                            ? null
                            : Arrays.stream(chain.strip().split("[\\s,]+")).toList();
                    pairing.setParameters(tag(version), id, new PairingDesk.Parameters(codes, late));
                    return address(id, "?done=parameters_set");
                },
                problem -> tournament(id, null, problem));
    }

    /** Draws the colour of the first player. */
    @POST
    @Path("/colour")
    @RolesAllowed(CHIEF)
    public Response colour(
            String id, @RestForm String key, @RestForm @Nullable String colour, @RestForm @Nullable String witness) {
        return Submitted.of(
                () -> {
                    pairing.drawColour(key, id, new PairingDesk.Lot(orNull(colour), orNull(witness)));
                    return address(id, "?done=colour_drawn");
                },
                problem -> tournament(id, null, problem));
    }

    /** Pairs the next round. */
    @POST
    @Path("/rounds")
    @RolesAllowed({CHIEF, "arbiter"})
    public Response draft(String id, @RestForm String key, @RestForm int number) {
        return Submitted.of(
                () -> {
                    pairing.draft(key, id, new PairingDesk.DraftRound(number, null));
                    return address(id, "/rounds/" + number);
                },
                problem -> tournament(id, null, problem));
    }

    /** Closes the tournament. */
    @POST
    @Path("/closing")
    @RolesAllowed(CHIEF)
    public Response close(String id, @RestForm String key) {
        return Submitted.of(
                () -> {
                    pairing.close(key, id);
                    return address(id, "?done=tournament_closed");
                },
                problem -> tournament(id, null, problem));
    }

    /** Enters the order of a playoff: {@code place-<person>} is the place of each; equal places stay joint. */
    @POST
    @Path("/playoffs/{playoff}/order")
    @RolesAllowed(CHIEF)
    public Response order(
            String id,
            String playoff,
            @RestForm String key,
            @RestForm @Nullable String note,
            MultivaluedMap<String, String> form) {
        return Submitted.of(
                () -> {
                    Map<Integer, List<String>> places = new TreeMap<>();
                    form.forEach((name, values) -> {
                        if (name.startsWith("place-") && values.getFirst().matches("\\d{1,3}")) {
                            places.computeIfAbsent(Integer.valueOf(values.getFirst()), place -> new ArrayList<>())
                                    .add(name.substring("place-".length()));
                        }
                    });
                    pairing.order(
                            key, id, playoff, new PairingDesk.PlayoffOrder(List.copyOf(places.values()), given(note)));
                    return address(id, "?done=order_entered");
                },
                problem -> tournament(id, null, problem));
    }

    /** Who will miss rounds, or leaves. */
    @GET
    @Path("/absences")
    public TemplateInstance absences(String id, @RestQuery @Nullable String done) {
        return absences(id, done(done), null);
    }

    private TemplateInstance absences(String id, @Nullable Done done, @Nullable ServiceProblem problem) {
        return Templates.absences(where(id), published.players(id), pairing.announcements(id), done, problem);
    }

    /** Notes that a player will miss rounds, or leaves: without rounds he leaves from the next one on. */
    @POST
    @Path("/absences")
    @RolesAllowed({CHIEF, "arbiter"})
    public Response announce(
            String id,
            @RestForm String key,
            @RestForm @Nullable String person,
            @RestForm @Nullable List<Integer> rounds,
            @RestForm @Nullable String reason,
            @RestForm @Nullable String step) {
        return Submitted.of(
                () -> {
                    if ("withdraw".equals(step)) {
                        pairing.withdraw(key, id, new PairingDesk.Withdrawal(given(person), null, given(reason), null));
                        return address(id, "/absences?done=withdrawn");
                    }
                    pairing.announce(
                            key,
                            id,
                            new PairingDesk.Announcement(
                                    given(person),
                                    rounds == null ? List.of() : rounds,
                                    "ABSENCE",
                                    given(reason),
                                    null));
                    return address(id, "/absences?done=absence_noted");
                },
                problem -> absences(id, null, problem));
    }

    /** A round: draft, pairings, results. */
    @GET
    @Path("/rounds/{number}")
    public TemplateInstance round(String id, int number, @RestQuery @Nullable String done) {
        return round(id, number, ResultForm.EMPTY, done(done), null);
    }

    private TemplateInstance round(
            String id, int number, ResultForm form, @Nullable Done done, @Nullable ServiceProblem problem) {
        Where where = where(id);
        return Templates.round(where, find(where, number).orElseThrow(NotFoundException::new), form, done, problem);
    }

    /** Moves a round on: {@code step} is check, publication, completion or discard. */
    @POST
    @Path("/rounds/{number}/{step}")
    @RolesAllowed({CHIEF, "arbiter"})
    public Response step(String id, int number, String step, @RestForm String key, @RestForm @Nullable String version) {
        return Submitted.of(
                () -> switch (step) {
                    case "check" -> {
                        pairing.check(key, id, number);
                        yield address(id, "/rounds/" + number + "?done=round_checked");
                    }
                    case "publication" -> {
                        pairing.publish(key, id, number);
                        yield address(id, "/rounds/" + number + "?done=round_published");
                    }
                    case "completion" -> {
                        pairing.complete(key, id, number);
                        yield address(id, "?done=round_completed");
                    }
                    case "discard" -> {
                        pairing.discard(tag(given(version)), id, number);
                        yield address(id, "?done=round_discarded");
                    }
                    default -> throw new NotFoundException();
                },
                problem -> round(id, number, ResultForm.EMPTY, null, problem));
    }

    /** Enters the results that the form holds. */
    @POST
    @Path("/rounds/{number}/results")
    @RolesAllowed({CHIEF, "arbiter"})
    public Response results(String id, int number, @RestForm String key, MultivaluedMap<String, String> form) {
        Where where = where(id);
        Round round = find(where, number).orElseThrow(NotFoundException::new);
        ResultForm filled = ResultForm.of(
                form,
                round.boards().stream().map(Board::board).toList(),
                day(where, round),
                where.regulation().zone());
        if (!filled.faults().isEmpty() || filled.boards().isEmpty()) {
            return Response.status(Response.Status.BAD_REQUEST)
                    .entity(Templates.round(where, round, filled, null, null).render())
                    .build();
        }
        return Submitted.of(
                () -> {
                    pairing.enter(key, id, number, new PairingDesk.EnterResults(filled.boards()));
                    return address(id, "/rounds/" + number + "?done=results_entered");
                },
                problem -> Templates.round(where(id), round, filled, null, problem));
    }

    /** A correction: what it would move, before it is made. */
    @GET
    @Path("/rounds/{number}/boards/{board}")
    @RolesAllowed(CHIEF)
    public TemplateInstance correction(String id, int number, int board) {
        Where where = where(id);
        Round round = find(where, number).orElseThrow(NotFoundException::new);
        return Templates.correction(where, round, board(round, board), new Wish("", "", "", ""), null, null);
    }

    /** Shows what a correction would move, or makes it. */
    @POST
    @Path("/rounds/{number}/boards/{board}")
    @RolesAllowed(CHIEF)
    public Response correct(
            String id,
            int number,
            int board,
            @RestForm String version,
            @RestForm @Nullable String result,
            @RestForm @Nullable String white,
            @RestForm @Nullable String black,
            @RestForm @Nullable String reason,
            @RestForm @Nullable String step) {
        Where where = where(id);
        Round round = find(where, number).orElseThrow(NotFoundException::new);
        Wish wish = new Wish(given(result), given(white), given(black), given(reason));
        Set<String> faults = new HashSet<>();
        LocalDate day = day(where, round);
        Correction correction = new Correction(
                orNull(result),
                ResultForm.time(given(white), "white", day, where.regulation().zone(), faults),
                ResultForm.time(given(black), "black", day, where.regulation().zone(), faults),
                given(reason));
        if (!"correct".equals(step)) {
            try {
                List<Move> moves = pairing.preview(id, number, board, correction);
                return Response.ok(Templates.correction(where, round, board(round, board), wish, moves, null)
                                .render())
                        .build();
            } catch (ServiceProblem problem) {
                return Submitted.of(
                        () -> {
                            throw problem;
                        },
                        again -> Templates.correction(where, round, board(round, board), wish, null, again));
            }
        }
        return Submitted.of(
                () -> {
                    pairing.correct(tag(version), id, number, board, correction);
                    return address(id, "/rounds/" + number + "?done=result_corrected");
                },
                problem -> Templates.correction(where, round, board(round, board), wish, null, problem));
    }

    private static Board board(Round round, int number) {
        return round.boards().stream()
                .filter(board -> board.board() == number)
                .findFirst()
                .orElseThrow(NotFoundException::new);
    }

    private static LocalDate day(Where where, Round round) {
        return round.startsAt().atZone(where.regulation().zone()).toLocalDate();
    }

    private Where where(String id) {
        Tournament tournament = pairing.tournament(id);
        Regulation regulation = regulations.current(tournament.competition()).orElseThrow(NotFoundException::new);
        return new Where(
                regulation,
                regulation.event(tournament.event()).orElseThrow(NotFoundException::new),
                tournament,
                page.may(CHIEF),
                page.may("chief-arbiter arbiter"));
    }

    /** A round; empty where it is not paired yet. */
    private Optional<Round> find(Where where, int number) {
        if (number > where.tournament().rounds()) {
            return Optional.empty();
        }
        try {
            return Optional.of(pairing.round(where.tournament().id(), number));
        } catch (ServiceProblem problem) {
            if (problem.status() == NOT_FOUND) {
                return Optional.empty();
            }
            throw problem;
        }
    }

    private static @Nullable Done done(@Nullable String what) {
        return what == null || !what.matches("[a-z_]{1,30}") ? null : new Done(what, "");
    }

    private static String address(String id, String below) {
        return "/staff/tournaments/" + id + below;
    }

    private static String tag(String version) {
        return '"' + version.replaceAll("\\D", "") + '"';
    }

    private static String given(@Nullable String value) {
        return value == null ? "" : value.strip();
    }

    private static @Nullable String orNull(@Nullable String value) {
        return given(value).isEmpty() ? null : given(value);
    }
}
