package org.chessfed.chassis.problem;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A refusal: what is wrong, in words that the caller understands, and nothing has changed.
 *
 * <p>The code is part of the API: it stands in docs/problems.md, has the messages {@code problem.<code>} and
 * {@code problem.<code>.title} in both languages, and one test. Thrown inside a transaction it rolls it back.
 */
public final class DomainProblem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final transient Map<String, Object> arguments = new LinkedHashMap<>();
    private final transient List<FieldError> errors = new ArrayList<>();
    private final transient List<Reason> reasons = new ArrayList<>();
    private transient @Nullable Regulation regulation;
    private String clause = "";

    private DomainProblem(int status, String code) {
        super(code);
        this.status = status;
        this.code = code;
    }

    /** A refusal with another status than those below. */
    public static DomainProblem of(int status, String code) {
        return new DomainProblem(status, code);
    }

    /** 400: a value of the request is wrong whatever the state of things. */
    public static DomainProblem invalid(FieldError... errors) {
        DomainProblem problem = new DomainProblem(400, "invalid-request");
        problem.errors.addAll(List.of(errors));
        return problem;
    }

    /** 403: the caller knows the thing but may not do this. */
    public static DomainProblem forbidden() {
        return new DomainProblem(403, "forbidden");
    }

    /** 404: unknown, or hidden from the caller. */
    public static DomainProblem notFound() {
        return new DomainProblem(404, "not-found");
    }

    /** 409: the thing is in a state that does not allow this. */
    public static DomainProblem conflict(String code) {
        return new DomainProblem(409, code);
    }

    /** 422: a regulation says no; name the clause. */
    public static DomainProblem refused(String code) {
        return new DomainProblem(422, code);
    }

    /** Adds an argument of the text. */
    public DomainProblem with(String name, Object value) {
        arguments.put(name, value);
        return this;
    }

    /** Adds an error at a value of the request. */
    public DomainProblem at(FieldError error) {
        errors.add(error);
        return this;
    }

    /** Names the clause that decides. */
    public DomainProblem clause(String clauseId) {
        clause = clauseId;
        return this;
    }

    /** Adds the reasons of the decision, in their order. */
    public DomainProblem because(List<Reason> decisionReasons) {
        reasons.addAll(decisionReasons);
        return this;
    }

    /** Words the reasons with the titles and the zone of a regulation. */
    public DomainProblem under(Regulation decidedBy) {
        regulation = decidedBy;
        return this;
    }

    /** HTTP status. */
    public int status() {
        return status;
    }

    /** Code, kebab case. */
    public String code() {
        return code;
    }

    /** Clause that decides; empty if none does. */
    public String clause() {
        return clause;
    }

    /** Arguments of the text. */
    public Map<String, Object> arguments() {
        return Map.copyOf(arguments);
    }

    /** Errors at values of the request. */
    public List<FieldError> errors() {
        return List.copyOf(errors);
    }

    /** The regulation whose titles the reasons use; empty where none is at hand. */
    public Optional<Regulation> regulation() {
        return Optional.ofNullable(regulation);
    }

    /** Reasons, in their order. */
    public List<Reason> reasons() {
        return List.copyOf(reasons);
    }
}
