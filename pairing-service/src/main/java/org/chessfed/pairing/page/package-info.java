/** Pages as they were published, kept as JSON. */
@NullMarked
package org.chessfed.pairing.page;

import org.jspecify.annotations.NullMarked;
