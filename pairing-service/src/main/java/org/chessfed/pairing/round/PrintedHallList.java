package org.chessfed.pairing.round;

import java.util.Map;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.jspecify.annotations.Nullable;

/** A hall list as a page to print. */
final class PrintedHallList {

    private final Messages messages;
    private final Language language;

    private PrintedHallList(Messages messages, Language language) {
        this.messages = messages;
        this.language = language;
    }

    /** The page, whole, without scripts or anything from elsewhere. */
    static String of(HallList list, Messages messages, Language language) {
        return new PrintedHallList(messages, language).page(list);
    }

    private String page(HallList list) {
        String title = messages.text(language, "hall.title", Map.of("round", list.round()));
        StringBuilder page = new StringBuilder("<!DOCTYPE html>\n<html lang=\"")
                .append(language.tag())
                .append("\"><head><meta charset=\"UTF-8\"><title>")
                .append(escaped(title))
                .append("</title><style>body{font-family:sans-serif}table{border-collapse:collapse;width:100%}"
                        + "th,td{border-bottom:1px solid #999;padding:.2em .5em;text-align:left}"
                        + "thead{display:table-header-group}tr{break-inside:avoid}</style></head><body><h1>")
                .append(escaped(title))
                .append("</h1><table><thead><tr>");
        for (String column : new String[] {"board", "colour", "number", "name", "section", "opponent"}) {
            page.append("<th>").append(escaped(word("hall." + column))).append("</th>");
        }
        page.append("</tr></thead><tbody>\n");
        for (HallList.Line line : list.lines()) {
            page.append("<tr>");
            cell(page, line.board());
            cell(page, line.colour() == null ? null : word("hall.colour." + line.colour()));
            cell(page, line.number());
            cell(page, line.passportName() == null ? line.nameZh() : line.nameZh() + " " + line.passportName());
            cell(page, line.section());
            cell(page, line.bye() == null ? line.opponent() : word("hall.bye." + line.bye()));
            page.append("</tr>\n");
        }
        return page.append("</tbody></table></body></html>\n").toString();
    }

    private String word(String key) {
        return messages.text(language, key, Map.of());
    }

    private static void cell(StringBuilder page, @Nullable Object value) {
        page.append("<td>")
                .append(value == null ? "" : escaped(value.toString()))
                .append("</td>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
