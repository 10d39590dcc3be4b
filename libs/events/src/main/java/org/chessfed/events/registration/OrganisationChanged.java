package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/**
 * A club, school, host or federation body is known or has changed.
 *
 * @param organisationId its id
 * @param version rising by every change
 * @param code short code that regulations use
 * @param titleZh name in Chinese
 * @param titleEn name in English
 */
public record OrganisationChanged(String organisationId, long version, String code, String titleZh, String titleEn)
        implements Fact {
    @Override
    public String aggregateId() {
        return organisationId;
    }

    @Override
    public String key() {
        return organisationId;
    }
}
