package org.chessfed.engine.swiss.dutch;

import java.util.List;

/**
 * A bracket and its pairing.
 *
 * @param bracket what was to be paired
 * @param pairs indices of the field, higher-ranked first
 * @param downfloaters indices of the field, ascending
 * @param byeTaker index of the downfloater who will get the bye, or -1 while that is open
 */
record PairedBracket(Bracket bracket, List<int[]> pairs, int[] downfloaters, int byeTaker) {}
