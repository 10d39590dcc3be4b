package org.chessfed.demo.people;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Draws by lot. What is drawn depends on the seed and on what it is drawn for, never on the order in which things are drawn,
 * so that people may act at the same time.
 *
 * @param seed the seed
 */
public record Draw(long seed) {

    /** A whole number from 0 to {@code bound}, exclusive, for a matter. */
    public int below(int bound, Object... matter) {
        return random(matter).nextInt(bound);
    }

    /** Whether something that happens so many times in a hundred happens this time. */
    public boolean percent(int chance, Object... matter) {
        return below(100, matter) < chance;
    }

    /** One of several. */
    public <T> T one(List<T> of, Object... matter) {
        return of.get(below(of.size(), matter));
    }

    /** The same things in a drawn order. */
    public <T> List<T> shuffled(List<T> things, Object... matter) {
        List<T> order = new ArrayList<>(things);
        Collections.shuffle(order, random(matter));
        return order;
    }

    /** A source of numbers for a matter. */
    public Random random(Object... matter) {
        StringBuilder text = new StringBuilder(Long.toString(seed));
        for (Object part : matter) {
            text.append('\n').append(part);
        }
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return new Random(ByteBuffer.wrap(hash).getLong());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
