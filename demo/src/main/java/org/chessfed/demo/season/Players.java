package org.chessfed.demo.season;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.demo.people.InventedPeople;
import org.chessfed.local.PlatformService;
import org.jspecify.annotations.Nullable;

/** Everybody who was invented, and what each does with the private link in his mails. */
final class Players {

    private static final long TOKEN_NANOS = Duration.ofMinutes(8).toNanos();

    private final Scene scene;
    private final InventedPeople people;
    private final Map<String, Player> byName = new LinkedHashMap<>();
    private int next;

    Players(Scene scene) {
        this.scene = scene;
        this.people = new InventedPeople(
                scene.draw(), scene.regulation().identity().season().year());
    }

    /** Invents somebody. */
    Player invent(String sex, List<String> counties) {
        Player player = new Player(people.person(next++, sex, counties));
        byName.put(player.name(), player);
        return player;
    }

    /** The person of a Chinese name. */
    Optional<Player> named(String nameZh) {
        return Optional.ofNullable(byName.get(nameZh));
    }

    /** The person of a Chinese name who must be one of ours. */
    Player known(String nameZh) {
        return named(nameZh).orElseThrow(() -> new IllegalStateException("nobody invented is called " + nameZh));
    }

    Collection<Player> all() {
        return byName.values();
    }

    /** Exchanges the link of a player's newest mail for a token, or uses the one that still holds. */
    String token(Player player) {
        String held = player.token();
        if (held != null) {
            return held;
        }
        String secret = secret(player);
        long asked = System.nanoTime();
        JsonNode answer =
                scene.api().post(PlatformService.REGISTRATION, "/v1/links/exchange", "", Map.of("secret", secret));
        String token = answer.path("token").asText();
        player.keepToken(token, asked + TOKEN_NANOS);
        return token;
    }

    private String secret(Player player) {
        @Nullable String known = player.secret();
        if (known != null) {
            return known;
        }
        String found = scene.mails()
                .secret(player.who().email())
                .orElseThrow(() -> new IllegalStateException("no mail with a link came to " + player.name()));
        player.keepSecret(found);
        return found;
    }

    /** The offers that wait for a player's answer. */
    List<JsonNode> offers(Player player) {
        JsonNode berths = scene.api()
                .get(PlatformService.SELECTION, "/v1/persons/" + player.personId() + "/berths", token(player));
        List<JsonNode> offered = new ArrayList<>();
        for (JsonNode berth : berths) {
            if (berth.path("state").asText().equals("OFFERED")) {
                offered.add(berth);
            }
        }
        return offered;
    }

    /** Answers an offer, or gives a place up. */
    void answer(Player player, String berthId, boolean accept) {
        scene.api()
                .post(
                        PlatformService.SELECTION,
                        "/v1/berths/" + berthId + "/answers",
                        token(player),
                        Map.of("answer", accept ? "ACCEPT" : "WAIVE"));
    }
}
