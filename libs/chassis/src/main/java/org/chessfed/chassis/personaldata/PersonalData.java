package org.chessfed.chassis.personaldata;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.chessfed.chassis.database.Database;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Encrypts personal data with one key per person (AES-256-GCM). The person's key lies in the database, wrapped by a key from
 * the environment; erasing a person destroys it, and with it everything sealed, in backups too once they have aged out.
 */
@ApplicationScoped
public class PersonalData {

    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final int KEY_BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Database database;
    private final WrappingKeys wrapping;
    private final byte[] hashKey;

    PersonalData(
            Database database,
            WrappingKeys wrapping,
            @ConfigProperty(name = "chessfed.personal-data.hash-key") String hashKey) {
        this.database = database;
        this.wrapping = wrapping;
        this.hashKey = hashKey.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Seals a text for a person; makes the person's key at the first time.
     *
     * @param field where it is kept, such as {@code phone}: a sealed text opens only there and for that person
     * @throws IllegalStateException if the person was erased
     */
    @Transactional(TxType.MANDATORY)
    public byte[] seal(UUID person, String field, String text) {
        return encrypt(keyFor(person), text.getBytes(StandardCharsets.UTF_8), context(person, field));
    }

    /** Opens a sealed text; empty if the person was erased. */
    public Optional<String> open(UUID person, String field, byte[] sealed) {
        return existingKey(person)
                .map(key -> new String(decrypt(key, sealed, context(person, field)), StandardCharsets.UTF_8));
    }

    /**
     * Keyed hash by which a sealed text can be found.
     *
     * @param purpose such as {@code national-id}: hashes of different purposes cannot be compared
     * @param text in its one normal form
     */
    public byte[] searchHash(String purpose, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(hashKey, "HmacSHA256"));
            mac.update(purpose.getBytes(StandardCharsets.UTF_8));
            mac.update((byte) 0);
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Destroys the person's key: nothing sealed for this person opens any more, and nothing can be sealed again. */
    @Transactional(TxType.MANDATORY)
    public void erase(UUID person) {
        database.update("""
                insert into person_key(person_id, wrapping_key, wrapped) values (?, null, null)
                on conflict (person_id) do update set wrapping_key = null, wrapped = null""", person);
    }

    /**
     * Wraps persons' keys by the current wrapping key again, a batch of those that are wrapped by another.
     *
     * @return how many; 0 when the old key is needed no more
     */
    @Transactional
    public int rotate(int most) {
        var old = database.query(
                "select person_id, wrapping_key, wrapped from person_key where wrapping_key <> ? order by person_id limit ? for update skip locked",
                row -> new Wrapped(row.getObject(1, UUID.class), row.getString(2), row.getBytes(3)),
                wrapping.currentId(),
                most);
        for (Wrapped key : old) {
            byte[] plain = unwrap(key);
            database.update(
                    "update person_key set wrapping_key = ?, wrapped = ? where person_id = ?",
                    wrapping.currentId(),
                    wrap(key.person(), plain),
                    key.person());
        }
        return old.size();
    }

    private record Wrapped(UUID person, String wrappingKey, byte[] bytes) {}

    private byte[] keyFor(UUID person) {
        Optional<byte[]> existing = existingKey(person);
        if (existing.isPresent()) {
            return existing.get();
        }
        byte[] fresh = new byte[KEY_BYTES];
        RANDOM.nextBytes(fresh);
        database.update(
                "insert into person_key(person_id, wrapping_key, wrapped) values (?, ?, ?) on conflict do nothing",
                person,
                wrapping.currentId(),
                wrap(person, fresh));
        return existingKey(person).orElseThrow(() -> new IllegalStateException("person " + person + " was erased"));
    }

    private Optional<byte[]> existingKey(UUID person) {
        return database.first(
                        "select person_id, wrapping_key, wrapped from person_key where person_id = ? and wrapped is not null",
                        row -> new Wrapped(row.getObject(1, UUID.class), row.getString(2), row.getBytes(3)),
                        person)
                .map(this::unwrap);
    }

    private byte[] wrap(UUID person, byte[] key) {
        return encrypt(wrapping.current(), key, context(person, "key"));
    }

    private byte[] unwrap(Wrapped key) {
        return decrypt(wrapping.byId(key.wrappingKey()), key.bytes(), context(key.person(), "key"));
    }

    private static byte[] context(UUID person, String field) {
        return (person + "/" + field).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] encrypt(byte[] key, byte[] plain, byte[] context) {
        byte[] nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            cipher.updateAAD(context);
            byte[] sealed = cipher.doFinal(plain);
            return ByteBuffer.allocate(NONCE_BYTES + sealed.length)
                    .put(nonce)
                    .put(sealed)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("cannot seal", e);
        }
    }

    private static byte[] decrypt(byte[] key, byte[] sealed, byte[] context) {
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    Cipher.DECRYPT_MODE,
                    new SecretKeySpec(key, "AES"),
                    new GCMParameterSpec(TAG_BITS, Arrays.copyOf(sealed, NONCE_BYTES)));
            cipher.updateAAD(context);
            return cipher.doFinal(sealed, NONCE_BYTES, sealed.length - NONCE_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("cannot open: another key, person or field, or changed bytes", e);
        }
    }
}
