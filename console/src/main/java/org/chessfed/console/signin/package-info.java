/** Sign-in and sign-out. */
@NullMarked
package org.chessfed.console.signin;

import org.jspecify.annotations.NullMarked;
