/**
 * The whole platform on one machine: PostgreSQL, Kafka, a mail catcher and Keycloak as child processes, then the
 * services and the console. {@link org.chessfed.local.LocalPlatform} starts it from Java, the command {@code chessfed}
 * from a terminal.
 */
@NullMarked
package org.chessfed.local;

import org.jspecify.annotations.NullMarked;
