package org.chessfed.notification.notice;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A notice before it is queued. */
public final class Draft {

    private final NoticeKind kind;
    private final String personId;
    private final String subject;
    private final String competition;
    private final Map<Argument, String> arguments = new EnumMap<>(Argument.class);
    private @Nullable Long version;

    /**
     * A draft without arguments.
     *
     * @param personId who is told
     * @param subject id of the thing that it is about
     * @param competition competition code
     */
    public Draft(NoticeKind kind, String personId, String subject, String competition) {
        this.kind = kind;
        this.personId = personId;
        this.subject = subject;
        this.competition = competition;
    }

    /** The version of the regulation by which it was decided; without it, the one in force is used. */
    public Draft decidedBy(long regulationVersion) {
        version = regulationVersion;
        return this;
    }

    /** Adds an argument; an absent or empty value adds nothing. */
    public Draft with(Argument argument, @Nullable Object value) {
        if (value != null && !value.toString().isEmpty()) {
            arguments.put(argument, value.toString());
        }
        return this;
    }

    NoticeKind kind() {
        return kind;
    }

    String personId() {
        return personId;
    }

    String subject() {
        return subject;
    }

    String competition() {
        return competition;
    }

    @Nullable
    Long version() {
        return version;
    }

    Map<Argument, String> arguments() {
        return arguments;
    }
}
