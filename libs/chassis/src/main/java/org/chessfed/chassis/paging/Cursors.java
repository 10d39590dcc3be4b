package org.chessfed.chassis.paging;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Signed cursors: the sort key of the last item seen, bound to the list and its filters. Nobody can forge one, or carry one
 * from a list to another.
 */
@ApplicationScoped
public class Cursors {

    private static final int TAG_BYTES = 12;
    private static final char SEPARATOR = '\u001f';

    private final byte[] key;

    Cursors(@ConfigProperty(name = "chessfed.cursor.key") String key) {
        this.key = key.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Sort key after which the page begins.
     *
     * @param list name of the list with its filters, the same for every page
     * @return the values that were given to {@link #page}; empty for the first page
     * @throws DomainProblem 400 if the cursor is not one that this list gave
     */
    public Optional<List<String>> position(PageRequest request, String list) {
        String cursor = request.cursor();
        if (cursor == null) {
            return Optional.empty();
        }
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(cursor);
            byte[] tag = Arrays.copyOf(bytes, TAG_BYTES);
            byte[] payload = Arrays.copyOfRange(bytes, TAG_BYTES, bytes.length);
            if (MessageDigest.isEqual(tag, tag(list, payload))) {
                return Optional.of(
                        List.of(new String(payload, StandardCharsets.UTF_8).split(String.valueOf(SEPARATOR), -1)));
            }
        } catch (IllegalArgumentException e) {
            // no base64, or too short: as bad as a wrong signature
        }
        throw DomainProblem.invalid(FieldError.of("?cursor", "cursor"));
    }

    /**
     * A page of what was read.
     *
     * @param found up to {@code limit + 1} items, in order: the one too many tells that there is a next page
     * @param sortKey sort key of an item, unique in the list, without control characters
     */
    public <T> Page<T> page(
            PageRequest request, String list, List<T> found, Function<? super T, List<String>> sortKey) {
        if (found.size() <= request.limit()) {
            return new Page<>(List.copyOf(found), null);
        }
        List<T> items = List.copyOf(found.subList(0, request.limit()));
        byte[] payload = String.join(String.valueOf(SEPARATOR), sortKey.apply(items.getLast()))
                .getBytes(StandardCharsets.UTF_8);
        byte[] tag = tag(list, payload);
        byte[] bytes = Arrays.copyOf(tag, TAG_BYTES + payload.length);
        System.arraycopy(payload, 0, bytes, TAG_BYTES, payload.length);
        return new Page<>(items, Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    private byte[] tag(String list, byte[] payload) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update(list.getBytes(StandardCharsets.UTF_8));
            mac.update((byte) 0);
            return Arrays.copyOf(mac.doFinal(payload), TAG_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
