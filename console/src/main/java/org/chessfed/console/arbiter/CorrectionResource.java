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
import jakarta.ws.rs.core.Response;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Board;
import org.chessfed.console.service.PairingDesk.Correction;
import org.chessfed.console.service.PairingDesk.Move;
import org.chessfed.console.service.PairingDesk.Round;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jspecify.annotations.Nullable;

/** A result that was entered wrongly: what a correction would move, before the chief arbiter makes it. */
@Path("/staff/tournaments/{id}/rounds/{number}/boards/{board}")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed(Desk.CHIEF)
public class CorrectionResource {

    private final Desk desk;
    private final PairingDesk pairing;

    CorrectionResource(Desk desk, @RestClient PairingDesk pairing) {
        this.desk = desk;
        this.pairing = pairing;
    }

    /** What a correction asks for. */
    record Wish(String result, String white, String black, String reason) {}

    @CheckedTemplate(basePath = "arbiter")
    static class Templates {
        static native TemplateInstance correction(
                Where where,
                Round round,
                Board board,
                Wish wish,
                @Nullable List<Move> moves,
                @Nullable ServiceProblem problem);
    }

    /** A correction: what it would move, before it is made. */
    @GET
    public TemplateInstance correction(String id, int number, int board) {
        Where where = desk.where(id);
        Round round = desk.round(where, number).orElseThrow(NotFoundException::new);
        return Templates.correction(where, round, board(round, board), new Wish("", "", "", ""), null, null);
    }

    /** Shows what a correction would move, or makes it. */
    @POST
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
        Where where = desk.where(id);
        Round round = desk.round(where, number).orElseThrow(NotFoundException::new);
        Wish wish = new Wish(Given.text(result), Given.text(white), Given.text(black), Given.text(reason));
        Set<String> faults = new HashSet<>();
        LocalDate day = Desk.day(where, round);
        Correction correction = new Correction(
                Given.orNull(result),
                ResultForm.time(
                        Given.text(white), "white", day, where.regulation().zone(), faults),
                ResultForm.time(
                        Given.text(black), "black", day, where.regulation().zone(), faults),
                Given.text(reason));
        Function<ServiceProblem, TemplateInstance> again =
                problem -> Templates.correction(where, round, board(round, board), wish, null, problem);
        if (!"correct".equals(step)) {
            return Submitted.shown(
                    () -> Templates.correction(
                            where,
                            round,
                            board(round, board),
                            wish,
                            pairing.preview(id, number, board, correction),
                            null),
                    again);
        }
        return Submitted.of(
                () -> {
                    pairing.correct(Desk.tag(version), id, number, board, correction);
                    return Desk.address(id, "/rounds/" + number + "?done=result_corrected");
                },
                again);
    }

    private static Board board(Round round, int number) {
        return round.boards().stream()
                .filter(board -> board.board() == number)
                .findFirst()
                .orElseThrow(NotFoundException::new);
    }
}
