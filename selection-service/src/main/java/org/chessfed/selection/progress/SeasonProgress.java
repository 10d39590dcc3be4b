package org.chessfed.selection.progress;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import org.chessfed.selection.field.Fields;
import org.chessfed.selection.quota.Proposals;
import org.chessfed.selection.season.NextPlaces;
import org.chessfed.selection.season.SeasonMoved;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.vacancy.Offers;

/**
 * What follows from a change anywhere in a season: the chains make their next offers, proposals are computed anew, fields
 * close or open again. In the transaction of the change, which tells of it once, at its end.
 */
@ApplicationScoped
public class SeasonProgress {

    /** Each pass of the chains moves somebody along, so a season is soon at rest. */
    private static final int MOST_PASSES = 1_000;

    private final Seasons seasons;
    private final Offers offers;
    private final Proposals proposals;
    private final Fields fields;
    private final NextPlaces nextPlaces;

    SeasonProgress(Seasons seasons, Offers offers, Proposals proposals, Fields fields, NextPlaces nextPlaces) {
        this.seasons = seasons;
        this.offers = offers;
        this.proposals = proposals;
        this.fields = fields;
        this.nextPlaces = nextPlaces;
    }

    /** Carries on a season that moved; nothing happens where none is open. */
    @Transactional(TxType.MANDATORY)
    public void on(@Observes SeasonMoved moved) {
        if (seasons.find(moved.competition()).isEmpty()) {
            return;
        }
        var season = seasons.lock(moved.competition());
        var rules = seasons.rules(season);
        int passes = 0;
        while (offers.settle(season, rules, moved.at())) {
            if (++passes == MOST_PASSES) {
                throw new IllegalStateException("the offers of " + moved.competition() + " do not come to an end");
            }
        }
        proposals.recompute(season, rules, moved.at());
        fields.reconsider(season, rules, moved.at());
        nextPlaces.recompute(season, rules, moved.at());
    }
}
