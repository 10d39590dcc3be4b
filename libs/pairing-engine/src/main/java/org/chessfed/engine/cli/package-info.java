/** The command line of the pairing engine. */
@NullMarked
package org.chessfed.engine.cli;

import org.jspecify.annotations.NullMarked;
