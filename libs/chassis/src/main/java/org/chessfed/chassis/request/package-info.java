/** What is known about the request or the fact that is being worked on. */
@NullMarked
package org.chessfed.chassis.request;

import org.jspecify.annotations.NullMarked;
