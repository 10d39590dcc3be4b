package org.chessfed.engine.cli;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The arguments of a plain command: files, options with a value, and flags. */
final class Arguments {

    private final String usage;
    private final List<String> files = new ArrayList<>();
    private final Map<String, String> values = new LinkedHashMap<>();

    /**
     * Reads arguments.
     *
     * @param usage shown where they are wrong
     * @param options names of the options that take a value, as {@code --name value} or {@code --name=value}
     * @param flags names of those that take none
     */
    Arguments(List<String> arguments, String usage, Set<String> options, Set<String> flags) {
        this.usage = usage;
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.length() < 2 || argument.charAt(0) != '-') {
                files.add(argument);
                continue;
            }
            int sign = argument.indexOf('=');
            String name = sign < 0 ? argument : argument.substring(0, sign);
            if (flags.contains(name) && sign < 0) {
                values.put(name, "");
            } else if (!options.contains(name)) {
                throw wrong("unknown option " + name);
            } else if (sign >= 0) {
                values.put(name, argument.substring(sign + 1));
            } else if (i + 1 < arguments.size()) {
                i++;
                values.put(name, arguments.get(i));
            } else {
                throw wrong(name + " needs a value");
            }
        }
    }

    Refusal wrong(String problem) {
        return new Refusal(ExitCode.BAD_REQUEST, problem + "\nusage: " + usage);
    }

    /** The files, at least one. */
    List<String> files() {
        if (files.isEmpty()) {
            throw wrong("a file is missing");
        }
        return files;
    }

    /** The only file. */
    String file() {
        if (files().size() > 1) {
            throw wrong("one file is expected, found " + files.size());
        }
        return files.getFirst();
    }

    void noFiles() {
        if (!files.isEmpty()) {
            throw wrong("no file is expected, found " + files.getFirst());
        }
    }

    boolean has(String flag) {
        return values.containsKey(flag);
    }

    Optional<String> value(String option) {
        return Optional.ofNullable(values.get(option));
    }

    String required(String option) {
        return value(option).orElseThrow(() -> wrong(option + " is missing"));
    }

    /** The encoding that {@code --encoding} names. */
    Optional<Charset> encoding() {
        return value("--encoding").map(name -> {
            try {
                return Charset.forName(name);
            } catch (IllegalArgumentException e) {
                throw wrong("--encoding: no encoding is called " + name
                        + "; known are UTF-8, UTF-16, windows-1252, ISO-8859-2, Big5 and others");
            }
        });
    }

    /** A whole number of up to nine digits. */
    int number(String option, int otherwise) {
        return value(option).map(text -> parsed(option, text)).orElse(otherwise);
    }

    /** A frequency in parts per million; {@code 20%} is 200,000. */
    int partsPerMillion(String option, int otherwise) {
        String text = value(option).orElse("");
        if (!text.endsWith("%")) {
            return number(option, otherwise);
        }
        String percent = text.substring(0, text.length() - 1);
        if (!percent.matches("100|[0-9]{1,2}")) {
            throw wrong(option + " needs whole percent from 0% to 100%, found " + text);
        }
        return Integer.parseInt(percent) * 10_000;
    }

    int requiredNumber(String option) {
        return parsed(option, required(option));
    }

    private int parsed(String option, String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw wrong(option + " needs a whole number, found " + text);
        }
        return Integer.parseInt(text);
    }
}
