/** What decisions look like to a reader. */
@NullMarked
package org.chessfed.selection.view;

import org.jspecify.annotations.NullMarked;
