package org.chessfed.console.mine;

import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.service.Selection.Berth;

/**
 * A place in a stage with the regulation that gives it.
 *
 * @param berth the berth
 * @param regulation the regulation of its competition
 */
record MyBerth(Berth berth, Regulation regulation) {}
