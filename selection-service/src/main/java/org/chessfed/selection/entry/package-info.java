/** What this service knows of entries, rosters and rounds: copies of other services' facts. */
@NullMarked
package org.chessfed.selection.entry;

import org.jspecify.annotations.NullMarked;
