package org.chessfed.engine.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One call of the command line in this process.
 *
 * @param code exit code
 * @param out standard output
 * @param err standard error
 */
record Call(int code, String out, String err) {

    static Call of(String... arguments) {
        return with(new byte[0], arguments);
    }

    static Call with(byte[] input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code;
        try (PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
                PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            code = EngineCommand.run(
                    List.of(arguments), new Console(new ByteArrayInputStream(input), outStream, errStream));
        }
        return new Call(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
