package org.chessfed.testkit.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.personaldata.PersonalData;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class PersonalDataTest {

    @Inject
    PersonalData personalData;

    @Inject
    Database database;

    @Test
    @DisplayName(
            "A sealed text opens for its person and field only, looks different each time, and never after erasure")
    void seals() {
        UUID person = Ids.next();
        UUID other = Ids.next();
        byte[] sealed = seal(person, "A123456789");
        assertThat(new String(sealed, StandardCharsets.ISO_8859_1)).doesNotContain("A123456789");
        assertThat(seal(person, "A123456789")).isNotEqualTo(sealed);
        assertThat(personalData.open(person, "identity", sealed)).contains("A123456789");
        seal(other, "x");
        assertThatThrownBy(() -> personalData.open(other, "identity", sealed))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> personalData.open(person, "phone", sealed)).isInstanceOf(IllegalStateException.class);

        QuarkusTransaction.requiringNew().run(() -> personalData.erase(person));
        assertThat(personalData.open(person, "identity", sealed)).isEmpty();
        assertThat(database.number(
                        "select count(*) from person_key where person_id = ? and wrapped is not null", person))
                .isZero();
        assertThatThrownBy(() -> seal(person, "again")).hasMessageContaining("erased");
    }

    @Test
    @DisplayName("What an older wrapping key has wrapped still opens, and a rotation wraps it by the current one")
    void rotates() {
        UUID person = Ids.next();
        database.update(
                "insert into person_key(person_id, wrapping_key, wrapped) values (?, 'older', ?)",
                person,
                wrappedByOlder(person));
        byte[] sealed = seal(person, "0912345678");
        assertThat(personalData.rotate(100)).isEqualTo(1);
        assertThat(database.first(
                        "select wrapping_key from person_key where person_id = ?", row -> row.getString(1), person))
                .contains("newer");
        assertThat(personalData.open(person, "identity", sealed)).contains("0912345678");
        assertThat(personalData.rotate(100)).isZero();
    }

    @Test
    @DisplayName("Equal texts have equal search hashes within a purpose, and different ones across purposes")
    void hashes() {
        assertThat(personalData.searchHash("identity", "A1")).isEqualTo(personalData.searchHash("identity", "A1"));
        assertThat(personalData.searchHash("identity", "A1")).isNotEqualTo(personalData.searchHash("passport", "A1"));
        assertThat(personalData.searchHash("identity", "A1")).isNotEqualTo(personalData.searchHash("identity", "A2"));
    }

    private byte[] seal(UUID person, String text) {
        return QuarkusTransaction.requiringNew().call(() -> personalData.seal(person, "identity", text));
    }

    /** A person's key as an earlier start of the service, whose current key was the older one, would have left it. */
    private static byte[] wrappedByOlder(UUID person) {
        try {
            byte[] nonce = new byte[12];
            javax.crypto.Cipher cipher = javax.crypto.Cipher.getInstance("AES/GCM/NoPadding");
            byte[] older = java.util.Base64.getDecoder().decode("b2xkZXIgZGV2ZWxvcG1lbnQga2V5IDAwMDAwMDAwMDI=");
            cipher.init(
                    javax.crypto.Cipher.ENCRYPT_MODE,
                    new javax.crypto.spec.SecretKeySpec(older, "AES"),
                    new javax.crypto.spec.GCMParameterSpec(128, nonce));
            cipher.updateAAD((person + "/key").getBytes(StandardCharsets.UTF_8));
            byte[] wrapped = cipher.doFinal(new byte[32]);
            byte[] all = new byte[12 + wrapped.length];
            System.arraycopy(wrapped, 0, all, 12, wrapped.length);
            return all;
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
