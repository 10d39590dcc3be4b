package org.chessfed.chassis.inbox;

import java.time.Instant;

/**
 * The envelope of a fact.
 *
 * @param eventId its id: the cause of everything done because of it
 * @param type CloudEvents type
 * @param time business time at which it became true
 * @param cause what caused it in the service that published it
 */
public record Delivery(String eventId, String type, Instant time, String cause) {}
