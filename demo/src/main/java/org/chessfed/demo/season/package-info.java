/** What people do in a season: one class for each role. */
@NullMarked
package org.chessfed.demo.season;

import org.jspecify.annotations.NullMarked;
