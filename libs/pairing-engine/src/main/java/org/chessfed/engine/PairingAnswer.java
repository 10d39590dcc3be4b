package org.chessfed.engine;

/** The answer to "pair the next round": a pairing, or the reason why there is none. */
public sealed interface PairingAnswer permits Pairing, NoPairing {}
