/** The first page. */
@NullMarked
package org.chessfed.console.home;

import org.jspecify.annotations.NullMarked;
