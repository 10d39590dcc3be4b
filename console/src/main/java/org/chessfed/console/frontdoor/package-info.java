/** The APIs of all services under one origin. */
@NullMarked
package org.chessfed.console.frontdoor;

import org.jspecify.annotations.NullMarked;
