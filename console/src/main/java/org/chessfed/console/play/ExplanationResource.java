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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.page.Snapshot;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.Pairing.Entrant;
import org.chessfed.console.service.Pairing.Explanation;
import org.chessfed.console.service.Pairing.WhyNot;
import org.chessfed.console.service.PublicReads;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Why a published round is paired as it is, and why two players do not meet in it. */
@Path("/competitions/{code}/events/{event}/{group}/rounds/{round:\\d{1,3}}/explanation")
@Produces(MediaType.TEXT_HTML)
public class ExplanationResource {

    private final Regulations regulations;
    private final Pairing pairing;
    private final PublicReads reads;
    private final Groups groups;
    private final PageContext page;

    ExplanationResource(
            Regulations regulations, @RestClient Pairing pairing, PublicReads reads, Groups groups, PageContext page) {
        this.regulations = regulations;
        this.pairing = pairing;
        this.reads = reads;
        this.groups = groups;
        this.page = page;
    }

    /**
     * A question about two players.
     *
     * @param a pairing number of the first; 0 for none
     * @param b pairing number of the other; 0 for the bye
     * @param answer null where nothing was asked
     */
    record Question(int a, int b, @Nullable WhyNot answer) {}

    /**
     * The players by their pairing numbers.
     *
     * @param all in the order of the numbers
     * @param byNumber the same
     */
    record Numbered(List<Entrant> all, Map<Integer, Entrant> byNumber) {

        static Numbered of(List<Entrant> players) {
            return new Numbered(
                    players, players.stream().collect(Collectors.toMap(Entrant::number, Function.identity())));
        }

        /** Who has a number. */
        public Entrant get(int number) {
            return byNumber.getOrDefault(number, new Entrant(number, "", null, null, null, null, null));
        }
    }

    @CheckedTemplate(basePath = "play")
    static class Templates {
        static native TemplateInstance explanation(
                Regulation regulation,
                Regulation.Event event,
                Group group,
                Explanation explanation,
                Numbered players,
                Question question);
    }

    /** The whole round; {@code a} and {@code b} ask why these two do not meet. */
    @GET
    public Response explanation(
            String code,
            String event,
            String group,
            int round,
            @RestQuery @Nullable Integer a,
            @RestQuery @Nullable Integer b,
            @Context Request request) {
        Regulation regulation = regulations.current(code).orElseThrow(NotFoundException::new);
        Group which = groups.one(code, event, group);
        String id = which.tournament().id();
        Explanation explanation = reads.find(
                        List.of("explanation", id, round, page.language()), () -> pairing.explanation(id, round))
                .orElseThrow(NotFoundException::new);
        Numbered players = Numbered.of(reads.of(List.of("players", id), () -> pairing.players(id)));
        return Snapshot.of(
                request,
                Templates.explanation(
                        regulation,
                        regulation.event(event).orElseThrow(NotFoundException::new),
                        which,
                        explanation,
                        players,
                        question(id, round, a == null ? 0 : a, b == null ? 0 : b, players)));
    }

    private Question question(String id, int round, int a, int b, Numbered players) {
        Set<Integer> numbers = players.byNumber().keySet();
        if (a == b || !numbers.contains(a) || b != 0 && !numbers.contains(b)) {
            return new Question(a, b, null);
        }
        return new Question(
                a,
                b,
                reads.of(List.of("why-not", id, round, a, b, page.language()), () -> pairing.whyNot(id, round, a, b)));
    }
}
