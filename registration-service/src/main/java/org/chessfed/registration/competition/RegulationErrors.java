package org.chessfed.registration.competition;

import java.util.List;
import java.util.Map;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.reader.RegulationProblem;

/** Tells what is wrong with a document: by line, path and clause. */
final class RegulationErrors {

    private static final int MOST = 100;

    private RegulationErrors() {}

    static DomainProblem problem(List<RegulationProblem> problems) {
        DomainProblem refusal = DomainProblem.refused("regulation-invalid").with("count", problems.size());
        for (RegulationProblem problem : problems.subList(0, Math.min(MOST, problems.size()))) {
            refusal.at(new FieldError(problem.path(), "regulation-line", Map.of("line", problem.line())));
            refusal.because(List.of(new Reason(problem.clause(), problem.messageKey(), problem.args())));
        }
        return refusal;
    }
}
