/** Encryption of personal data with one key per person. */
@NullMarked
package org.chessfed.chassis.personaldata;

import org.jspecify.annotations.NullMarked;
