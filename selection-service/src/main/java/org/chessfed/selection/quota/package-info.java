/** Who advances from an event or a stage: places, regional guarantees, refills and the ties that need a playoff. */
@NullMarked
package org.chessfed.selection.quota;

import org.jspecify.annotations.NullMarked;
