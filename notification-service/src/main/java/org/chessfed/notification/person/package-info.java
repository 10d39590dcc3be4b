/** Public names of persons, copied from facts. */
@NullMarked
package org.chessfed.notification.person;

import org.jspecify.annotations.NullMarked;
