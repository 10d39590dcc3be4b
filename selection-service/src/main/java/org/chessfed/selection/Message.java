package org.chessfed.selection;

import org.chessfed.regulation.decision.MessageKey;

/** What decisions of this service say; worded in {@code messages_en} and {@code messages_zh_TW}. */
public enum Message implements MessageKey {
    BERTH_ACCEPTED("berth.accepted"),
    BERTH_ALREADY_GRANTED("berth.alreadyGranted"),
    BERTH_ANSWER_LATE("berth.answerLate"),
    BERTH_DRAFTED("berth.drafted"),
    BERTH_EXTERNAL_QUALIFIER("berth.externalQualifier"),
    BERTH_GIVEN_UP("berth.givenUp"),
    BERTH_MOVED_UP("berth.movedUp"),
    BERTH_OFFERED_BY_PREVIOUS_RANK("berth.offeredByPreviousRank"),
    BERTH_REVOKED("berth.revoked"),
    BERTH_REVOKED_BY_CORRECTION("berth.revokedByCorrection"),
    BERTH_SILENT("berth.silent"),
    BERTH_WAIVED("berth.waived"),
    BERTH_WAIVED_BY_ENTRY("berth.waivedByEntry"),
    DELEGATION_BIRTH_YEAR_UNKNOWN("delegation.birthYearUnknown"),
    DELEGATION_BY_FINAL_RANK("delegation.byFinalRank"),
    DELEGATION_BY_SEMI_RANK("delegation.bySemiRank"),
    DELEGATION_COMPANION_MISSING("delegation.companionMissing"),
    DELEGATION_FINAL_RANK_ONLY("delegation.finalRankOnly"),
    DELEGATION_PROPOSED("delegation.proposed"),
    DELEGATION_SEMI_RANK_ONLY("delegation.semiRankOnly"),
    DRAFT_CONDITION_MET("draft.conditionMet"),
    DRAFT_CONDITION_UNKNOWN("draft.conditionUnknown"),
    DRAFT_CONDITION_UNMET("draft.conditionUnmet"),
    DRAFT_FULL("draft.full"),
    DRAFT_TOO_LATE("draft.tooLate"),
    FIELD_BYE("field.bye"),
    FIELD_COMPLETE("field.complete"),
    FIELD_FILLED("field.filled"),
    FIELD_WAITS("field.waits"),
    MISSED_BAN("missed.ban"),
    MISSED_VOID("missed.void"),
    QUOTA_BELOW_LINE("quota.belowLine"),
    QUOTA_BY_GUARANTEE("quota.byGuarantee"),
    QUOTA_BY_RANK("quota.byRank"),
    QUOTA_BY_RANK_AND_GUARANTEE("quota.byRankAndGuarantee"),
    QUOTA_DISPLACED("quota.displaced"),
    QUOTA_NOT_RANKED("quota.notRanked"),
    QUOTA_PLAYOFF("quota.playoff"),
    SANCTION_BREACH("sanction.breach"),
    SANCTION_OFFENCE("sanction.offence"),
    SEASON_CARRIED_OVER("season.carriedOver"),
    SEASON_TIE_OPEN("season.tieOpen"),
    VACANCY_ORDER_EXHAUSTED("vacancy.orderExhausted"),
    VACANCY_TOO_LATE("vacancy.tooLate");

    private final String key;

    Message(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
