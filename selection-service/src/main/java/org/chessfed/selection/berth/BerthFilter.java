package org.chessfed.selection.berth;

import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.jspecify.annotations.Nullable;

/**
 * Which berths of a season a list shows; null lets all through.
 *
 * @param stage the stage that the place is in
 * @param section the section
 * @param state where it stands
 * @param source where it comes from
 * @param fromEvent the event that it was won in
 */
record BerthFilter(
        @Nullable String stage,
        @Nullable String section,
        @Nullable BerthState state,
        @Nullable SourceKind source,
        @Nullable String fromEvent) {}
