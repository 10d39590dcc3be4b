package org.chessfed.chassis.etag;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** A view of one thing with its version: the answer gets an {@code ETag}, and {@code If-None-Match} is heeded. */
public interface Versioned {

    /** Version of the thing, rising by every change. */
    @JsonIgnore
    long etagVersion();
}
