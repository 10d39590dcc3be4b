/** How the service reaches the broker: producers, consumers, topics. */
@NullMarked
package org.chessfed.chassis.kafka;

import org.jspecify.annotations.NullMarked;
