/** How games change a rating: pure rules, in integers. */
@NullMarked
package org.chessfed.rating.elo;

import org.jspecify.annotations.NullMarked;
