package org.chessfed.chassis.etag;

import jakarta.enterprise.context.RequestScoped;
import org.chessfed.chassis.problem.DomainProblem;
import org.jspecify.annotations.Nullable;

/** The {@code If-Match} of this request: PUT, PATCH and DELETE change only the version that the caller has seen. */
@RequestScoped
public class Preconditions {

    private @Nullable String ifMatch;
    private boolean needed;
    private boolean checked;

    /** The tag of a version. */
    public static String tag(long version) {
        return "\"" + version + "\"";
    }

    /**
     * Requires that the caller has seen the present version. Every PUT, PATCH and DELETE calls it, inside the transaction and
     * after the thing was read.
     *
     * @param version present version of the thing
     * @throws DomainProblem 428 without {@code If-Match}, 412 with the tag of another version
     */
    public void require(long version) {
        checked = true;
        if (ifMatch == null) {
            throw DomainProblem.of(428, "if-match-missing");
        }
        if (!ifMatch.equals(tag(version))) {
            throw DomainProblem.of(412, "stale");
        }
    }

    /** There is no earlier version that could be overwritten, for the reason given. */
    public void noVersion(String reason) {
        if (reason.isBlank()) {
            throw new IllegalArgumentException("say why no version is compared");
        }
        checked = true;
    }

    void begin(@Nullable String header, boolean changing) {
        ifMatch = header;
        needed = changing;
    }

    boolean forgotten() {
        return needed && !checked;
    }
}
