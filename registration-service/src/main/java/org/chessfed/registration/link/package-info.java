/** Private links: a mailed secret stands for one person and one purpose. */
@NullMarked
package org.chessfed.registration.link;

import org.jspecify.annotations.NullMarked;
