/** A competition as everybody sees it: its stages and events, its regulation, who qualified. */
@NullMarked
package org.chessfed.console.competition;

import org.jspecify.annotations.NullMarked;
