package org.chessfed.registration.competition;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.linter.LintFinding;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Regulation documents over HTTP. */
@Path("/v1/competitions")
@RunOnVirtualThread
class CompetitionResource {

    private static final int MOST_CHARACTERS = 400_000;

    /** Who sees a text before it is published. */
    private static final Set<String> DRAFT_READERS = Set.of("federation-staff", "federation-admin", "auditor");

    private final CompetitionDocuments documents;
    private final EventPages pages;
    private final Caller caller;
    private final Messages messages;

    CompetitionResource(CompetitionDocuments documents, EventPages pages, Caller caller, Messages messages) {
        this.messages = messages;
        this.caller = caller;
        this.documents = documents;
        this.pages = pages;
    }

    /**
     * A document.
     *
     * @param document YAML
     */
    record DraftCompetitionRequest(
            @NotBlank @Size(max = MOST_CHARACTERS) String document) {}

    /**
     * The authority's approval.
     *
     * @param documentNumber its number
     * @param approvedOn its date
     */
    record ApproveCompetitionRequest(
            @NotBlank @Size(max = 100) String documentNumber,
            @NotNull LocalDate approvedOn) {}

    /**
     * Publication.
     *
     * @param overrideReason why it is published without the authority's number
     */
    record PublishCompetitionRequest(
            @Nullable @Size(min = 5, max = 500) String overrideReason) {}

    /**
     * A version of a regulation.
     *
     * @param code competition code
     * @param version from 1
     * @param state where it stands
     * @param documentNumber the authority's number
     * @param approvedOn date of that number
     * @param overrideReason why it was published without a number
     * @param publishedAt when it came into force
     * @param rowVersion rising by every change
     * @param findings what staff must see before it is published; absent in the list and for everybody else
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record CompetitionView(
            String code,
            int version,
            CompetitionState state,
            @Nullable String documentNumber,
            @Nullable LocalDate approvedOn,
            @Nullable String overrideReason,
            @Nullable Instant publishedAt,
            int rowVersion,
            @Nullable List<FindingView> findings)
            implements Versioned {

        static CompetitionView of(CompetitionVersion found, @Nullable List<FindingView> findings) {
            return new CompetitionView(
                    found.code(),
                    found.version(),
                    found.state(),
                    found.documentNumber(),
                    found.approvedOn(),
                    found.overrideReason(),
                    found.publishedAt(),
                    found.rowVersion(),
                    findings);
        }

        @Override
        public long etagVersion() {
            return rowVersion;
        }
    }

    /**
     * Something about a regulation that can be read.
     *
     * @param severity an ERROR bars publication, a NOTE is acknowledged by publishing
     * @param line line of the document, from 1
     * @param path JSON pointer of the place
     * @param clause clause in which it stands
     * @param setting setting that answers it
     * @param text what was found
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record FindingView(
            LintFinding.Severity severity,
            int line,
            String path,
            @Nullable String clause,
            @Nullable String setting,
            String text) {}

    /** Versions of regulations; what is not published yet is for staff. */
    @GET
    public List<CompetitionView> listCompetitions() {
        return documents.all().stream()
                .filter(this::maySee)
                .map(version -> CompetitionView.of(version, null))
                .toList();
    }

    @POST
    @Idempotent
    public RestResponse<CompetitionView> draftCompetition(
            @NotNull @Valid DraftCompetitionRequest body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        CompetitionVersion drafted = documents.draft(body.document());
        URI at = URI.create("/v1/competitions/" + drafted.code() + "/versions/" + drafted.version());
        return RestResponse.ResponseBuilder.<CompetitionView>created(at)
                .entity(withFindings(drafted, accept))
                .build();
    }

    @GET
    @Path("/{code}/versions/{version}")
    public CompetitionView getCompetition(
            String code, int version, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        CompetitionVersion found = visible(code, version);
        return readsDrafts() ? withFindings(found, accept) : CompetitionView.of(found, null);
    }

    private CompetitionView withFindings(CompetitionVersion version, @Nullable String accept) {
        Language language = Language.of(accept);
        return CompetitionView.of(
                version,
                documents.findings(version).stream()
                        .map(finding -> new FindingView(
                                finding.severity(),
                                finding.line(),
                                finding.path(),
                                finding.clause(),
                                finding.setting(),
                                messages.view(
                                                language,
                                                new Reason(finding.clause(), finding.messageKey(), finding.args()))
                                        .text()))
                        .toList());
    }

    @GET
    @Path("/{code}/versions/{version}/document")
    @Produces(MediaType.TEXT_PLAIN)
    public String getCompetitionDocument(String code, int version) {
        return visible(code, version).yaml();
    }

    private CompetitionVersion visible(String code, int version) {
        CompetitionVersion found = documents.require(code, version);
        if (!maySee(found)) {
            throw DomainProblem.notFound();
        }
        return found;
    }

    private boolean maySee(CompetitionVersion version) {
        return version.publishedAt() != null || readsDrafts();
    }

    private boolean readsDrafts() {
        return !Collections.disjoint(caller.roles(), DRAFT_READERS);
    }

    @POST
    @Path("/{code}/versions/{version}/approval")
    @Idempotent
    public CompetitionView approveCompetition(
            String code,
            int version,
            @NotNull @Valid ApproveCompetitionRequest body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return withFindings(documents.approve(code, version, body.documentNumber(), body.approvedOn()), accept);
    }

    @POST
    @Path("/{code}/versions/{version}/publication")
    @Idempotent
    public CompetitionView publishCompetition(
            String code,
            int version,
            @NotNull @Valid PublishCompetitionRequest body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return withFindings(documents.publish(code, version, body.overrideReason()), accept);
    }

    /** What an entrant needs to know of an event: place, times, host, payee, fields of the form, insurance. */
    @GET
    @Path("/{code}/events/{event}")
    public EventPages.EventPage getEventPage(String code, String event) {
        return pages.of(code, event);
    }
}
