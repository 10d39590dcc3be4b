package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The number of every {@link Port} in one run. */
record Ports(Map<Port, Integer> numbers) {

    /** The highest base port with which the highest port is still one. */
    static final int HIGHEST_BASE = 65535 - Port.KAFKA_CONTROLLER.standard() + Port.CONSOLE.standard();

    Ports {
        numbers = Map.copyOf(numbers);
    }

    /**
     * All ports moved by the same distance.
     *
     * @param base the console's port, {@code 8080} to {@value #HIGHEST_BASE}
     */
    static Ports from(int base) {
        if (base < Port.CONSOLE.standard() || base > HIGHEST_BASE) {
            throw new IllegalArgumentException("The base port must lie between %d and %d; it is %d."
                    .formatted(Port.CONSOLE.standard(), HIGHEST_BASE, base));
        }
        Map<Port, Integer> numbers = new EnumMap<>(Port.class);
        for (Port port : Port.values()) {
            numbers.put(port, port.standard() + base - Port.CONSOLE.standard());
        }
        return new Ports(numbers);
    }

    /** Ports that nobody uses at this moment, all different. */
    static Ports free() {
        List<ServerSocket> held = new ArrayList<>();
        try {
            Map<Port, Integer> numbers = new EnumMap<>(Port.class);
            for (Port port : Port.values()) {
                ServerSocket socket = new ServerSocket(0);
                held.add(socket);
                numbers.put(port, socket.getLocalPort());
            }
            return new Ports(numbers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            for (ServerSocket socket : held) {
                close(socket);
            }
        }
    }

    private static void close(ServerSocket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int of(Port port) {
        Integer number = numbers.get(port);
        if (number == null) {
            throw new IllegalStateException("No number for " + port);
        }
        return number;
    }

    /** Whether a process listens on this port of the loopback address, or of all addresses. */
    boolean taken(Port port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), of(port)));
            return false;
        } catch (IOException e) {
            return true;
        }
    }
}
