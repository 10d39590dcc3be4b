package org.chessfed.engine.tiebreak;

/** A ranking criterion, by its FIDE code (C.07) or, where FIDE has none, by the federation's. */
public enum TieBreak {
    /** Points of the standing. */
    PTS("4.1", true),
    /** Match points of a team. */
    MP("11", true),
    /** Game points of a team. */
    GP("11", true),
    /** The team score that is not the primary one. */
    MPVGP("13.1", true),
    /** Direct encounter. Value: place inside the tied group, 1 first; 0 where the criterion separates nobody. */
    DE("6", false),
    /** Extended direct encounter of teams: by the primary score, then by the secondary one. Value as of {@link #DE}. */
    EDE("13.3", false),
    /** {@link #EDE}; two teams that stay tied are parted by board count, then top board result, of their match. */
    EDEBT("13.3", false),
    /** {@link #EDE}; two teams that stay tied are parted by board count, then bottom board elimination. */
    EDEBB("13.3", false),
    /** {@link #EDE}; two teams that stay tied are parted by the top board result of their match. */
    EDET("13.3", false),
    /** {@link #EDE}; two teams that stay tied are parted by bottom board elimination. */
    EDEB("13.3", false),
    /** Rounds that brought the points of a win, played or not. */
    WIN("7.1", true),
    /** Games won over the board. */
    WON("7.2", true),
    /** Games played over the board with Black. */
    BPG("7.3", true),
    /** Games won over the board with Black. */
    BWG("7.4", true),
    /** Progressive score. */
    PS("7.5", true),
    /** Rounds that the player elected to play. */
    REP("7.6", true),
    /** Standard points: rounds that brought more than the scheduled opponent got. */
    STD("7.7", true),
    /** Pairing number, the lowest first. */
    TPN("7.8", false),
    /** Buchholz. */
    BH("8.1", true),
    /** Average Buchholz of the opponents. */
    AOB("8.2", true),
    /** Fore Buchholz. */
    FB("8.3", true),
    /** Sonneborn-Berger. */
    SB("9.1", true),
    /** Koya. */
    KS("9.2", true),
    /** Average rating of the opponents. */
    ARO("10.1", true),
    /** Tournament performance rating. */
    TPR("10.2", true),
    /** Perfect tournament performance. */
    PTP("10.3", true),
    /** Average performance rating of the opponents. */
    APRO("10.4", true),
    /** Average perfect performance of the opponents. */
    APPO("10.5", true),
    /** Own rating. */
    RTNG("10.6", true),
    /** Board count of the match between two tied teams: a win counts the more, the higher its board. Value as of {@link #DE}. */
    BC("12", false),
    /** Top board result of the match between two tied teams: the first board that was not drawn. Value as of {@link #DE}. */
    TBR("12", false),
    /** Bottom board elimination of the match between two tied teams. Value as of {@link #DE}. */
    BBE("12", false),
    /** Extended Sonneborn-Berger: opponents' match points times own match points. */
    EMMSB("13.2", true),
    /** Extended Sonneborn-Berger: opponents' match points times own game points. */
    EMGSB("13.2", true),
    /** Extended Sonneborn-Berger: opponents' game points times own match points. */
    EGMSB("13.2", true),
    /** Extended Sonneborn-Berger: opponents' game points times own game points. */
    EGGSB("13.2", true),
    /** Score strength combination of a team. */
    SSSC("13.4", true),
    /** Points of a team's first board over all rounds. */
    BOARD1("", true),
    /** Place in another stage, given from outside; may be joint. */
    SEMI_RANK("", false),
    /** Order of a playoff, given from outside. Without one the players stay tied and wait for it. */
    PLAYOFF("", false),
    /** Drawn order, given from outside. Without one the players stay tied and wait for it. */
    LOTS("", false);

    private final String article;
    private final boolean higherIsBetter;

    TieBreak(String article, boolean higherIsBetter) {
        this.article = article;
        this.higherIsBetter = higherIsBetter;
    }

    /** Article of C.07 that defines it; empty for a criterion that FIDE does not know. */
    public String article() {
        return article;
    }

    /** Whether the greater value is the better one. */
    public boolean higherIsBetter() {
        return higherIsBetter;
    }

    /** Whether the order comes from people, so that tied players wait until it is given. */
    public boolean awaitsPeople() {
        return this == PLAYOFF || this == LOTS;
    }

    /** Whether it looks at the tied group instead of giving every player a value of his own. */
    boolean dependsOnGroup() {
        return switch (this) {
            case DE, EDE, EDEBT, EDEBB, EDET, EDEB, BC, TBR, BBE -> true;
            default -> awaitsPeople();
        };
    }
}
