/** Organisations that the federation knows: clubs, schools, hosts. */
@NullMarked
package org.chessfed.registration.organisation;

import org.jspecify.annotations.NullMarked;
