/** The process that catches every mail of the platform and shows it instead of sending it on. */
@NullMarked
package org.chessfed.local.mail;

import org.jspecify.annotations.NullMarked;
