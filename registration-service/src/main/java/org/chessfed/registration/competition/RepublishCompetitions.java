package org.chessfed.registration.competition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.Fact;
import org.chessfed.events.registration.CompetitionPublished;

/** Tells every published version of every regulation once more, the older first. The key is a competition. */
@ApplicationScoped
class RepublishCompetitions implements Republisher {

    private final CompetitionVersionRepository versions;
    private final Outbox outbox;

    RepublishCompetitions(CompetitionVersionRepository versions, Outbox outbox) {
        this.versions = versions;
        this.outbox = outbox;
    }

    @Override
    public Class<? extends Fact> type() {
        return CompetitionPublished.class;
    }

    @Override
    @Transactional
    public long republish(String key) {
        List<CompetitionVersion> published = versions.all().stream()
                .filter(version -> version.publishedAt() != null
                        && (key.isEmpty() || version.code().equals(key)))
                .sorted(Comparator.comparing(CompetitionVersion::code).thenComparingInt(CompetitionVersion::version))
                .toList();
        published.forEach(version -> outbox.add(fact(version)));
        return published.size();
    }

    private static CompetitionPublished fact(CompetitionVersion version) {
        Instant at = Objects.requireNonNull(version.publishedAt());
        return new CompetitionPublished(
                version.code(), version.version(), version.documentNumber(), version.yaml(), at);
    }
}
