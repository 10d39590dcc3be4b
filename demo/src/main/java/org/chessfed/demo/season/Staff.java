package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.chessfed.demo.people.Invented;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.Approval;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;

/** What the federation's staff and its administrator do. */
final class Staff {

    static final String CHIEF_ARBITER = "chief-arbiter";
    static final String ARBITER = "arbiter";
    static final String TREASURER = "treasurer";

    private final Scene scene;

    Staff(Scene scene) {
        this.scene = scene;
    }

    private String token() {
        return scene.signIn().as("staff");
    }

    private String seasonPath(String rest) {
        return "/v1/seasons/" + scene.code() + rest;
    }

    /** Brings the regulation in and publishes it; without the authority's number by a recorded order. */
    void publishRegulation() {
        scene.api()
                .post(PlatformService.REGISTRATION, "/v1/competitions", token(), Map.of("document", scene.document()));
        String version = "/v1/competitions/" + scene.code() + "/versions/"
                + scene.regulation().identity().version();
        Approval approval = scene.regulation().approval();
        String number = approval == null ? null : approval.number();
        LocalDate on = approval == null ? null : approval.on();
        boolean numbered = number != null && on != null;
        if (number != null && on != null) {
            scene.api()
                    .post(
                            PlatformService.REGISTRATION,
                            version + "/approval",
                            token(),
                            Map.of("documentNumber", number, "approvedOn", on.toString()));
        }
        scene.api()
                .post(
                        PlatformService.REGISTRATION,
                        version + "/publication",
                        token(),
                        approval == null || numbered
                                ? Map.of()
                                : Map.of("overrideReason", "entry opens before the authority's number has come"));
        scene.say("regulation %s published", scene.code());
    }

    /** The administrator gives arbiters, committees and the treasurer the events, regions and payees that are theirs. */
    void assign(List<CompetitionEvent> events) {
        Regulation regulation = scene.regulation();
        Set<List<String>> grants = new LinkedHashSet<>();
        for (CompetitionEvent event : events) {
            String scope = scene.code() + "/" + event.id();
            grants.add(List.of(CHIEF_ARBITER, "CHIEF_ARBITER", "EVENT", scope));
            grants.add(List.of(ARBITER, "ARBITER", "EVENT", scope));
            regulation.payeeOf(event).ifPresent(payee -> grants.add(List.of(TREASURER, "TREASURER", "PAYEE", payee)));
            if (event.region() != null) {
                grants.add(List.of(committee(event.region()), "REGIONAL_COMMITTEE", "EVENT", scope));
                grants.add(List.of(committee(event.region()), "REGIONAL_COMMITTEE", "REGION", event.region()));
            }
        }
        String admin = scene.signIn().as("admin");
        for (List<String> grant : grants) {
            scene.api()
                    .post(
                            PlatformService.REGISTRATION,
                            "/v1/assignments",
                            admin,
                            Map.of(
                                    "userName", grant.get(0),
                                    "role", grant.get(1),
                                    "scope", grant.get(2),
                                    "scopeId", grant.get(3)));
        }
        scene.say("%d assignments granted", grants.size());
    }

    /** The committee of a region. */
    static String committee(String region) {
        return "committee-" + region.toLowerCase(Locale.ROOT);
    }

    /** Registers somebody whom a list names, so that the list can be brought in. */
    void register(Player player, int fideRating) {
        Invented who = player.who();
        Map<String, Object> person = new LinkedHashMap<>();
        person.put("nameZh", who.nameZh());
        person.put("passportName", who.nameEn());
        person.put("sex", who.sex());
        person.put("birth", String.format(Locale.ROOT, "%d-%02d", who.birthYear(), who.birthMonth()));
        person.put("nationality", "TW");
        person.put("federation", "TPE");
        person.put("nationalRating", who.rating());
        if (fideRating > 0) {
            person.put("fideRating", fideRating);
        }
        person.put("email", who.email());
        person.put("language", who.language());
        JsonNode made = scene.api().post(PlatformService.REGISTRATION, "/v1/persons", token(), person);
        player.knownAs(made.path("person").path("personId").asText());
    }

    void openSeason() {
        scene.api().post(PlatformService.SELECTION, "/v1/seasons", token(), Map.of("competition", scene.code()));
    }

    void openOffers() {
        scene.api().post(PlatformService.SELECTION, seasonPath("/offers"), token(), Map.of());
    }

    /** Brings a list in. */
    void importList(String kind, String document, String csv) {
        scene.api()
                .post(
                        PlatformService.SELECTION,
                        seasonPath("/imports"),
                        token(),
                        Map.of("kind", kind, "document", document, "csv", csv));
    }

    /**
     * Publishes every proposal that waits, in the order of events and sections. Where the list of the next stage is closed,
     * everybody stays, and the proposal is left as it is.
     *
     * @return how many were published
     */
    int publishProposals() {
        JsonNode drafts = scene.api().get(PlatformService.SELECTION, seasonPath("/proposals?state=DRAFT"), token());
        List<JsonNode> ordered = StreamSupport.stream(drafts.spliterator(), false)
                .filter(draft -> !draft.path("targetClosed").asBoolean())
                .sorted(Comparator.comparing(
                                (JsonNode draft) -> draft.path("event").asText())
                        .thenComparing(draft -> draft.path("section").asText()))
                .toList();
        for (JsonNode draft : ordered) {
            scene.api()
                    .post(
                            PlatformService.SELECTION,
                            "/v1/proposals/" + draft.path("id").asText() + "/publications",
                            token(),
                            Map.of());
        }
        return ordered.size();
    }

    /** Closes a field, or begins to; its state. */
    String closeField(String stage, String section) {
        return scene.api()
                .post(
                        PlatformService.SELECTION,
                        seasonPath("/fields"),
                        token(),
                        Map.of("stage", stage, "section", section))
                .path("state")
                .asText();
    }

    /** State of each field that staff have begun to close, as {@code stage/section}. */
    Map<String, String> fields() {
        Map<String, String> states = new LinkedHashMap<>();
        for (JsonNode field : scene.api().get(PlatformService.SELECTION, seasonPath("/fields"), token())) {
            states.put(
                    field.path("stage").asText() + "/" + field.path("section").asText(),
                    field.path("state").asText());
        }
        return states;
    }

    /** Berths of a stage in a state. */
    List<JsonNode> berths(String stage, String state) {
        return scene.api()
                .pages(PlatformService.SELECTION, seasonPath("/berths?stage=" + stage + "&state=" + state), token());
    }

    /** Sanctions in a state, by the name of the person. */
    List<JsonNode> sanctions(String state) {
        List<JsonNode> found = new ArrayList<>();
        for (JsonNode sanction : scene.api().get(PlatformService.SELECTION, seasonPath("/sanctions"), token())) {
            if (sanction.path("state").asText().equals(state)) {
                found.add(sanction);
            }
        }
        found.sort(Comparator.comparing(
                sanction -> sanction.path("person").path("nameZh").asText()));
        return found;
    }

    /** Imposes a proposed sanction. */
    void impose(JsonNode sanction) {
        scene.api()
                .post(
                        PlatformService.SELECTION,
                        "/v1/sanctions/" + sanction.path("id").asText() + "/impositions",
                        token(),
                        Map.of("note", "missed rounds as the arbiters have recorded them"));
    }

    /** Imposes every proposed sanction; one of those concerned appeals by his link, and the panel rejects the appeal. */
    void decideSanctions(Players players) {
        List<JsonNode> proposed = sanctions("PROPOSED");
        proposed.forEach(this::impose);
        if (proposed.isEmpty()) {
            return;
        }
        scene.time().awaitQuiet();
        String path = "/v1/sanctions/" + proposed.getFirst().path("id").asText();
        Player barred =
                players.known(proposed.getFirst().path("person").path("nameZh").asText());
        scene.api()
                .post(
                        PlatformService.SELECTION,
                        path + "/appeals",
                        players.token(barred),
                        Map.of("note", "the train did not run"));
        scene.api()
                .post(
                        PlatformService.SELECTION,
                        path + "/rulings",
                        scene.signIn().as("appeals"),
                        Map.of("ruling", "UPHELD", "note", "there was no word on that day"));
        scene.say("%d bans imposed, one appeal rejected", proposed.size());
    }

    /** Checks an entrant in. */
    void checkIn(String entryId, String document, String userName) {
        scene.api()
                .post(
                        PlatformService.REGISTRATION,
                        "/v1/entries/" + entryId + "/check-in",
                        scene.signIn().as(userName),
                        Map.of("documentType", document));
    }

    /** Who checks in at an event: the committee of its region, else staff. */
    static String host(CompetitionEvent event) {
        return event.region() == null ? "staff" : committee(event.region());
    }

    /** Entries of an event as its host sees them. */
    List<JsonNode> entries(CompetitionEvent event) {
        return scene.api()
                .pages(
                        PlatformService.REGISTRATION,
                        "/v1/entries?competition=" + scene.code() + "&event=" + event.id(),
                        scene.signIn().as(host(event)));
    }

    /** The document that a stage wants to see at check-in. */
    static String document(Stage stage) {
        return stage.entry().documents().isEmpty()
                ? "IDENTITY"
                : stage.entry().documents().getFirst();
    }
}
