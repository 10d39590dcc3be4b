package org.chessfed.console.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.chessfed.console.service.PairingDesk.BoardResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The form of results")
class ResultFormTest {

    @Test
    @DisplayName(
            "boards left empty are left out; a time of arrival is the local time of the day of play, to the second")
    void reads() {
        ResultForm form =
                of(Map.of("result-1", "WHITE_WINS", "result-2", "", "black-3", "09:05:01", "result-99", "DRAW"));
        assertThat(form.boards())
                .containsExactly(
                        new BoardResult(1, "WHITE_WINS", null, null),
                        new BoardResult(3, null, null, Instant.parse("2025-01-05T01:05:01Z")));
        assertThat(form.faults()).isEmpty();
    }

    @Test
    @DisplayName("what is no time of day is a fault of its field, and the rest of the form is kept")
    void faults() {
        ResultForm form = of(Map.of("result-1", "DRAW", "white-2", "9 o'clock"));
        assertThat(form.fault("white", 2)).isTrue();
        assertThat(form.value("white", 2)).isEqualTo("9 o'clock");
        assertThat(form.value("result", 1)).isEqualTo("DRAW");
    }

    private static ResultForm of(Map<String, String> fields) {
        MultivaluedMap<String, String> form = new MultivaluedHashMap<>();
        fields.forEach(form::putSingle);
        return ResultForm.of(form, List.of(1, 2, 3), LocalDate.of(2025, 1, 5), ZoneId.of("Asia/Taipei"));
    }
}
