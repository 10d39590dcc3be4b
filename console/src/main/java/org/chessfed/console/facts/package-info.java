/** The facts that services have given up, and those that wait. */
@NullMarked
package org.chessfed.console.facts;

import org.jspecify.annotations.NullMarked;
