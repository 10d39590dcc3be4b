package org.chessfed.demo.season;

import org.chessfed.demo.people.Invented;
import org.jspecify.annotations.Nullable;

/** An invented person as the platform has come to know him: his id there, and the private link from his mails. */
final class Player {

    private final Invented who;
    private volatile @Nullable String personId;
    private volatile @Nullable String secret;
    private volatile @Nullable String token;
    private volatile long tokenUntil;

    Player(Invented who) {
        this.who = who;
    }

    Invented who() {
        return who;
    }

    String name() {
        return who.nameZh();
    }

    /** His id on the platform. */
    String personId() {
        String known = personId;
        if (known == null) {
            throw new IllegalStateException(who.nameZh() + " is not known to the platform yet");
        }
        return known;
    }

    boolean isKnownAs(String id) {
        return id.equals(personId);
    }

    void knownAs(String id) {
        personId = id;
    }

    @Nullable
    String secret() {
        return secret;
    }

    void keepSecret(String found) {
        secret = found;
    }

    /** The token of his link, or null when there is none that still holds. */
    @Nullable
    String token() {
        return token != null && System.nanoTime() - tokenUntil < 0 ? token : null;
    }

    void keepToken(String given, long until) {
        tokenUntil = until;
        token = given;
    }

    @Override
    public String toString() {
        return who.nameZh();
    }
}
