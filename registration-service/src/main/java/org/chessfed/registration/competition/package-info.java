/** Competitions: regulation documents from draft to publication. */
@NullMarked
package org.chessfed.registration.competition;

import org.jspecify.annotations.NullMarked;
