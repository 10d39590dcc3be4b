/** What every service's tests share: real PostgreSQL and Kafka, signed tokens, the permission matrix, architecture rules. */
@NullMarked
package org.chessfed.testkit;

import org.jspecify.annotations.NullMarked;
