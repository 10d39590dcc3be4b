package org.chessfed.events.registration;

/**
 * A user's role on an object.
 *
 * @param assignmentId its id
 * @param userName the user's name in the identity provider
 * @param role role, such as {@code regional-committee}
 * @param scope kind of object: {@code ALL}, {@code REGION}, {@code EVENT}, {@code PAYEE}, {@code TOURNAMENT} or {@code PERSON}
 * @param scopeId the object: region id; {@code <competition>/<event>}; payee code; tournament id; person id; {@code *}
 *     for {@code ALL}
 */
public record AssignmentState(String assignmentId, String userName, String role, String scope, String scopeId) {}
