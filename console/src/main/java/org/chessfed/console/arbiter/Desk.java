package org.chessfed.console.arbiter;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.NotFoundException;
import java.time.LocalDate;
import java.util.Optional;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Round;
import org.chessfed.console.service.PairingDesk.Tournament;
import org.chessfed.console.service.ServiceProblem;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** What the pages of a tournament begin with. */
@RequestScoped
class Desk {

    static final String CHIEF = "chief-arbiter";

    private static final int NOT_FOUND = 404;

    private final PageContext page;
    private final Regulations regulations;
    private final PairingDesk pairing;

    Desk(PageContext page, Regulations regulations, @RestClient PairingDesk pairing) {
        this.page = page;
        this.regulations = regulations;
        this.pairing = pairing;
    }

    /** A tournament and where it belongs. */
    Where where(String id) {
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
    Optional<Round> round(Where where, int number) {
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
    /** The day on which a round is played. */
    static LocalDate day(Where where, Round round) {
        return round.startsAt().atZone(where.regulation().zone()).toLocalDate();
    }

    /** Address of a page of a tournament. */
    static String address(String id, String below) {
        return "/staff/tournaments/" + id + below;
    }

    /** The version that a form was made from, as services ask for it. */
    static String tag(String version) {
        return '"' + version.replaceAll("\\D", "") + '"';
    }
}
