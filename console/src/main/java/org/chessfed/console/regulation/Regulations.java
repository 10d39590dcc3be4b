package org.chessfed.console.regulation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.quarkus.cache.Cache;
import io.quarkus.cache.CacheName;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chessfed.console.service.PublicReads;
import org.chessfed.console.service.Registration;
import org.chessfed.console.service.Registration.Competition;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** The regulations that have been published; a version is read once, since it never changes. */
@ApplicationScoped
public class Regulations {

    private static final Set<String> PUBLIC = Set.of("PUBLISHED", "CLOSED");

    private final ObjectMapper yaml = new ObjectMapper(new YAMLFactory());
    private final Registration registration;
    private final PublicReads reads;
    private final Cache cache;

    Regulations(@RestClient Registration registration, PublicReads reads, @CacheName("regulations") Cache cache) {
        this.registration = registration;
        this.reads = reads;
        this.cache = cache;
    }

    /** The version of every competition that holds, in the order of their codes. */
    public List<Regulation> all() {
        return competitions().stream()
                .filter(competition -> PUBLIC.contains(competition.state()))
                .sorted(Comparator.comparing(Competition::code).thenComparing(Competition::version))
                .map(competition -> version(competition.code(), competition.version()))
                .toList();
    }

    /** The version of a competition that holds; empty if none has been published. */
    public Optional<Regulation> current(String code) {
        return competitions().stream()
                .filter(competition -> competition.code().equals(code) && PUBLIC.contains(competition.state()))
                .max(Comparator.comparing(Competition::version))
                .map(competition -> version(code, competition.version()));
    }

    /** One version. */
    public Regulation version(String code, int version) {
        return cache.<String, Regulation>get(code + "/" + version, key -> read(code, version))
                .await()
                .indefinitely();
    }

    private List<Competition> competitions() {
        return reads.of(List.of("competitions"), registration::competitions);
    }

    private Regulation read(String code, int version) {
        String document = reads.of(List.of("document", code, version), () -> registration.document(code, version));
        try {
            return Regulation.of(code, version, yaml.readTree(document));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("regulation " + code + " version " + version + " is no YAML", e);
        }
    }
}
