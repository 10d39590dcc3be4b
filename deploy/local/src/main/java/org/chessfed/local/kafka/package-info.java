/** The process of the Kafka broker. */
@NullMarked
package org.chessfed.local.kafka;

import org.jspecify.annotations.NullMarked;
