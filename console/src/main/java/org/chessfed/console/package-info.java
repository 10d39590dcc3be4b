/** The web console, the public pages and the front door of the APIs. */
@NullMarked
package org.chessfed.console;

import org.jspecify.annotations.NullMarked;
