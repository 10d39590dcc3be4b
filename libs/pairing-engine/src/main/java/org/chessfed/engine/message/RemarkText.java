package org.chessfed.engine.message;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.engine.Remark;

/**
 * Words remarks in English or in Chinese as written in Taiwan; any other language gets English.
 *
 * <p>A message names the numbers of its remark by place: <code>{0}</code> is the first one, <code>{1:score}</code> the
 * second one, which is in tenths, as points, and <code>{*}</code> all of them, <code>{*-*}</code> all of them as pairs.
 * <code>{1#player}</code> counts: {@code 1
 * player}, {@code 2 players}; <code>{1#point}</code> counts points, which are in tenths.
 */
public final class RemarkText {

    private static final String BUNDLE = "org.chessfed.engine.message.remarks";
    private static final Pattern PLACE = Pattern.compile("\\{(\\*-\\*|\\*|[0-9])(:score)?(?:#([a-z ]+))?}");

    /** The noun whose number is in tenths. */
    private static final String POINT = "point";

    private RemarkText() {}

    /** The sentence, without the article. */
    public static String of(Remark remark, Locale language) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        String pattern = ResourceBundle.getBundle(BUNDLE, language, noFallback).getString(remark.key());
        return PLACE.matcher(pattern).replaceAll(place -> value(place, remark.numbers()));
    }

    private static String value(MatchResult place, List<Integer> numbers) {
        if (place.group(1).equals("*")) {
            return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
        }
        if (place.group(1).equals("*-*")) {
            return IntStream.range(0, numbers.size() / 2)
                    .mapToObj(pair -> numbers.get(2 * pair) + "-" + numbers.get(2 * pair + 1))
                    .collect(Collectors.joining(", "));
        }
        int number = numbers.get(Integer.parseInt(place.group(1)));
        String counted = place.group(3);
        if (counted != null) {
            boolean points = counted.equals(POINT);
            return (points ? points(number) : String.valueOf(number)) + " " + counted
                    + (number == (points ? 10 : 1) ? "" : "s");
        }
        return place.group(2) == null ? String.valueOf(number) : points(number);
    }

    private static String points(int tenths) {
        String sign = tenths < 0 ? "-" : "";
        int size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }
}
