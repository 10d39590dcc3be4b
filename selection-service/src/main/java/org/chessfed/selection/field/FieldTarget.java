package org.chessfed.selection.field;

import org.chessfed.regulation.stage.FieldRule.Parity.ParityMode;
import org.jspecify.annotations.Nullable;

/**
 * What the field of one stage and section is brought to once all sources have answered.
 *
 * @param clause the clause of the fill
 * @param total the total that is planned, all sources together
 * @param parity how an odd number is made even; null where nothing is added
 */
public record FieldTarget(
        @Nullable String clause, int total, @Nullable ParityMode parity) {}
