package org.chessfed.registration.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.chessfed.registration.person.BirthDate.Read;
import org.chessfed.registration.person.BirthDate.Refusal;
import org.chessfed.registration.person.BirthDate.Refused;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A date of birth as people type it")
class BirthDateTest {

    @ParameterizedTest(name = "case 29: {0} means 2006-01-01 and shows 95/1/1")
    @ValueSource(
            strings = {
                "0950101",
                "950101",
                "95/1/1",
                "95-01-01",
                "95年1月1日",
                "2006-01-01",
                "2006/1/1",
                "20060101",
                " ２００６/１/１ "
            })
    void oneDayInManyForms(String text) {
        assertThat(BirthDate.read(text)).isEqualTo(new Read(new BirthDate(2006, 1, 1)));
        BirthDate date = ((Read) BirthDate.read(text)).date();
        assertThat(date.iso()).isEqualTo("2006-01-01");
        assertThat(date.roc()).isEqualTo("95/1/1");
    }

    @ParameterizedTest(name = "AC-089, SEL-E5: {0} is known to the month")
    @CsvSource({"2010-05, 2010-05, 99/5", "99/5, 2010-05, 99/5", "99年5月, 2010-05, 99/5", "2010, 2010, 99"})
    void partlyKnown(String text, String iso, String roc) {
        BirthDate date = ((Read) BirthDate.read(text)).date();
        assertThat(date.iso()).isEqualTo(iso);
        assertThat(date.roc()).isEqualTo(roc);
        assertThat(date.whole()).isEmpty();
    }

    @ParameterizedTest(name = "{0} is refused: {1}")
    @CsvSource({
        "0950132, NO_SUCH_DATE",
        "104/02/29, NO_SUCH_DATE",
        "2015-02-29, NO_SUCH_DATE",
        "2015-13, NO_SUCH_DATE",
        "2015-00-10, NO_SUCH_DATE",
        "06/01/01, AMBIGUOUS_YEAR",
        "060101, AMBIGUOUS_YEAR",
        "1/1/2006, UNREADABLE",
        "yesterday, UNREADABLE",
        "0009-01-01, UNREADABLE",
        "'', UNREADABLE"
    })
    void refused(String text, Refusal why) {
        assertThat(BirthDate.read(text)).isEqualTo(new Refused(why));
    }

    @Test
    @DisplayName("29 February exists in ROC year 105 (2016)")
    void leapDay() {
        assertThat(BirthDate.read("105/02/29")).isEqualTo(new Read(new BirthDate(2016, 2, 29)));
    }

    @Test
    @DisplayName("who is known by the year may be a minor until the end of the year of the 18th birthday")
    void minority() {
        BirthDate byYear = new BirthDate(2010, 0, 0);
        assertThat(byYear.mayBeUnder(18, LocalDate.of(2028, 12, 30))).isTrue();
        assertThat(byYear.mayBeUnder(18, LocalDate.of(2028, 12, 31))).isFalse();
        BirthDate whole = new BirthDate(2010, 5, 6);
        assertThat(whole.mayBeUnder(18, LocalDate.of(2028, 5, 5))).isTrue();
        assertThat(whole.mayBeUnder(18, LocalDate.of(2028, 5, 6))).isFalse();
    }
}
