package org.chessfed.engine.swiss.dutch;

import java.util.Arrays;

/**
 * The vertices of the graph of a bracket, in the order of article 1.2 within: moved-down players, residents, following
 * scoregroup, rest, bye.
 */
final class BracketVertices {

    /** Who is in the graph. */
    enum Scope {
        /** The bracket alone. */
        BRACKET,
        /** The following scoregroup, too, so that C8 is decided. */
        NEXT,
        /** Everybody not yet paired, so that completion (C4) is decided. */
        ALL
    }

    /** What a vertex stands for. */
    enum Zone {
        MOVED_DOWN,
        RESIDENT,
        NEXT,
        REST,
        BYE
    }

    private final Scope scope;
    private final int[] players;
    private final Zone[] zones;
    private final int movedDown;
    private final int residents;
    private final int[] levels;

    BracketVertices(Field field, Bracket bracket, Scope scope) {
        this.scope = scope;
        movedDown = bracket.movedDown().length;
        residents = bracket.residents().length;
        boolean whole = scope == Scope.ALL;
        boolean withNext = scope != Scope.BRACKET && bracket.next().length > 0;
        boolean byeFromNext = withNext && field.score(bracket.next()[0]) <= bracket.byeScore();
        boolean bye = bracket.byePending() && (whole || bracket.holdsBye() || byeFromNext);
        int size = movedDown
                + residents
                + (withNext ? bracket.next().length : 0)
                + (whole ? bracket.rest().length : 0)
                + (bye ? 1 : 0);
        players = new int[size];
        zones = new Zone[size];
        int at = put(0, bracket.movedDown(), Zone.MOVED_DOWN);
        at = put(at, bracket.residents(), Zone.RESIDENT);
        if (withNext) {
            at = put(at, bracket.next(), Zone.NEXT);
        }
        if (whole) {
            at = put(at, bracket.rest(), Zone.REST);
        }
        if (bye) {
            players[at] = -1;
            zones[at] = Zone.BYE;
        }
        levels = levels(field);
    }

    private int put(int at, int[] from, Zone zone) {
        System.arraycopy(from, 0, players, at, from.length);
        Arrays.fill(zones, at, at + from.length, zone);
        return at + from.length;
    }

    private int[] levels(Field field) {
        int[] result = new int[movedDown + residents];
        int level = 0;
        for (int v = 1; v < result.length; v++) {
            if (field.score(players[v]) != field.score(players[v - 1])) {
                level++;
            }
            result[v] = level;
        }
        return result;
    }

    /** Whether everybody is in the graph. */
    boolean everybody() {
        return scope == Scope.ALL;
    }

    int size() {
        return players.length;
    }

    /** The player of a vertex; -1 for the bye. */
    int player(int v) {
        return players[v];
    }

    Zone zone(int v) {
        return zones[v];
    }

    boolean isBye(int v) {
        return zones[v] == Zone.BYE;
    }

    /** Whether the bye is in the graph; it is the last vertex then. */
    boolean hasBye() {
        return isBye(zones.length - 1);
    }

    /** Whether a vertex is a player of the bracket; those come first. */
    boolean isInside(int v) {
        return v < movedDown + residents;
    }

    /** Number of players in the bracket. */
    int inside() {
        return movedDown + residents;
    }

    /** Number of moved-down players, and so the vertex of the first resident. */
    int movedDown() {
        return movedDown;
    }

    int residents() {
        return residents;
    }

    /** Index of a bracket player's score among the scores of the bracket, highest first. */
    int level(int v) {
        return levels[v];
    }
}
