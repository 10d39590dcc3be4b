package org.chessfed.system.console;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chessfed.demo.platform.Api;
import org.chessfed.demo.platform.Mails;
import org.chessfed.demo.platform.SignIn;
import org.chessfed.demo.platform.TimeKeeper;
import org.chessfed.local.PlatformService;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;

/**
 * A selection in the middle of its first event, laid down through the public APIs: two players of last season are asked
 * whether they play the final, nine entrants have paid and are present, one has not paid; round 1 is over, round 2 is
 * public and being played.
 */
final class SmallSeason {

    /** Somebody invented. */
    record Somebody(String nameZh, String nameEn, String sex, String county, int rating, String email) {}

    /** Was the best of last season, and is asked whether he plays the final. */
    static final Somebody ASKED_FIRST = somebody("示首名", "SHIH Shou-Ming", "M", "臺北市", 2150);
    /** Was the second. */
    static final Somebody ASKED_SECOND = somebody("示次名", "SHIH Tzu-Ming", "M", "臺南市", 2120);
    /** Plays, and has paid. */
    static final Somebody PLAYER = somebody("示甲子", "SHIH Chia-Tzu", "M", "臺北市", 1900);
    /** Plays under a name as long as names are. */
    static final Somebody LONG_NAME =
            somebody("示範．瓦浪．達路古．伊斯瑪哈單．布農示例", "SHIHFAN Walang Talukut Ismahasan Bunun Shih-Li", "F", "花蓮縣", 1500);

    private static final List<Somebody> ENTRANTS = List.of(
            PLAYER,
            somebody("示乙丑", "SHIH Yi-Chou", "M", "新北市", 1850),
            somebody("示丙寅", "SHIH Ping-Yin", "M", "宜蘭縣", 1800),
            somebody("示丁卯", "SHIH Ting-Mao", "M", "臺中市", 1750),
            somebody("示戊辰", "SHIH Wu-Chen", "M", "高雄市", 1700),
            somebody("示己巳", "SHIH Chi-Ssu", "F", "臺北市", 1650),
            somebody("示庚午", "SHIH Keng-Wu", "F", "基隆市", 1600),
            somebody("示辛未", "SHIH Hsin-Wei", "M", "金門縣", 1550),
            LONG_NAME);
    /** Has entered and never pays. */
    static final Somebody UNPAID = somebody("示壬申", "SHIH Jen-Shen", "M", "臺北市", 1450);

    private static final String CHIEF = "chief-arbiter";
    private static final String TREASURER = "treasurer";

    private final Api api;
    private final SignIn signIn;
    private final Mails mails;
    private final TimeKeeper time;
    private final Regulation regulation;
    private final String document;
    private final Stage stage;
    private final CompetitionEvent event;
    private final Map<Somebody, String> ids = new LinkedHashMap<>();
    private String tournament = "";

    SmallSeason(Api api, SignIn signIn, Mails mails, TimeKeeper time, Regulation regulation, String document) {
        this.api = api;
        this.signIn = signIn;
        this.mails = mails;
        this.time = time;
        this.regulation = regulation;
        this.document = document;
        this.stage = regulation.stages().getFirst();
        this.event = stage.events().getFirst();
    }

    private static Somebody somebody(String nameZh, String nameEn, String sex, String county, int rating) {
        String box = nameEn.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", ".");
        return new Somebody(nameZh, nameEn, sex, county, rating, box + "@players.example");
    }

    /** Lays everything down. */
    void lay() {
        publish();
        assign();
        askLastSeason();
        enter();
        pay();
        play();
        time.awaitQuiet();
    }

    /** The competition's code. */
    String code() {
        return regulation.identity().code();
    }

    /** The event that is played. */
    String event() {
        return event.id();
    }

    /** Id of its tournament. */
    String tournament() {
        return tournament;
    }

    /** Id of the payee of the event. */
    String payee() {
        return regulation.payeeOf(event).orElseThrow();
    }

    /** Id of a person. */
    String idOf(Somebody who) {
        String id = ids.get(who);
        if (id == null) {
            throw new IllegalArgumentException(who + " is not known to the platform");
        }
        return id;
    }

    /** The secret of the private link in the newest mail to somebody. */
    String secretOf(Somebody who) {
        return mails.secret(who.email())
                .orElseThrow(() -> new IllegalStateException("no mail with a link to " + who.email()));
    }

    /** Asks a service as a demo user. */
    JsonNode read(PlatformService service, String path, String user) {
        return api.get(service, path, signIn.as(user));
    }

    /** Returns when nothing is under way. */
    void awaitQuiet() {
        time.awaitQuiet();
    }

    private JsonNode post(PlatformService service, String path, String user, Object body) {
        return api.post(service, path, signIn.as(user), body);
    }

    private void publish() {
        post(PlatformService.REGISTRATION, "/v1/competitions", "staff", Map.of("document", document));
        post(
                PlatformService.REGISTRATION,
                "/v1/competitions/" + code() + "/versions/"
                        + regulation.identity().version() + "/publication",
                "staff",
                Map.of("overrideReason", "entry opens before the authority's number has come"));
    }

    private void assign() {
        String scope = code() + "/" + event();
        grant(CHIEF, "CHIEF_ARBITER", "EVENT", scope);
        grant("arbiter", "ARBITER", "EVENT", scope);
        grant("committee-north", "REGIONAL_COMMITTEE", "EVENT", scope);
        grant(TREASURER, "TREASURER", "PAYEE", payee());
        time.awaitQuiet();
    }

    private void grant(String user, String role, String scope, String scopeId) {
        post(
                PlatformService.REGISTRATION,
                "/v1/assignments",
                "admin",
                Map.of("userName", user, "role", role, "scope", scope, "scopeId", scopeId));
    }

    private void askLastSeason() {
        List<Somebody> best = List.of(ASKED_FIRST, ASKED_SECOND);
        String last = String.valueOf(regulation.identity().season().previous());
        String decisive = regulation.stages().getLast().id();
        StringBuilder order = new StringBuilder("season,stage,section,rank,personId,name\n");
        for (Somebody who : best) {
            JsonNode made = post(
                    PlatformService.REGISTRATION,
                    "/v1/persons",
                    "staff",
                    Map.of(
                            "nameZh", who.nameZh(),
                            "passportName", who.nameEn(),
                            "sex", who.sex(),
                            "birth", "1995-03",
                            "nationality", "TW",
                            "nationalRating", who.rating(),
                            "email", who.email(),
                            "language", "zh-TW"));
            ids.put(who, made.path("person").path("personId").asText());
            order.append("%s,%s,%s,%d,%s,%s%n"
                    .formatted(
                            last,
                            decisive,
                            regulation.sections().getFirst().id(),
                            best.indexOf(who) + 1,
                            idOf(who),
                            who.nameZh()));
        }
        time.awaitQuiet();
        post(PlatformService.SELECTION, "/v1/seasons", "staff", Map.of("competition", code()));
        String season = "/v1/seasons/" + code();
        post(
                PlatformService.SELECTION,
                season + "/imports",
                "staff",
                Map.of("kind", "PREVIOUS_ORDER", "document", "minutes of the last final", "csv", order.toString()));
        post(PlatformService.SELECTION, season + "/offers", "staff", Map.of());
        time.awaitQuiet();
    }

    private void enter() {
        List<Somebody> everybody = new ArrayList<>(ENTRANTS);
        everybody.add(UNPAID);
        for (Somebody who : everybody) {
            JsonNode entry = api.post(
                    PlatformService.REGISTRATION,
                    "/v1/entries",
                    Api.NOBODY,
                    Map.of("competition", code(), "event", event(), "form", form(who)));
            ids.put(who, entry.path("personId").asText());
        }
        time.awaitQuiet();
    }

    private Map<String, Object> form(Somebody who) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("nameZh", who.nameZh());
        form.put("nameEn", who.nameEn());
        form.put("birthMonth", "2001-07");
        form.put("sex", who.sex());
        form.put("serviceUnit", "示例公司");
        form.put("nationalRating", who.rating());
        form.put("mobile", "0900000000");
        form.put("email", who.email());
        form.put("mealType", "VEGETARIAN");
        form.put("membership", "INDIVIDUAL");
        form.put(
                "guaranteeHere",
                regulation
                        .regions()
                        .getOrDefault(String.valueOf(event.region()), List.of())
                        .contains(who.county()));
        form.put("guaranteeBasis", "HOUSEHOLD");
        form.put("county", who.county());
        form.put("rocNational", true);
        form.put("hasRocId", true);
        form.put("eventId", event());
        form.put("payMethod", event.payMethods().getFirst().name());
        form.put("consent", true);
        form.put("signature", who.nameZh());
        form.put("dopingAck", true);
        return form;
    }

    /** Everybody but one pays; the treasurer books each payment by hand on the charge of whom the statement names. */
    private void pay() {
        String query = "?competition=" + code() + "&payee=" + payee();
        Map<String, JsonNode> charges = new LinkedHashMap<>();
        StringBuilder statement = new StringBuilder("valueDate,valueTime,amount,bank,lastFive,reference\n");
        for (JsonNode charge : api.pages(
                PlatformService.PAYMENT,
                "/v1/charges?competition=" + code() + "&event=" + event() + "&status=RAISED",
                signIn.as(TREASURER))) {
            if (!charge.path("personId").asText().equals(idOf(UNPAID))) {
                String lastFive = String.format(Locale.ROOT, "%05d", 20001 + charges.size());
                charges.put(lastFive, charge);
                statement.append("%s,00:00,%s,812,%s,%n"
                        .formatted(
                                time.now().atZone(zone()).toLocalDate(),
                                charge.path("amount").path("amount").asText(),
                                lastFive));
            }
        }
        api.postCsv(PlatformService.PAYMENT, "/v1/statements" + query, signIn.as(TREASURER), statement.toString());
        for (JsonNode payment : api.pages(
                PlatformService.PAYMENT, "/v1/payments" + query + "&status=UNMATCHED", signIn.as(TREASURER))) {
            JsonNode charge = charges.get(payment.path("lastFive").asText());
            post(
                    PlatformService.PAYMENT,
                    "/v1/payments/" + payment.path("id").asText() + "/booking",
                    TREASURER,
                    Map.of(
                            "parts",
                            List.of(Map.of(
                                    "chargeId", charge.path("id").asText(),
                                    "amount", charge.path("amount"))),
                            "note",
                            "named on the telephone"));
        }
        time.awaitQuiet();
    }

    private ZoneId zone() {
        return regulation.identity().zone();
    }

    private Instant at(LocalDateTime local) {
        return local.atZone(zone()).toInstant();
    }

    private void play() {
        time.moveTo(at(event.checkIn()));
        for (JsonNode entry : api.pages(
                PlatformService.REGISTRATION,
                "/v1/entries?competition=" + code() + "&event=" + event(),
                signIn.as("committee-north"))) {
            if (entry.path("status").asText().equals("CONFIRMED")) {
                post(
                        PlatformService.REGISTRATION,
                        "/v1/entries/" + entry.path("id").asText() + "/check-in",
                        "committee-north",
                        Map.of("documentType", stage.entry().documents().getFirst()));
            }
        }
        time.moveTo(at(event.start()));
        post(
                PlatformService.REGISTRATION,
                "/v1/competitions/" + code() + "/events/" + event() + "/roster",
                CHIEF,
                Map.of());
        time.awaitQuiet();
        tournament = api.get(
                        PlatformService.PAIRING,
                        "/v1/tournaments?competition=" + code() + "&event=" + event(),
                        Api.NOBODY)
                .path(0)
                .path("id")
                .asText();
        round("/initial-colour", CHIEF, Map.of("colour", "WHITE", "witness", "two players"));
        List<Map<String, Object>> results = new ArrayList<>();
        for (JsonNode board : publish(1).path("boards")) {
            results.add(Map.of("board", board.path("board").asInt(), "result", "WHITE_WINS"));
        }
        round("/rounds/1/results", "arbiter", Map.of("results", results));
        round("/rounds/1/completion", "arbiter", Map.of());
        publish(2);
    }

    private JsonNode publish(int number) {
        JsonNode round = round("/rounds", "arbiter", Map.of("number", number));
        round("/rounds/" + number + "/check", "arbiter", Map.of());
        round("/rounds/" + number + "/publication", CHIEF, Map.of());
        return round;
    }

    private JsonNode round(String path, String user, Object body) {
        return post(PlatformService.PAIRING, "/v1/tournaments/" + tournament + path, user, body);
    }
}
