package org.chessfed.console.arbiter;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Playoff;
import org.chessfed.console.service.PairingDesk.Round;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** A tournament for its arbiters: what is next, its rounds, playoffs and end. What only the chief arbiter may do is not shown
 * to the others. */
@Path("/staff/tournaments/{id}")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", Desk.CHIEF, "arbiter"})
public class TournamentResource {

    private final Desk desk;
    private final PairingDesk pairing;
    private final Pairing published;

    TournamentResource(Desk desk, @RestClient PairingDesk pairing, @RestClient Pairing published) {
        this.desk = desk;
        this.pairing = pairing;
        this.published = published;
    }

    /** A playoff with the names of those who play it. */
    record Tie(Playoff playoff, Map<String, String> names) {

        /** Whether the order is still asked for. */
        public boolean open() {
            return playoff.order() == null || playoff.order().isEmpty();
        }
    }

    @CheckedTemplate(basePath = "arbiter")
    static class Templates {
        static native TemplateInstance tournament(
                Where where,
                @Nullable Round current,
                List<Tie> ties,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** The tournament: what is next, its rounds, playoffs and end. */
    @GET
    public TemplateInstance tournament(String id, @RestQuery @Nullable String done) {
        return tournament(id, Done.of(done), null);
    }

    private TemplateInstance tournament(String id, @Nullable Done done, @Nullable ServiceProblem problem) {
        Where where = desk.where(id);
        return Templates.tournament(where, desk.round(where, where.next()).orElse(null), ties(id), done, problem);
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
    @RolesAllowed(Desk.CHIEF)
    public Response parameters(
            String id, @RestForm String version, @RestForm @Nullable String chain, @RestForm @Nullable Integer late) {
        return Submitted.of(
                () -> {
                    List<String> codes = chain == null || chain.isBlank()
                            ? null
                            : Arrays.stream(chain.strip().split("[\\s,]+")).toList();
                    pairing.setParameters(Desk.tag(version), id, new PairingDesk.Parameters(codes, late));
                    return Desk.address(id, "?done=parameters_set");
                },
                problem -> tournament(id, null, problem));
    }

    /** Draws the colour of the first player. */
    @POST
    @Path("/colour")
    @RolesAllowed(Desk.CHIEF)
    public Response colour(
            String id, @RestForm String key, @RestForm @Nullable String colour, @RestForm @Nullable String witness) {
        return Submitted.of(
                () -> {
                    pairing.drawColour(key, id, new PairingDesk.Lot(Given.orNull(colour), Given.orNull(witness)));
                    return Desk.address(id, "?done=colour_drawn");
                },
                problem -> tournament(id, null, problem));
    }

    /** Pairs the next round. */
    @POST
    @Path("/rounds")
    @RolesAllowed({Desk.CHIEF, "arbiter"})
    public Response draft(String id, @RestForm String key, @RestForm int number) {
        return Submitted.of(
                () -> {
                    pairing.draft(key, id, new PairingDesk.DraftRound(number, null));
                    return Desk.address(id, "/rounds/" + number);
                },
                problem -> tournament(id, null, problem));
    }

    /** Closes the tournament. */
    @POST
    @Path("/closing")
    @RolesAllowed(Desk.CHIEF)
    public Response close(String id, @RestForm String key) {
        return Submitted.of(
                () -> {
                    pairing.close(key, id);
                    return Desk.address(id, "?done=tournament_closed");
                },
                problem -> tournament(id, null, problem));
    }

    /** Enters the order of a playoff: {@code place-<person>} is the place of each; equal places stay joint. */
    @POST
    @Path("/playoffs/{playoff}/order")
    @RolesAllowed(Desk.CHIEF)
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
                            key,
                            id,
                            playoff,
                            new PairingDesk.PlayoffOrder(List.copyOf(places.values()), Given.text(note)));
                    return Desk.address(id, "?done=order_entered");
                },
                problem -> tournament(id, null, problem));
    }
}
