package org.chessfed.system.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.chessfed.demo.platform.Addresses;
import org.chessfed.demo.platform.Api;
import org.chessfed.demo.platform.Crowd;
import org.chessfed.demo.platform.Mails;
import org.chessfed.demo.platform.SignIn;
import org.chessfed.demo.platform.TimeKeeper;
import org.chessfed.demo.season.Season;
import org.chessfed.local.LocalPlatform;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One platform with the {@link SmallSeason} for all tests that look at pages, given to whoever asks for one as a parameter;
 * it is started for the first of them and stopped after the last.
 */
final class RunningSeason implements AutoCloseable {

    private final Path data;
    private final LocalPlatform platform;
    private final Crowd crowd = new Crowd(4);
    private final SmallSeason season;

    private RunningSeason(Path data) throws InterruptedException {
        this.data = data;
        String document = Documents.text("sel-114");
        Regulation regulation =
                new RegulationReader(Documents.federation()).read(document).orThrow();
        platform = LocalPlatform.builder()
                .dataDirectory(data)
                .freePorts()
                .disposableData()
                .movableClock()
                .environment("CHESSFED_CLOCK_START", Season.begins(regulation).toString())
                .progress(System.out::println)
                .start();
        Api api = new Api(Addresses.of(platform));
        season = new SmallSeason(api, new SignIn(api), new Mails(api), TimeKeeper.of(api, crowd), regulation, document);
    }

    /** Where the pages are. */
    URI console() {
        return platform.address(PlatformService.CONSOLE);
    }

    /** The issuer of tokens. */
    URI issuer() {
        return platform.issuer();
    }

    SmallSeason season() {
        return season;
    }

    @Override
    public void close() throws IOException {
        crowd.close();
        platform.close();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static RunningSeason start() {
        try {
            RunningSeason running = new RunningSeason(Files.createTempDirectory("chessfed-pages"));
            running.season.lay();
            return running;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Gives the one that runs to tests. */
    static final class Shared implements ParameterResolver {

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
            return parameter.getParameter().getType().equals(RunningSeason.class);
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
            return test.getRoot()
                    .getStore(ExtensionContext.Namespace.create(RunningSeason.class))
                    .computeIfAbsent(RunningSeason.class, key -> start(), RunningSeason.class);
        }
    }
}
