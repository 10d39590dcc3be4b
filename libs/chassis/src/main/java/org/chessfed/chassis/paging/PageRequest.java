package org.chessfed.chassis.paging;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import org.jspecify.annotations.Nullable;

/** The parameters of a list: {@code @BeanParam @Valid PageRequest page}. */
public class PageRequest {

    /** Most items of one page. */
    public static final int MOST = 200;

    @QueryParam("limit")
    @DefaultValue("50")
    @Min(1)
    @Max(MOST)
    private int limit = 50;

    @QueryParam("cursor")
    private @Nullable String cursor;

    /** Number of items, 1 to 200. */
    public int limit() {
        return limit;
    }

    /** Cursor that an earlier page gave; absent for the first page. */
    public @Nullable String cursor() {
        return cursor;
    }

    /** For JAX-RS. */
    public void setLimit(int limit) {
        this.limit = limit;
    }

    /** For JAX-RS. */
    public void setCursor(@Nullable String cursor) {
        this.cursor = cursor;
    }
}
