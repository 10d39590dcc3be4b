/** What the API document of every service says beyond what its resources say. */
@NullMarked
package org.chessfed.chassis.openapi;

import org.jspecify.annotations.NullMarked;
