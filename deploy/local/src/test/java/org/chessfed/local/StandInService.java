package org.chessfed.local;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * A program in the place of a service, so that the platform's care of its services is tested without building one. It is
 * ready once its database answers, as a service is.
 */
final class StandInService {

    private StandInService() {}

    public static void main(String[] arguments) throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection(
                System.getenv("QUARKUS_DATASOURCE_JDBC_URL"),
                System.getenv("QUARKUS_DATASOURCE_USERNAME"),
                System.getenv("QUARKUS_DATASOURCE_PASSWORD"))) {
            connection.isValid(1);
        }
        HttpServer server = HttpServer.create(
                new InetSocketAddress(
                        InetAddress.getLoopbackAddress(), Integer.parseInt(System.getenv("QUARKUS_MANAGEMENT_PORT"))),
                0);
        server.createContext("/q/health/ready", exchange -> {
            byte[] answer = ("movable=" + System.getenv("CHESSFED_CLOCK_MOVABLE")).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
    }

    /** Lays a clone that has the deploy folder of the real one, and this program as the given service. */
    static Path layClone(Path directory, ProjectHome real, PlatformService service) throws IOException {
        Files.createFile(directory.resolve("chessfed"));
        Files.createSymbolicLink(directory.resolve("deploy"), real.deploy(""));
        Files.createDirectories(directory.resolve(".chessfed"));
        Files.createDirectories(real.programs());
        Files.createSymbolicLink(directory.resolve(".chessfed/programs"), real.programs());
        Path resources = directory.resolve(service.module()).resolve("src/main/resources");
        Files.createDirectories(resources);
        Files.createFile(resources.resolve("application.properties"));
        Path program = new ProjectHome(directory).program(service);
        Files.createDirectories(program.resolveSibling(""));
        pack(program, real);
        return directory;
    }

    private static void pack(Path program, ProjectHome real) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, StandInService.class.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, driver(real));
        Path classes = real.deploy("local/target/test-classes");
        String entry = StandInService.class.getName().replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(program);
                JarOutputStream jar = new JarOutputStream(file, manifest)) {
            jar.putNextEntry(new JarEntry(entry));
            Files.copy(classes.resolve(entry), jar);
        }
    }

    private static String driver(ProjectHome real) {
        for (String path : real.processesClassPath().split(":")) {
            if (path.contains("/postgresql-")) {
                return Path.of(path).toUri().toString();
            }
        }
        throw new IllegalStateException("No driver of PostgreSQL on the class path of the processes");
    }
}
