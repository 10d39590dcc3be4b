/** Facts reach a service: each once, in order per aggregate, or parked, or dead-lettered with a reason. */
@NullMarked
package org.chessfed.chassis.inbox;

import org.jspecify.annotations.NullMarked;
