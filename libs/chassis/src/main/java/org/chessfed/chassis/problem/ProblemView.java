package org.chessfed.chassis.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A problem on the wire (RFC 9457, {@code application/problem+json}).
 *
 * @param type {@code urn:chessfed:problem:<code>}
 * @param title short, the same for every problem of the code
 * @param status HTTP status
 * @param detail what is wrong here
 * @param instance path of the request
 * @param code the code
 * @param requestId to be given to those who run the platform
 * @param clause clause of the regulation that decides
 * @param errors what is wrong with which value
 * @param reasons reasons of a decision
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ProblemView(
        String type,
        String title,
        int status,
        String detail,
        String instance,
        String code,
        String requestId,
        String clause,
        List<ErrorView> errors,
        List<ReasonView> reasons) {

    /**
     * What is wrong with one value.
     *
     * @param pointer JSON pointer into the body, or {@code ?name} for a parameter
     */
    public record ErrorView(String pointer, String code, String detail) {}

    /**
     * One reason.
     *
     * @param clause clause of the regulation; absent where only the platform speaks
     * @param args the names and numbers behind the text, in its order
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public record ReasonView(@Nullable String clause, String key, String text, List<String> args) {}
}
