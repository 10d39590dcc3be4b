/** The first page of those who work here: what their offices and assignments open. */
@NullMarked
package org.chessfed.console.staff;

import org.jspecify.annotations.NullMarked;
