/** The facts that services tell each other: one record per event type. A fact is whole: it carries the state of its aggregate that others need. It never carries a day of birth, a contact, an identity number, an account or free text. */
@NullMarked
package org.chessfed.events;

import org.jspecify.annotations.NullMarked;
