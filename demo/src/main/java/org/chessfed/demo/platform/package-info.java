/** The running platform as a person with a browser, a program with a token, or an operator reaches it. */
@NullMarked
package org.chessfed.demo.platform;

import org.jspecify.annotations.NullMarked;
