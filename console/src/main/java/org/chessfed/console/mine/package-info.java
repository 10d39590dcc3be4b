/** The page of a private link: my entry, what I owe, my board, my place. */
@NullMarked
package org.chessfed.console.mine;

import org.jspecify.annotations.NullMarked;
