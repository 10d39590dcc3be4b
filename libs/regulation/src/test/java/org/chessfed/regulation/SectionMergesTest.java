package org.chessfed.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Merging of small sections")
class SectionMergesTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final Regulation STU = read("stu-110", Map.of());
    private static final Regulation IVY = read("ivy-2017", Map.of());

    private static Regulation read(String document, Map<String, String> readings) {
        return READER.read(Documents.text(document), readings).orThrow();
    }

    private static List<Facts> pupils(int many, String level, int grade, String sex) {
        return Collections.nCopies(
                many,
                Facts.none()
                        .with(Fact.SCHOOL_LEVEL, level)
                        .with(Fact.GRADE, grade)
                        .with(Fact.SEX, sex));
    }

    private static List<Facts> holders(int many, String title) {
        return Collections.nCopies(many, Facts.none().with(Fact.GRADE_TITLE, title));
    }

    private static Map<String, List<Facts>> of(Object... sections) {
        Map<String, List<Facts>> entrants = new LinkedHashMap<>();
        for (int i = 0; i < sections.length; i += 2) {
            @SuppressWarnings("unchecked")
            List<Facts> players = (List<Facts>) sections[i + 1];
            entrants.put((String) sections[i], players);
        }
        return entrants;
    }

    @Test
    @DisplayName("AC-107 STU-C3: kindergarten 5 and low 6 are 11 in low; a section of 8 stays")
    void kindergarten() {
        Map<String, String> played = SectionMerges.of(
                        STU,
                        of(
                                "KINDERGARTEN", pupils(5, "KINDERGARTEN", 1, "M"),
                                "PRIMARY_LOW", pupils(6, "ELEMENTARY", 2, "M"),
                                "PRIMARY_MIDDLE", pupils(8, "ELEMENTARY", 3, "F")))
                .value();

        assertThat(played).containsEntry("KINDERGARTEN", "PRIMARY_LOW").containsEntry("PRIMARY_LOW", "PRIMARY_LOW");
        assertThat(played).containsEntry("PRIMARY_MIDDLE", "PRIMARY_MIDDLE");
    }

    @Test
    @DisplayName("AC-107 STU-C3: who was taken over goes on: kindergarten 1, low 3, middle 10 all play in middle")
    void carriedOn() {
        Decision<Map<String, String>> decision = SectionMerges.of(
                STU,
                of(
                        "KINDERGARTEN", pupils(1, "KINDERGARTEN", 1, "F"),
                        "PRIMARY_LOW", pupils(3, "ELEMENTARY", 1, "M"),
                        "PRIMARY_MIDDLE", pupils(10, "ELEMENTARY", 4, "M")));

        assertThat(decision.value())
                .containsEntry("KINDERGARTEN", "PRIMARY_MIDDLE")
                .containsEntry("PRIMARY_LOW", "PRIMARY_MIDDLE");
        assertThat(decision.reasons()).extracting(reason -> reason.clause()).containsOnly("STU-C3");
        assertThat(decision.reasons())
                .extracting(reason -> reason.args())
                .containsExactly(
                        List.of("KINDERGARTEN", "1", "PRIMARY_LOW"), List.of("PRIMARY_LOW", "4", "PRIMARY_MIDDLE"));
    }

    @Test
    @DisplayName(
            "AC-108 STU-Z2: seven junior boys never join the junior girls but the senior boys; six primary girls join the junior girls")
    void admissible() {
        Map<String, String> played = SectionMerges.of(
                        STU,
                        of(
                                "PRIMARY_GIRLS", pupils(6, "ELEMENTARY", 5, "F"),
                                "JUNIOR_BOYS", pupils(7, "JUNIOR_HIGH", 1, "M"),
                                "JUNIOR_GIRLS", pupils(9, "JUNIOR_HIGH", 1, "F"),
                                "SENIOR_BOYS", pupils(12, "SENIOR_HIGH", 1, "M")))
                .value();

        assertThat(played).containsEntry("PRIMARY_GIRLS", "JUNIOR_GIRLS").containsEntry("JUNIOR_BOYS", "SENIOR_BOYS");
    }

    @Test
    @DisplayName(
            "STU-Z2: a mixed section of the highest primary grades goes to the open one, boys to the junior boys, girls to the primary girls")
    void highPrimary() {
        List<Facts> boys = pupils(3, "ELEMENTARY", 6, "M");
        List<Facts> girls = pupils(3, "ELEMENTARY", 6, "F");
        List<Facts> mixed =
                java.util.stream.Stream.concat(boys.stream(), girls.stream()).toList();

        assertThat(SectionMerges.of(STU, of("PRIMARY_HIGH", mixed)).value()).containsEntry("PRIMARY_HIGH", "OPEN");
        assertThat(SectionMerges.of(STU, of("PRIMARY_HIGH", boys, "JUNIOR_BOYS", pupils(8, "JUNIOR_HIGH", 2, "M")))
                        .value())
                .containsEntry("PRIMARY_HIGH", "JUNIOR_BOYS");
        assertThat(SectionMerges.of(STU, of("PRIMARY_HIGH", girls, "PRIMARY_GIRLS", pupils(8, "ELEMENTARY", 2, "F")))
                        .value())
                .containsEntry("PRIMARY_HIGH", "PRIMARY_GIRLS");
        assertThat(SectionMerges.of(STU, of("OPEN", pupils(2, "SENIOR_HIGH", 2, "F")))
                        .value())
                .containsEntry("OPEN", "OPEN");
    }

    @Test
    @DisplayName("STU-Z2: read literally, the next section of the list takes them, whoever it admits")
    void literal() {
        Regulation literal = read("stu-110", Map.of("merge.next", "LITERAL"));

        assertThat(SectionMerges.of(
                                literal,
                                of(
                                        "JUNIOR_BOYS", pupils(7, "JUNIOR_HIGH", 1, "M"),
                                        "JUNIOR_GIRLS", pupils(9, "JUNIOR_HIGH", 1, "F")))
                        .value())
                .containsEntry("JUNIOR_BOYS", "JUNIOR_GIRLS");
    }

    @Test
    @DisplayName(
            "AC-122 IVY-C5, Z5: candidates 7, grades 12, 8, 20, 5 play as grade 3 with 25 and grade 1 with 27; nine stay")
    void neighbours() {
        Map<String, List<Facts>> entrants = of(
                "OPEN", holders(3, "NONE"),
                "CANDIDATE_MASTER", holders(7, "CANDIDATE_MASTER"),
                "GRADE_1", holders(12, "GRADE_1"),
                "GRADE_2", holders(8, "GRADE_2"),
                "GRADE_3", holders(20, "GRADE_3"),
                "GRADE_4", holders(5, "GRADE_4"));
        Map<String, String> played = SectionMerges.of(IVY, entrants).value();

        assertThat(played)
                .containsExactly(
                        Map.entry("OPEN", "OPEN"),
                        Map.entry("CANDIDATE_MASTER", "GRADE_1"),
                        Map.entry("GRADE_1", "GRADE_1"),
                        Map.entry("GRADE_2", "GRADE_1"),
                        Map.entry("GRADE_3", "GRADE_3"),
                        Map.entry("GRADE_4", "GRADE_3"));
        entrants.put("GRADE_4", holders(9, "GRADE_4"));
        assertThat(SectionMerges.of(IVY, entrants).value()).containsEntry("GRADE_4", "GRADE_4");
    }

    @Test
    @DisplayName("IVY-Z5: towards the weaker section, or as the organiser decides, where the setting says so")
    void otherNeighbours() {
        Map<String, List<Facts>> entrants = of(
                "GRADE_2", holders(8, "GRADE_2"), "GRADE_3", holders(20, "GRADE_3"), "GRADE_4", holders(5, "GRADE_4"));

        assertThat(SectionMerges.of(read("ivy-2017", Map.of("merge.next", "WEAKER")), entrants)
                        .value())
                .containsEntry("GRADE_2", "GRADE_3")
                .containsEntry("GRADE_4", "GRADE_3");
        assertThat(SectionMerges.of(read("ivy-2017", Map.of("merge.next", "DISCRETIONARY")), entrants)
                        .value())
                .allSatisfy((entered, played) -> assertThat(played).isEqualTo(entered));
    }

    @Test
    @DisplayName("Without a rule, and where the organiser decides, every section plays for itself")
    void noRule() {
        Regulation open = read("open-2025", Map.of());
        Regulation selection = read("sel-114", Map.of());

        assertThat(SectionMerges.of(open, of("U9", pupils(1, "ELEMENTARY", 1, "M")))
                        .value())
                .containsEntry("U9", "U9");
        assertThat(SectionMerges.of(selection, Map.of()).value())
                .containsOnlyKeys("MEN", "WOMEN")
                .containsEntry("MEN", "MEN");
    }
}
