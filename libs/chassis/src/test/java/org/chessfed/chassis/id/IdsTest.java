package org.chessfed.chassis.id;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IdsTest {

    @Test
    void riseInTimeAndAreOfVersion7() {
        Instant before = Instant.now();
        List<String> ids =
                Stream.generate(Ids::next).limit(20_000).map(UUID::toString).toList();
        assertThat(ids).isSorted().doesNotHaveDuplicates();
        UUID first = UUID.fromString(ids.getFirst());
        assertThat(first.version()).isEqualTo(7);
        assertThat(first.variant()).isEqualTo(2);
        assertThat(first.getMostSignificantBits() >>> 16)
                .isBetween(before.toEpochMilli(), before.toEpochMilli() + 5_000);
    }
}
