package org.chessfed.selection.overview;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
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
 * @param title the competition's name
 * @param year Gregorian year
 * @param zone zone of the regulation's local times
 * @param sections the sections, in the regulation's order
 * @param regions the regions that have guaranteed places, in the regulation's order
 * @param regulationVersion version of the regulation in force
 * @param offersOpen whether direct places are being offered
 * @param stages the stages in order of play
 * @param playoffs playoffs that were asked for
 * @param playoffsOpen of these, open ones
 * @param bans sanctions by state
 * @param bansByScope sanctions that were not lifted, by {@code ALL} or the stages that they cover
 * @param nextPlaces places of the next season, by its stage and by section
 * @param berthsMoved berths taken back because standings were corrected
 * @param delegations delegations by state
 * @param order final order of each section, as far as it is finished
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Overview(
        UUID seasonId,
        String competition,
        Text title,
        int year,
        String zone,
        List<Titled> sections,
        List<Titled> regions,
        long regulationVersion,
        boolean offersOpen,
        List<StageView> stages,
        long playoffs,
        long playoffsOpen,
        Map<String, Long> bans,
        Map<String, Long> bansByScope,
        Map<String, Map<String, Long>> nextPlaces,
        long berthsMoved,
        Map<String, Long> delegations,
        Map<String, List<Ranked>> order) {

    /**
     * Something that has a name.
     *
     * @param id its id in the regulation
     * @param title its name
     */
    public record Titled(String id, Text title) {}

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
     * @param city county or city of the venue
     * @param startsAt start of the first round
     * @param sections its lists
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record EventView(
            String event,
            Text title,
            @Nullable String region,
            @Nullable String city,
            Instant startsAt,
            List<ListView> sections) {}

    /**
     * A list of an event.
     *
     * @param section the section
     * @param entries entries that were not cancelled
     * @param paid of these, confirmed ones
     * @param played persons on the closed roster
     * @param standings {@code NONE}, {@code PROVISIONAL} or {@code FINAL}
     * @param to the stage that the list sends persons to; absent where it sends nobody on
     * @param places places that the list has there
     * @param residentPlaces of these, places kept for residents of the event's region
     * @param advanced persons who have a place of the next stage from here
     * @param guaranteed guaranteed places that residents took, by the last published proposal
     * @param proposed whether a proposal waits for staff
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ListView(
            String section,
            long entries,
            long paid,
            long played,
            String standings,
            @Nullable String to,
            int places,
            int residentPlaces,
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
     * @param plannedSources persons that the regulation plans for, by source
     * @param nextDeadline when the first of the open offers must be answered, inclusive
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record FieldView(
            String section,
            int planned,
            long held,
            long offered,
            String state,
            boolean bye,
            Map<String, Long> sources,
            Map<String, Integer> plannedSources,
            @Nullable Instant nextDeadline) {}

    /**
     * A rank of a final order.
     *
     * @param rank the rank
     * @param person who holds it
     */
    public record Ranked(int rank, Named person) {}
}
