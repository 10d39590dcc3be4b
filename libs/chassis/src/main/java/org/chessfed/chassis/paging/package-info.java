/** Lists page by signed cursor. */
@NullMarked
package org.chessfed.chassis.paging;

import org.jspecify.annotations.NullMarked;
