/** The one place per service that decides who may do what. */
@NullMarked
package org.chessfed.chassis.permission;

import org.jspecify.annotations.NullMarked;
