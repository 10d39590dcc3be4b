/** Round robin by Berger tables (C.05 Annex 1), single and double, and what a withdrawal from one means (C.05, 6.6). */
@NullMarked
package org.chessfed.engine.roundrobin;

import org.jspecify.annotations.NullMarked;
