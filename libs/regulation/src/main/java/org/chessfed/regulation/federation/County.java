package org.chessfed.regulation.federation;

import org.chessfed.regulation.Text;

/**
 * A county or special municipality.
 *
 * @param title its name; the Chinese one with 臺 where the official spelling has it
 */
public record County(Text title) {}
