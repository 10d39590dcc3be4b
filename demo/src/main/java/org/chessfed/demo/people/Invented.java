package org.chessfed.demo.people;

import org.jspecify.annotations.Nullable;

/**
 * A person who does not exist.
 *
 * @param number from 0
 * @param nameZh Chinese name, given once only
 * @param nameEn name in Latin letters, given once only
 * @param sex M or F
 * @param birthYear year of birth
 * @param birthMonth month of birth, 1 to 12
 * @param county county of the household, as the regulation writes it; empty where it knows none
 * @param rating playing strength, and the national rating that he states
 * @param membership {@code INDIVIDUAL}, {@code GROUP} or {@code NONE}
 * @param groupName the group of a group member; null for others
 * @param email address, on a domain that is nobody's
 * @param lastFive last five digits of the account that he pays from
 * @param language language of his mails
 */
public record Invented(
        int number,
        String nameZh,
        String nameEn,
        String sex,
        int birthYear,
        int birthMonth,
        String county,
        int rating,
        String membership,
        @Nullable String groupName,
        String email,
        String lastFive,
        String language) {}
