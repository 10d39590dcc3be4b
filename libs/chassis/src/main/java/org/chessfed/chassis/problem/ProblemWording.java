package org.chessfed.chassis.problem;

import jakarta.inject.Singleton;
import java.util.Map;

/** Words a refusal for whoever reads it. */
@Singleton
public class ProblemWording {

    /** Media type of a problem (RFC 9457). */
    public static final String MEDIA_TYPE = "application/problem+json";

    private final Messages messages;

    ProblemWording(Messages messages) {
        this.messages = messages;
    }

    /**
     * The refusal as it is answered.
     *
     * @param path path of the request
     * @param requestId correlation id; empty where there is none
     */
    public ProblemView view(DomainProblem problem, Language language, String path, String requestId) {
        String key = "problem." + problem.code();
        return new ProblemView(
                "urn:chessfed:problem:" + problem.code(),
                messages.text(language, key + ".title", Map.of()),
                problem.status(),
                messages.text(language, key, problem.arguments()),
                path,
                problem.code(),
                requestId,
                problem.clause(),
                problem.errors().stream()
                        .map(error -> new ProblemView.ErrorView(
                                error.pointer(),
                                error.code(),
                                messages.text(language, "error." + error.code(), error.arguments())))
                        .toList(),
                problem.reasons().stream()
                        .map(reason -> problem.regulation()
                                .map(regulation -> messages.view(language, reason, regulation))
                                .orElseGet(() -> messages.view(language, reason)))
                        .toList());
    }
}
