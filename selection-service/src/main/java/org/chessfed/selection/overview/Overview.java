package org.chessfed.selection.overview;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.regulation.Text;
import org.chessfed.selection.view.Reader.Named;
import org.jspecify.annotations.Nullable;

/**
 * A season at a glance.
 *
 * @param seasonId the season
 * @param competition the competition's code
 * @param year Gregorian year
 * @param regulationVersion version of the regulation in force
 * @param offersOpen whether direct places are being offered
 * @param stages the stages in order of play
 * @param playoffs playoffs that were asked for
 * @param playoffsOpen of these, open ones
 * @param bans sanctions by state
 * @param bansByScope sanctions that were not lifted, by {@code ALL} or the stages that they cover
 * @param nextPlaces places of the next season, by its stage and by section
 * @param berthsMoved berths taken back because standings were corrected
 * @param order final order of each section, as far as it is finished
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Overview(
        UUID seasonId,
        String competition,
        int year,
        long regulationVersion,
        boolean offersOpen,
        List<StageView> stages,
        long playoffs,
        long playoffsOpen,
        Map<String, Long> bans,
        Map<String, Long> bansByScope,
        Map<String, Map<String, Long>> nextPlaces,
        long berthsMoved,
        Map<String, List<Ranked>> order) {

    /**
     * A stage.
     *
     * @param stage its id
     * @param title its name
     * @param events its events
     * @param fields its fields; empty where it is entered by form
     */
    public record StageView(String stage, Text title, List<EventView> events, List<FieldView> fields) {}

    /**
     * An event.
     *
     * @param event its id
     * @param title its name
     * @param region the region whose places are guaranteed
     * @param sections its lists
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record EventView(
            String event, Text title, @Nullable String region, List<ListView> sections) {}

    /**
     * A list of an event.
     *
     * @param section the section
     * @param entries entries that were not cancelled
     * @param paid of these, confirmed ones
     * @param played persons on the closed roster
     * @param standings {@code NONE}, {@code PROVISIONAL} or {@code FINAL}
     * @param advanced persons who have a place of the next stage from here
     * @param guaranteed guaranteed places that residents took, by the last published proposal
     * @param proposed whether a proposal waits for staff
     */
    public record ListView(
            String section,
            long entries,
            long paid,
            long played,
            String standings,
            long advanced,
            int guaranteed,
            boolean proposed) {}

    /**
     * A field.
     *
     * @param section the section
     * @param planned persons that the regulation plans for, all sources together
     * @param held persons who have a place
     * @param offered persons who are asked
     * @param state {@code OPEN}, {@code CLOSING} or {@code CLOSED}
     * @param bye whether it is odd for good
     * @param sources persons who have a place, by source
     */
    public record FieldView(
            String section,
            int planned,
            long held,
            long offered,
            String state,
            boolean bye,
            Map<String, Long> sources) {}

    /**
     * A rank of a final order.
     *
     * @param rank the rank
     * @param person who holds it
     */
    public record Ranked(int rank, Named person) {}
}
