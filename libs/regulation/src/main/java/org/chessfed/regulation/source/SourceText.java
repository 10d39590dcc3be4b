package org.chessfed.regulation.source;

/** A Java file without what is no code. */
final class SourceText {

    private SourceText() {}

    /**
     * The code with every comment blanked out, so that lines keep their numbers. Comments may cite clauses; code may not.
     */
    static String withoutComments(String java) {
        return blanked(java, false);
    }

    /** The code with every comment and every string blanked out: digits in a string are no figure. */
    static String withoutCommentsAndStrings(String java) {
        return blanked(java, true);
    }

    private static String blanked(String java, boolean strings) {
        StringBuilder code = new StringBuilder(java.length());
        int at = 0;
        while (at < java.length()) {
            int end = endOfToken(java, at);
            boolean comment = java.startsWith("//", at) || java.startsWith("/*", at);
            boolean string = strings && (java.charAt(at) == '"' || java.charAt(at) == '\'');
            for (int i = at; i < end; i++) {
                char c = java.charAt(i);
                code.append((comment || string) && c != '\n' ? ' ' : c);
            }
            at = end;
        }
        return code.toString();
    }

    private static int endOfToken(String java, int at) {
        if (java.startsWith("//", at)) {
            return until(java, "\n", at);
        }
        if (java.startsWith("/*", at)) {
            return after(java, "*/", at + 2);
        }
        if (java.startsWith("\"\"\"", at)) {
            return after(java, "\"\"\"", at + 3);
        }
        char c = java.charAt(at);
        return c == '"' || c == '\'' ? afterQuote(java, c, at + 1) : at + 1;
    }

    private static int until(String java, String mark, int from) {
        int found = java.indexOf(mark, from);
        return found < 0 ? java.length() : found;
    }

    private static int after(String java, String mark, int from) {
        int found = java.indexOf(mark, from);
        return found < 0 ? java.length() : found + mark.length();
    }

    private static int afterQuote(String java, char quote, int from) {
        for (int i = from; i < java.length(); i++) {
            char c = java.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == quote || c == '\n') {
                return i + 1;
            }
        }
        return java.length();
    }
}
