package org.chessfed.console.competition;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.page.Snapshot;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Pairing;
import org.chessfed.console.service.Pairing.Tournament;
import org.chessfed.console.service.PublicReads;
import org.chessfed.console.service.Selection;
import org.chessfed.console.service.Selection.Delegation;
import org.chessfed.console.service.Selection.Qualifier;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** A competition, its regulation, and who qualified. */
@Path("/competitions/{code}")
@Produces(MediaType.TEXT_HTML)
public class CompetitionResource {

    private final Regulations regulations;
    private final PublicReads reads;
    private final Pairing pairing;
    private final Selection selection;
    private final PageContext page;

    CompetitionResource(
            Regulations regulations,
            PublicReads reads,
            @RestClient Pairing pairing,
            @RestClient Selection selection,
            PageContext page) {
        this.regulations = regulations;
        this.reads = reads;
        this.pairing = pairing;
        this.selection = selection;
        this.page = page;
    }

    @CheckedTemplate(basePath = "competition")
    static class Templates {
        static native TemplateInstance competition(
                Regulation regulation, Map<String, String> status, boolean season, boolean delegations);

        static native TemplateInstance regulation(Regulation regulation);

        static native TemplateInstance qualifiers(
                Regulation regulation, Regulation.Stage stage, Map<String, List<Qualifier>> sections);

        static native TemplateInstance delegations(Regulation regulation, List<Delegation> delegations);
    }

    /** Stages and events, and how far each event is. */
    @GET
    public Response competition(String code, @Context Request request) {
        Regulation regulation = regulation(code);
        Map<String, String> status =
                reads.of(List.of("tournaments", code), () -> pairing.tournaments(code, null)).stream()
                        .collect(Collectors.toMap(Tournament::event, Tournament::status, CompetitionResource::earlier));
        return Snapshot.of(
                request,
                Templates.competition(
                        regulation, status, hasSeason(code), !delegations(code).isEmpty()));
    }

    /** Its clauses, each at an address of its own. */
    @GET
    @Path("regulation")
    public Response regulation(String code, @Context Request request) {
        return Snapshot.of(request, Templates.regulation(regulation(code)));
    }

    /** Who plays in a stage, and by which clause. */
    @GET
    @Path("stages/{stage}/qualifiers")
    public Response qualifiers(String code, String stage, @Context Request request) {
        Regulation regulation = regulation(code);
        Regulation.Stage which = regulation.stages().stream()
                .filter(candidate -> candidate.id().equals(stage))
                .findFirst()
                .orElseThrow(NotFoundException::new);
        Optional<List<Qualifier>> qualifiers = reads.find(
                List.of("qualifiers", code, stage, page.language()), () -> selection.qualifiers(code, stage));
        Map<String, List<Qualifier>> sections = qualifiers.orElse(List.of()).stream()
                .collect(Collectors.groupingBy(Qualifier::section, LinkedHashMap::new, Collectors.toList()));
        return Snapshot.of(request, Templates.qualifiers(regulation, which, sections));
    }

    /** Who is sent where. */
    @GET
    @Path("delegations")
    public Response delegations(String code, @Context Request request) {
        return Snapshot.of(request, Templates.delegations(regulation(code), delegations(code)));
    }

    private Regulation regulation(String code) {
        return regulations.current(code).orElseThrow(NotFoundException::new);
    }

    private boolean hasSeason(String code) {
        return reads.of(List.of("seasons"), selection::seasons).stream()
                .anyMatch(season -> season.competition().equals(code));
    }

    private List<Delegation> delegations(String code) {
        return hasSeason(code)
                ? reads.find(List.of("delegations", code, page.language()), () -> selection.publishedDelegations(code))
                        .orElse(List.of())
                : List.of();
    }

    private static String earlier(String one, String other) {
        List<String> order = List.of("CREATED", "RUNNING", "FINISHED");
        return order.indexOf(one) <= order.indexOf(other) ? one : other;
    }
}
