/** What qualified players go on to: delegations, duties, sanctions. */
@NullMarked
package org.chessfed.regulation.delegation;

import org.jspecify.annotations.NullMarked;
