package org.chessfed.engine.trf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads tournament files: TRF16, TRF26 and the extensions of pairing programs; lines that end in CR, LF or CRLF; with
 * or without a byte order mark.
 */
public final class TrfReader {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private TrfReader() {}

    /**
     * Reads a file in UTF-8.
     *
     * @throws IOException if the file cannot be opened
     * @throws TrfException if it is no tournament file: where, and why
     */
    public static TrfFile read(Path file) throws IOException {
        return read(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /**
     * Reads a file in a given encoding.
     *
     * @throws TrfException if a byte sequence does not belong to the encoding, or the text is no tournament file
     */
    public static TrfFile read(byte[] bytes, Charset encoding) {
        CharsetDecoder decoder = encoding.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer text = CharBuffer.allocate(capacity(bytes.length, decoder.maxCharsPerByte()));
        ByteBuffer input = ByteBuffer.wrap(bytes);
        CoderResult result = decoder.decode(input, text, true);
        if (!result.isError()) {
            result = decoder.flush(text);
        }
        String decoded = text.flip().toString();
        if (result.isError()) {
            List<String> before = lines(decoded);
            String last = before.isEmpty() ? "" : before.getLast();
            throw new TrfException(
                    Math.max(1, before.size()),
                    last.codePointCount(0, last.length()) + 1,
                    "the file is not legal " + encoding.name() + "; choose the encoding in which it was written");
        }
        return read(decoded);
    }

    /** Characters that some bytes can become; what no array can hold stays at the most that an int can tell. */
    static int capacity(int bytes, float charactersPerByte) {
        return (int) Math.min(Integer.MAX_VALUE, (long) Math.ceil((double) bytes * charactersPerByte) + 16);
    }

    /**
     * Reads the text of a file.
     *
     * @throws TrfException if it is no tournament file: where, and why
     */
    public static TrfFile read(String text) {
        List<String> lines = lines(!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text);
        TrfAssembly assembly = new TrfAssembly();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int nul = line.indexOf('\0');
            if (nul >= 0) {
                throw new TrfException(
                        i + 1,
                        line.codePointCount(0, nul) + 1,
                        "a NUL character: this is no text, or text in another encoding, such as UTF-16 or UTF-32");
            }
            if (!line.isBlank()) {
                assembly.accept(new TrfLine(i + 1, line));
            }
        }
        return assembly.finish();
    }

    /** The lines of a text; the last one is the text after the last line end, even if that is empty. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\r' || c == '\n') {
                lines.add(text.substring(start, i));
                if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
                    i++;
                }
                start = i + 1;
            }
        }
        lines.add(text.substring(start));
        return lines;
    }
}
