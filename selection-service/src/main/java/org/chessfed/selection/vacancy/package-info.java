/** The chains that offer a vacated direct place down the previous season's final order. */
@NullMarked
package org.chessfed.selection.vacancy;

import org.jspecify.annotations.NullMarked;
