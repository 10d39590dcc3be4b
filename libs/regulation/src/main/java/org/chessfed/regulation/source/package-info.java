/** Keeps competitions out of the code: what belongs to a regulation must not stand in a service. */
@NullMarked
package org.chessfed.regulation.source;

import org.jspecify.annotations.NullMarked;
