/** Matchings in general graphs: the mathematics under the pairing systems, without any chess. */
@NullMarked
package org.chessfed.engine.matching;

import org.jspecify.annotations.NullMarked;
