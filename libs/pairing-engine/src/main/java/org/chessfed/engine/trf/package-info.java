/**
 * Tournament report files: FIDE TRF16 and TRF26, and the extensions of pairing programs (XXR, XXC, XXA, XXP, XXS, XXZ
 * and the BB records of points).
 *
 * <p>Columns are counted from 1 and in characters (code points). Reading is tolerant: what can be understood is
 * understood, with a warning that names line and column. Writing is strict.
 */
@NullMarked
package org.chessfed.engine.trf;

import org.jspecify.annotations.NullMarked;
