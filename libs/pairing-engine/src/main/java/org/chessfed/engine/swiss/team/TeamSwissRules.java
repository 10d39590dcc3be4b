package org.chessfed.engine.swiss.team;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the regulation of a team competition chooses within C.04.6.
 *
 * @param primary score that makes the scoregroups (1.2.1)
 * @param secondaryForColours whether the other score helps to find the first-team of a pair (4.2.2)
 * @param preferences colour preferences (1.7)
 */
public record TeamSwissRules(TeamScore primary, boolean secondaryForColours, ColourPreferences preferences) {

    /** Match points as score, game points for colours, preferences of type A (1.2.2, 1.7). */
    public static final TeamSwissRules STANDARD =
            new TeamSwissRules(TeamScore.MATCH_POINTS, true, ColourPreferences.TYPE_A);

    private static final Pattern CODE =
            Pattern.compile("FIDE_TEAM(?:_(TYPEA|TYPEB))?(?:_(MP|GP)(?:_(MP|GP))?)?(?:_BAKU)?");

    /**
     * The rules that a coded tournament type of a tournament file stands for (TRF26, record 192), such as
     * {@code FIDE_TEAM_TYPEB_MP_GP}. The bare {@code FIDE_TEAM} is {@link #STANDARD}; a code that names a score but no
     * type uses no colour preferences.
     *
     * @throws IllegalArgumentException for any other code
     */
    public static TeamSwissRules ofCode(String code) {
        Matcher matcher = CODE.matcher(code);
        if (!matcher.matches() || (matcher.group(2) != null && matcher.group(2).equals(matcher.group(3)))) {
            throw new IllegalArgumentException("tournament type " + code + " is no Swiss team type of record 192");
        }
        boolean scoreNamed = matcher.group(2) != null;
        ColourPreferences preferences = "TYPEB".equals(matcher.group(1))
                ? ColourPreferences.TYPE_B
                : matcher.group(1) == null && scoreNamed ? ColourPreferences.NONE : ColourPreferences.TYPE_A;
        return new TeamSwissRules(
                "GP".equals(matcher.group(2)) ? TeamScore.GAME_POINTS : TeamScore.MATCH_POINTS,
                !scoreNamed || matcher.group(3) != null,
                preferences);
    }
}
