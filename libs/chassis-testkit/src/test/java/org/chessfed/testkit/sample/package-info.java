/** A small service on the chassis: letters. It proves the chassis and shows how a service is written on it. */
@NullMarked
package org.chessfed.testkit.sample;

import org.jspecify.annotations.NullMarked;
