/** Forms as the regulation defines them: what was sent is checked field by field before anything is done with it. */
@NullMarked
package org.chessfed.registration.form;

import org.jspecify.annotations.NullMarked;
