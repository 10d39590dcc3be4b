/** The season's pages: the pipeline, who came from where, and what staff decide. */
@NullMarked
package org.chessfed.console.season;

import org.jspecify.annotations.NullMarked;
