package org.chessfed.demo.people;

import java.util.List;
import java.util.Locale;

/** Invents people, number by number; the same seed invents the same ones. */
public final class InventedPeople {

    /** So many people have names of their own. */
    public static final int MOST = 20 * 120;

    private static final int LOWEST_RATING = 1000;
    private static final int HIGHEST_RATING = 2190;
    private static final int YOUNGEST = 8;
    private static final List<String> SURNAMES_ZH =
            List.of("弈", "枰", "楸", "局", "兵", "馬", "象", "車", "后", "王", "騎", "城", "衡", "策", "譜", "鐘", "陣", "勢", "步", "格");
    private static final List<String> SURNAMES_EN = List.of(
            "Game", "Board", "Catalpa", "Match", "Pawn", "Knight", "Bishop", "Rook", "Queen", "King", "Rider", "Castle",
            "Balance", "Plan", "Score", "Clock", "Array", "Tempo", "Step", "Square");
    private static final List<String> STEMS_ZH = List.of("甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸");
    private static final List<String> STEMS_EN =
            List.of("Jia", "Yi", "Bing", "Ding", "Wuu", "Ji", "Geng", "Xin", "Ren", "Gui");
    private static final List<String> BRANCHES_ZH = List.of("子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥");
    private static final List<String> BRANCHES_EN =
            List.of("zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai");

    private final Draw draw;
    private final int year;
    private final List<Integer> names;

    /**
     * People of a season.
     *
     * @param draw the lots
     * @param year year of the season, from which ages count
     */
    public InventedPeople(Draw draw, int year) {
        this.draw = draw;
        this.year = year;
        this.names =
                draw.shuffled(java.util.stream.IntStream.range(0, MOST).boxed().toList(), "names");
    }

    /**
     * A person.
     *
     * @param number from 0 to {@value #MOST}, exclusive
     * @param sex M or F
     * @param counties one of these becomes his county; none: he has none
     */
    public Invented person(int number, String sex, List<String> counties) {
        int name = names.get(number);
        int surname = name / 120;
        int stem = name % 120 / 12;
        int branch = name % 12;
        boolean young = draw.percent(40, "young", number);
        int age = young ? YOUNGEST + draw.below(11, "age", number) : YOUNGEST + 11 + draw.below(40, "age", number);
        int membership = draw.below(10, "membership", number);
        boolean group = membership == 6;
        return new Invented(
                number,
                SURNAMES_ZH.get(surname) + STEMS_ZH.get(stem) + BRANCHES_ZH.get(branch),
                SURNAMES_EN.get(surname) + " " + STEMS_EN.get(stem) + BRANCHES_EN.get(branch),
                sex,
                year - age,
                1 + draw.below(12, "month", number),
                counties.isEmpty() ? "" : draw.one(counties, "county", number),
                rating(number),
                membership < 6 ? "INDIVIDUAL" : group ? "GROUP" : "NONE",
                group ? "示例棋社" : null,
                String.format(Locale.ROOT, "player%04d@players.example", number),
                String.format(Locale.ROOT, "%05d", (number * 37 + 10_007) % 100_000),
                draw.percent(80, "language", number) ? "zh-TW" : "en");
    }

    /** Most people are of middle strength. */
    private int rating(int number) {
        int spread = HIGHEST_RATING - LOWEST_RATING;
        return LOWEST_RATING + (draw.below(spread, "rating", number, 1) + draw.below(spread, "rating", number, 2)) / 2;
    }
}
