/** What every page shares: language, texts, layout, who is looking, errors. */
@NullMarked
package org.chessfed.console.page;

import org.jspecify.annotations.NullMarked;
