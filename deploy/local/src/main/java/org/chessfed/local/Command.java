package org.chessfed.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/** What {@code ./chessfed up}, {@code down} and {@code status} do. */
public final class Command {

    private static final int FAILED = 1;
    private static final int MISUSED = 2;
    /** The name of the process that holds all others. */
    static final String PLATFORM = "platform";

    private static final int PLATFORM_ORDER = 9;

    private final ProjectHome home = ProjectHome.find();
    private final RunDirectory directory = new RunDirectory(home.data());

    private Command() {}

    /** Arguments: the command and its options. */
    public static void main(String[] arguments) throws InterruptedException {
        try {
            System.exit(new Command().run(List.of(arguments)));
        } catch (PlatformException | IllegalArgumentException e) {
            System.err.println("chessfed: " + e.getMessage());
            System.exit(FAILED);
        }
    }

    private int run(List<String> arguments) throws InterruptedException {
        String command = arguments.isEmpty() ? "" : arguments.get(0);
        List<String> options = arguments.isEmpty() ? List.of() : arguments.subList(1, arguments.size());
        return switch (command) {
            case "up" -> up(new ArrayList<>(options), builder -> {}, platform -> {});
            case "down" -> down();
            case "status" -> status();
            default -> {
                System.err.println("chessfed: unknown command: " + command);
                yield MISUSED;
            }
        };
    }

    /**
     * Starts the platform as {@code ./chessfed up} does and returns when it has ended.
     *
     * @param options those of {@code up}
     * @param prepare what is set before the start, above the options
     * @param then what is done once it is up, while it runs
     * @return the exit status
     * @throws PlatformException if it cannot be started
     */
    public static int up(List<String> options, Consumer<LocalPlatform.Builder> prepare, Consumer<LocalPlatform> then)
            throws InterruptedException {
        return new Command().up(new ArrayList<>(options), prepare, then);
    }

    private int up(ArrayList<String> options, Consumer<LocalPlatform.Builder> prepare, Consumer<LocalPlatform> then)
            throws InterruptedException {
        LocalPlatform.Builder builder =
                LocalPlatform.builder().home(home.root()).progress(System.out::println);
        boolean demoAccounts = true;
        while (!options.isEmpty()) {
            String option = options.remove(0);
            switch (option) {
                case "--base-port" -> builder.basePort(number(option, options));
                case "--no-demo-accounts" -> {
                    demoAccounts = false;
                    builder.demoRealm(false);
                }
                default -> {
                    System.err.println("chessfed: up knows --base-port N and --no-demo-accounts, not " + option);
                    return MISUSED;
                }
            }
        }
        Optional<PidFile> running = platform();
        if (running.isPresent()) {
            System.err.println(
                    "chessfed: it is up already (pid " + running.get().pid() + "); ./chessfed down stops it.");
            return FAILED;
        }
        prepare.accept(builder);
        LocalPlatform platform = builder.prepare();
        directory.create();
        ProcessHandle self = ProcessHandle.current();
        new PidFile(PLATFORM, self.pid(), PidFile.startOf(self), platform.console(), PLATFORM_ORDER, "TERM")
                .write(directory.run());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            boolean ran = platform.anythingStarted();
            platform.close();
            if (ran) {
                System.out.println("Stopped. The data stay in " + directory.data() + ".");
            }
            PidFile.delete(directory.run(), PLATFORM);
        }));
        long begun = System.nanoTime();
        platform.start();
        System.out.printf(Locale.ROOT, "%nchessfed is up after %.1f s.%n", (System.nanoTime() - begun) / 1e9);
        describe(platform, demoAccounts);
        then.accept(platform);
        return wait(platform);
    }

    private void describe(LocalPlatform platform, boolean demoAccounts) {
        for (PlatformService service : platform.services()) {
            System.out.printf("  %-22s%s%n", service.module(), platform.address(service));
        }
        System.out.printf("  %-22s%s%n", "mails", platform.mail());
        System.out.printf("  %-22s%s%n", "sign-in", platform.issuer());
        if (demoAccounts) {
            Map<String, String> demo = EnvironmentFile.read(home.environment("demo"));
            System.out.printf("Demo accounts, password %s:%n", Settings.required(demo, "CHESSFED_DEMO_PASSWORD"));
            DemoAccount.all(home).forEach(account -> System.out.printf("  %-22s%s%n", account.user(), account.roles()));
        }
        System.out.println("Ctrl-C stops everything; ./chessfed status shows the processes.");
    }

    private static int wait(LocalPlatform platform) throws InterruptedException {
        try {
            System.err.println("chessfed: " + platform.failure().get().getMessage());
            return FAILED;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private int down() throws InterruptedException {
        Optional<PidFile> running = platform();
        if (running.isPresent()) {
            running.get().process().ifPresent(process -> {
                Signals.send(process, "TERM");
                process.onExit().join();
            });
            System.out.println("Stopped. The data stay in " + directory.data() + ".");
            return 0;
        }
        List<String> stopped = Leftovers.stop(directory);
        System.out.println(stopped.isEmpty() ? "Nothing was running." : "Stopped: " + String.join(", ", stopped) + ".");
        return 0;
    }

    private int status() {
        List<PidFile> files = PidFile.all(directory.run()).reversed();
        boolean any = false;
        long total = 0;
        for (PidFile file : files) {
            Optional<ProcessHandle> process = file.process();
            if (process.isEmpty()) {
                System.out.printf("%-22s is not running; its log: %s%n", file.name(), directory.log(file.name()));
                continue;
            }
            if (!any) {
                System.out.printf("%-22s%-30s%8s%10s  %s%n", "process", "address", "pid", "memory", "log");
                any = true;
            }
            boolean self = file.name().equals(PLATFORM);
            long memory = self ? Memory.own(process.get()) : Memory.kibibytes(process.get());
            total += memory;
            System.out.printf(
                    "%-22s%-30s%8d%6d MiB  %s%n",
                    file.name(), file.address(), file.pid(), memory / 1024, self ? "" : directory.log(file.name()));
        }
        if (any) {
            System.out.printf("%-22s%-30s%8s%6d MiB%n", "all", "", "", total / 1024);
        } else {
            System.out.println("Nothing is running.");
        }
        return any ? 0 : FAILED;
    }

    private Optional<PidFile> platform() {
        return PidFile.all(directory.run()).stream()
                .filter(file -> file.name().equals(PLATFORM))
                .filter(file -> file.process().isPresent())
                .findFirst();
    }

    private static int number(String option, List<String> options) {
        if (options.isEmpty() || !options.get(0).matches("\\d{1,5}")) {
            throw new IllegalArgumentException(option + " needs a port number.");
        }
        return Integer.parseInt(options.remove(0));
    }
}
