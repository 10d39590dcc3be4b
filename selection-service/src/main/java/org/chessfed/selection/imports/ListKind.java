package org.chessfed.selection.imports;

import java.util.List;

/** Kinds of lists that are brought in. */
public enum ListKind {
    /** The final order of a stage of an earlier season. */
    PREVIOUS_ORDER(List.of("season", "stage", "section", "rank", "personId")),
    /** Who won a section of the selection in which year. */
    TITLES(List.of("section", "year", "personId")),
    /** Who qualified through another competition. */
    QUALIFIERS(List.of("code", "section", "personId"));

    private final List<String> columns;

    ListKind(List<String> columns) {
        this.columns = columns;
    }

    /** Columns that every row needs. */
    List<String> columns() {
        return columns;
    }
}
