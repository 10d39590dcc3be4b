package org.chessfed.regulation.stage;

import java.util.Optional;
import java.util.OptionalInt;
import org.chessfed.regulation.Regulation;
import org.jspecify.annotations.Nullable;

/** How many players a field is planned to have. */
public final class FieldSize {

    private FieldSize() {}

    /** Places that a stage sends on in a section, over all of its events; 0 where it sends none. */
    public static int advanced(Stage stage, String section) {
        return stage.advanceOf(section)
                .map(rule -> rule.places() * stage.events().size())
                .orElse(0);
    }

    /** Sum of what a field's sources bring when every place is taken, before fill and parity; empty if one is open. */
    public static OptionalInt planned(Regulation regulation, FieldRule field) {
        int sum = 0;
        for (FieldRule.Source source : field.sources()) {
            OptionalInt part = places(regulation, field.section(), source);
            if (part.isEmpty()) {
                return part;
            }
            sum += part.getAsInt();
        }
        return OptionalInt.of(sum);
    }

    /** Places of one source when every one is taken; empty if it has no number. */
    public static OptionalInt places(Regulation regulation, String section, FieldRule.Source source) {
        return switch (source.source()) {
            case ADVANCE -> {
                Optional<Stage> from = Optional.ofNullable(source.from()).flatMap(regulation::stage);
                yield from.isPresent() ? OptionalInt.of(advanced(from.get(), section)) : OptionalInt.empty();
            }
            case PREVIOUS -> {
                RankRange ranks = source.ranks();
                yield ranks == null || ranks.to() == null ? OptionalInt.empty() : OptionalInt.of(ranks.size());
            }
            case EXTERNAL -> number(source.places());
            case DRAFTED -> number(source.max());
            case VACANCY, PARITY -> OptionalInt.empty();
        };
    }

    private static OptionalInt number(@Nullable Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }
}
