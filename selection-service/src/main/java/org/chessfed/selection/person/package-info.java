/** What this service knows of persons: copies of public data and ratings. */
@NullMarked
package org.chessfed.selection.person;

import org.jspecify.annotations.NullMarked;
