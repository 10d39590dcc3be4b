package org.chessfed.demo;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.chessfed.demo.people.Draw;
import org.chessfed.demo.platform.Addresses;
import org.chessfed.demo.platform.Api;
import org.chessfed.demo.platform.Crowd;
import org.chessfed.demo.platform.Mails;
import org.chessfed.demo.platform.SignIn;
import org.chessfed.demo.platform.TimeKeeper;
import org.chessfed.demo.report.Invariants;
import org.chessfed.demo.report.PlatformReader;
import org.chessfed.demo.report.SeasonReport;
import org.chessfed.demo.season.Scene;
import org.chessfed.demo.season.Season;
import org.chessfed.local.Command;
import org.chessfed.local.LocalPlatform;
import org.chessfed.local.PlatformService;
import org.chessfed.local.RunningPlatform;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;

/** One run of the demo: a season on a platform of its own, or on the one that runs here, and the report. */
public final class Demo {

    private static final String STANDARD = "sel-114";
    private static final String CLOCK_START = "CHESSFED_CLOCK_START";
    private static final int AT_ONCE = 8;
    private static final int FAILED = 1;

    private final DemoOptions options;
    private final Consumer<String> progress;
    private final String document;
    private final Regulation regulation;
    private final long begun = System.nanoTime();

    /**
     * A run.
     *
     * @throws IllegalArgumentException if the regulation cannot be read, or the report could not be written
     */
    public Demo(DemoOptions options, Consumer<String> progress) throws IOException {
        this.options = options;
        this.progress = progress;
        this.document =
                options.regulation().isPresent() ? text(options.regulation().get()) : Documents.text(STANDARD);
        this.regulation = new RegulationReader(Documents.federation())
                .read(document, Map.of())
                .orThrow();
        options.json().ifPresent(Demo::requirePlace);
    }

    private static String text(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException("--regulation: there is no file " + file);
        }
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("--regulation: " + file + " is no text in UTF-8", e);
        }
    }

    /** A report that cannot be written would be found out after minutes. */
    private static void requirePlace(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
            throw new IllegalArgumentException("--json: no file can be written at " + file);
        }
    }

    /** Plays on the platform that runs here, else on one of its own, and returns the exit status. */
    public int run() throws IOException, InterruptedException, SQLException {
        Optional<RunningPlatform> running = RunningPlatform.find();
        if (running.isEmpty()) {
            return runOnItsOwn();
        }
        if (options.kill().isPresent()) {
            throw new IllegalArgumentException(
                    "--kill needs a platform of the demo's own: stop the one that runs here with ./chessfed down");
        }
        return play(Addresses.of(running.get()), api -> {}) ? 0 : FAILED;
    }

    /** Plays on a platform of its own, whatever else runs here, and returns the exit status. */
    public int runOnItsOwn() throws IOException, InterruptedException, SQLException {
        Path data = Files.createTempDirectory("chessfed-demo");
        try (LocalPlatform platform = platform(data)
                // Nobody looks at pages here.
                .services(EnumSet.complementOf(EnumSet.of(PlatformService.CONSOLE)))
                .start()) {
            if (!playOn(platform)) {
                tell("not sound; the logs are in " + data.resolve("logs"));
                return FAILED;
            }
        } catch (RuntimeException e) {
            tell("failed; the logs are in " + data.resolve("logs"));
            throw e;
        }
        delete(data);
        return 0;
    }

    /** A platform whose data are thrown away, with its clocks at the season's beginning. */
    public LocalPlatform.Builder platform(Path data) {
        return LocalPlatform.builder()
                .dataDirectory(data)
                .freePorts()
                .disposableData()
                .movableClock()
                .environment(CLOCK_START, Season.begins(regulation).toString())
                .progress(progress);
    }

    /** Plays on a platform that a program has started, and returns whether all is sound: the report, and every invariant. */
    public boolean playOn(LocalPlatform platform) throws SQLException {
        Optional<Kill> kill = options.kill()
                .map(service ->
                        new Kill(platform, service, options.only().isEmpty(), new Draw(options.seed()), this::tell));
        boolean sound = play(Addresses.of(platform), api -> kill.ifPresent(planned -> planned.plan(api)));
        boolean unkilled = kill.isPresent() && !kill.get().done();
        if (unkilled) {
            tell("nothing was killed: the season had ended before the moment came");
        }
        List<Invariants.Violation> broken = Invariants.broken(platform);
        broken.forEach(violation -> tell("broken: " + violation));
        return sound && !unkilled && broken.isEmpty();
    }

    /** Starts the platform as {@code ./chessfed up} does, with its clocks at the season's beginning, and plays on it. */
    int up(List<String> upOptions) throws InterruptedException {
        return Command.up(
                upOptions,
                builder -> builder.movableClock()
                        .environment(CLOCK_START, Season.begins(regulation).toString()),
                platform -> {
                    if (played(new Api(Addresses.of(platform)))) {
                        tell("the season " + regulation.identity().code() + " is here already; nothing is played");
                    } else {
                        play(Addresses.of(platform), api -> {});
                    }
                });
    }

    private boolean play(Addresses addresses, Consumer<Api> prepare) {
        try (Crowd crowd = new Crowd(AT_ONCE)) {
            Api api = new Api(addresses);
            if (played(api)) {
                throw new IllegalArgumentException("the platform that runs here has the season "
                        + regulation.identity().code() + " already");
            }
            TimeKeeper time = TimeKeeper.of(api, crowd);
            Instant begins = Season.begins(regulation);
            if (time.now().isAfter(begins)) {
                throw new IllegalArgumentException(
                        "the clocks of the platform that runs here stand at %s, but the season begins at %s"
                                .formatted(time.now(), begins));
            }
            time.moveTo(begins);
            SignIn signIn = new SignIn(api);
            prepare.accept(api);
            Scene scene = new Scene(
                    regulation,
                    document,
                    api,
                    signIn,
                    new Mails(api),
                    time,
                    crowd,
                    new Draw(options.seed()),
                    this::tell);
            new Season(scene, options.only()).play();
            return report(new PlatformReader(addresses.services(), addresses.management(), () -> signIn.as("staff")));
        }
    }

    private boolean played(Api api) {
        return Stream.of(api.get(PlatformService.REGISTRATION, "/v1/competitions", Api.NOBODY))
                .flatMap(found -> found.findValuesAsText("code").stream())
                .anyMatch(regulation.identity().code()::equals);
    }

    private boolean report(PlatformReader platform) {
        SeasonReport report = SeasonReport.read(
                platform, regulation.identity().code(), options.seed(), Duration.ofNanos(System.nanoTime() - begun));
        Locale reader = Locale.getDefault().getLanguage().equals("zh") ? Locale.TRADITIONAL_CHINESE : Locale.ENGLISH;
        progress.accept("");
        progress.accept(report.text(reader));
        options.json().ifPresent(file -> write(file, report));
        return report.sound();
    }

    private static void write(Path file, SeasonReport report) {
        try {
            Files.writeString(
                    file, new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(report.json()) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void tell(String line) {
        progress.accept(String.format(Locale.ROOT, "%6.1f s  %s", (System.nanoTime() - begun) / 1e9, line));
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
