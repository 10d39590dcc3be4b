package org.chessfed.events;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Personal data do not travel in facts")
class PersonalDataTest {

    /** Day of birth, contact, identity, account, free text; the year of birth, names and club are public data. */
    private static final Pattern PRIVATE = Pattern.compile(
            "birth(?!Year)|dob$|phone|mobile|e?mail|address|street|postal|contact|guardian|account|iban|bank|lastFive"
                    + "|nationalId|identity|idCard|passport(?!Name)|visa|health|medical|diet|remark|comment|note$|freeText",
            Pattern.CASE_INSENSITIVE);

    @Test
    @DisplayName("no record has a component that is named like them")
    void components() {
        List<String> components = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.chessfed.events").stream()
                        .filter(JavaClass::isRecord)
                        .flatMap(record -> record.getFields().stream())
                        .map(field -> field.getOwner().getSimpleName() + "." + field.getName())
                        .toList();

        assertThat(components).contains("PersonCard.birthYear", "Line.person");
        assertThat(components)
                .filteredOn(name -> isPrivate(name.substring(name.indexOf('.') + 1)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "birthDate",
                "dayOfBirth",
                "birthday",
                "phone",
                "mobilePhone",
                "email",
                "mailAddress",
                "address",
                "account",
                "bankAccount",
                "nationalId",
                "passportNumber",
                "guardianName",
                "remarks"
            })
    @DisplayName("such names are known")
    void known(String name) {
        assertThat(isPrivate(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"birthYear", "passportName", "nameZh", "noticeId", "club"})
    @DisplayName("public data may travel")
    void free(String name) {
        assertThat(isPrivate(name)).isFalse();
    }

    private static boolean isPrivate(String name) {
        return PRIVATE.matcher(name).find();
    }
}
