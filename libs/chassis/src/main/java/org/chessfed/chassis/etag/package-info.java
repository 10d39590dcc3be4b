/** Versions on the wire: ETag, If-Match, If-None-Match. */
@NullMarked
package org.chessfed.chassis.etag;

import org.jspecify.annotations.NullMarked;
