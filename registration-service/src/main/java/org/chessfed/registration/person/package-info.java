/** Persons: their names, dates of birth, contacts and guardians. */
@NullMarked
package org.chessfed.registration.person;

import org.jspecify.annotations.NullMarked;
