package org.chessfed.registration.competition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.registration.CompetitionPublished;
import org.chessfed.regulation.Approval;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.linter.LintFinding;
import org.chessfed.regulation.linter.RegulationLinter;
import org.chessfed.regulation.reader.DocumentView;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.ReadResult;
import org.chessfed.regulation.reader.RegulationProblem;
import org.chessfed.regulation.reader.RegulationReader;
import org.jspecify.annotations.Nullable;

/** Regulation documents: from draft to publication. */
@ApplicationScoped
class CompetitionDocuments {

    private final CompetitionVersionRepository versions;
    private final RegulationReader reader = new RegulationReader(Documents.federation());
    private final Competitions competitions;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;

    CompetitionDocuments(
            CompetitionVersionRepository versions,
            Competitions competitions,
            Outbox outbox,
            Audit audit,
            BusinessClock clock) {
        this.versions = versions;
        this.competitions = competitions;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
    }

    /**
     * Takes a document as the next version of its competition.
     *
     * @throws DomainProblem 422 with every error, by line, path and clause; nothing is stored then
     */
    @Transactional
    CompetitionVersion draft(String yaml) {
        ReadResult result = reader.read(yaml);
        if (!result.problems().isEmpty()) {
            throw RegulationErrors.problem(result.problems());
        }
        Regulation regulation = result.orThrow();
        String code = regulation.identity().code();
        int version = regulation.identity().version();
        int expected = versions.latest(code) + 1;
        if (version != expected) {
            throw DomainProblem.conflict("version-not-next")
                    .with("version", version)
                    .with("expected", expected);
        }
        versions.insert(new CompetitionVersion(code, version, CompetitionState.DRAFT, yaml, null, null, null, null, 0));
        audit.record("competition-drafted", "competition", code + "/" + version, "");
        return require(code, version);
    }

    /**
     * Notes the authority's number.
     *
     * @throws DomainProblem 409 unless the version is a draft
     */
    @Transactional
    CompetitionVersion approve(String code, int version, String documentNumber, LocalDate approvedOn) {
        CompetitionVersion found = require(code, version);
        if (found.state() != CompetitionState.DRAFT) {
            throw wrongState(found);
        }
        return store(
                new CompetitionVersion(
                        code,
                        version,
                        CompetitionState.APPROVED,
                        found.yaml(),
                        documentNumber,
                        approvedOn,
                        null,
                        null,
                        found.rowVersion()),
                "competition-approved");
    }

    /** What the linter says about a version, errors and notes alike. */
    List<LintFinding> findings(CompetitionVersion version) {
        return RegulationLinter.lint(DocumentView.of(reader, version.yaml(), Map.of()));
    }

    /**
     * Brings a version into force; the one before is superseded.
     *
     * @param overrideReason why it is published without the authority's number, where the regulation allows that
     * @throws DomainProblem 409 unless it is approved, or a draft whose regulation allows an order of the organiser and a
     *     reason is given; 422 with every finding of the linter that bars publication
     */
    @Transactional
    CompetitionVersion publish(String code, int version, @Nullable String overrideReason) {
        CompetitionVersion found = require(code, version);
        DocumentView view = DocumentView.of(reader, found.yaml(), Map.of());
        Regulation regulation = view.regulation();
        boolean byOrder = found.state() == CompetitionState.DRAFT && mayOverride(regulation) && overrideReason != null;
        if (found.state() != CompetitionState.APPROVED && !byOrder) {
            throw wrongState(found);
        }
        List<RegulationProblem> errors = RegulationLinter.lint(view).stream()
                .filter(finding -> finding.severity() == LintFinding.Severity.ERROR)
                .map(finding -> new RegulationProblem(
                        finding.line(), finding.path(), finding.clause(), finding.messageKey(), finding.args()))
                .toList();
        if (!errors.isEmpty()) {
            throw RegulationErrors.problem(errors);
        }
        versions.published(code)
                .ifPresent(before -> store(
                        new CompetitionVersion(
                                code,
                                before.version(),
                                CompetitionState.SUPERSEDED,
                                before.yaml(),
                                before.documentNumber(),
                                before.approvedOn(),
                                before.overrideReason(),
                                before.publishedAt(),
                                before.rowVersion()),
                        "competition-superseded"));
        CompetitionVersion published = store(
                new CompetitionVersion(
                        code,
                        version,
                        CompetitionState.PUBLISHED,
                        found.yaml(),
                        found.documentNumber(),
                        found.approvedOn(),
                        overrideReason,
                        clock.now(),
                        found.rowVersion()),
                "competition-published");
        competitions.keep(new Competitions.Regulation(code, version, found.yaml(), clock.now()));
        outbox.add(new CompetitionPublished(code, version, found.documentNumber(), found.yaml(), clock.now()));
        return published;
    }

    List<CompetitionVersion> all() {
        return versions.all();
    }

    /**
     * A version.
     *
     * @throws DomainProblem 404 if unknown
     */
    CompetitionVersion require(String code, int version) {
        return versions.find(code, version).orElseThrow(DomainProblem::notFound);
    }

    private CompetitionVersion store(CompetitionVersion changed, String action) {
        if (!versions.update(changed)) {
            throw DomainProblem.conflict("concurrent-change");
        }
        audit.record(action, "competition", changed.code() + "/" + changed.version(), "");
        return require(changed.code(), changed.version());
    }

    private static boolean mayOverride(Regulation regulation) {
        Approval approval = regulation.approval();
        return approval == null || approval.entryBefore() == Approval.EntryBefore.OVERRIDE;
    }

    private static DomainProblem wrongState(CompetitionVersion found) {
        return DomainProblem.conflict("competition-state").with("state", found.state());
    }
}
