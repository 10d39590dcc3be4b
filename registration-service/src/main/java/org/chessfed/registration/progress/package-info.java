/** How far the entry lists of a competition are. */
@NullMarked
package org.chessfed.registration.progress;

import org.jspecify.annotations.NullMarked;
