/** The services as the pages see them: one client each, and records of what is shown. */
@NullMarked
package org.chessfed.console.service;

import org.jspecify.annotations.NullMarked;
