package org.chessfed.console.service;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A service said no: a problem document (RFC 9457), in the language of the page. */
public final class ServiceProblem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String service;
    private final int status;
    private final transient Body body;

    ServiceProblem(String service, int status, Body body) {
        super(service + " answered " + status + " " + body.code());
        this.service = service;
        this.status = status;
        this.body = body;
    }

    /** Host of the service, for logs. */
    public String service() {
        return service;
    }

    /** What is wrong with the value at a JSON pointer, or with one below it. */
    public List<FieldError> at(String pointer) {
        return body.errors().stream().filter(error -> error.isAt(pointer)).toList();
    }

    /**
     * What is wrong with other values than these.
     *
     * @param pointers JSON pointers, separated by spaces
     */
    public List<FieldError> elsewhere(String pointers) {
        List<String> known = List.of(pointers.split(" "));
        return body.errors().stream()
                .filter(error -> known.stream().noneMatch(error::isAt))
                .toList();
    }

    /** HTTP status. */
    public int status() {
        return status;
    }

    /** What it said. */
    public Body body() {
        return body;
    }

    /** Code of the problem, as docs/problems.md lists them; empty if the answer was none of ours. */
    public String code() {
        return body.code();
    }

    /**
     * A problem document; what is absent is empty.
     *
     * @param code code of the problem
     * @param title the same for every problem of the code
     * @param detail what is wrong here
     * @param requestId to be given to those who run the platform
     * @param clause clause that decides
     * @param errors what is wrong with which value
     * @param reasons reasons of the decision
     */
    public record Body(
            String code,
            String title,
            String detail,
            String requestId,
            String clause,
            List<FieldError> errors,
            List<Reason> reasons) {

        /** Nothing known. */
        public static final Body NONE = new Body(null, null, null, null, null, null, null);

        /** Fills what the document leaves out. */
        public Body(
                @Nullable String code,
                @Nullable String title,
                @Nullable String detail,
                @Nullable String requestId,
                @Nullable String clause,
                @Nullable List<FieldError> errors,
                @Nullable List<Reason> reasons) {
            this.code = code == null ? "" : code;
            this.title = title == null ? "" : title;
            this.detail = detail == null ? "" : detail;
            this.requestId = requestId == null ? "" : requestId;
            this.clause = clause == null ? "" : clause;
            this.errors = errors == null ? List.of() : List.copyOf(errors);
            this.reasons = reasons == null ? List.of() : List.copyOf(reasons);
        }
    }

    /**
     * What is wrong with one value.
     *
     * @param pointer JSON pointer into the request
     * @param code kind of fault
     * @param detail in the language of the page
     */
    public record FieldError(
            @Nullable String pointer,
            @Nullable String code,
            @Nullable String detail) {

        boolean isAt(String where) {
            return pointer != null && !where.isEmpty() && (pointer.equals(where) || pointer.startsWith(where + "/"));
        }
    }
}
