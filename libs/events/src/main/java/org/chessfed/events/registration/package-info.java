/** Facts of the registration service. */
@NullMarked
package org.chessfed.events.registration;

import org.jspecify.annotations.NullMarked;
