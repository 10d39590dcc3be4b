package org.chessfed.demo.season;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.function.Consumer;
import org.chessfed.demo.people.Draw;
import org.chessfed.demo.platform.Api;
import org.chessfed.demo.platform.Crowd;
import org.chessfed.demo.platform.Mails;
import org.chessfed.demo.platform.SignIn;
import org.chessfed.demo.platform.TimeKeeper;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.Section;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;

/**
 * What everybody who acts needs.
 *
 * @param regulation the regulation that is played
 * @param document its text
 * @param api the services
 * @param signIn tokens of the demo users
 * @param mails caught mails
 * @param time the business clocks
 * @param crowd people who act at the same time
 * @param draw the lots
 * @param progress is told in short lines how the season goes
 */
public record Scene(
        Regulation regulation,
        String document,
        Api api,
        SignIn signIn,
        Mails mails,
        TimeKeeper time,
        Crowd crowd,
        Draw draw,
        Consumer<String> progress) {

    /** The competition's code. */
    String code() {
        return regulation.identity().code();
    }

    /** An instant of the regulation's zone. */
    Instant at(LocalDateTime local) {
        return local.atZone(regulation.identity().zone()).toInstant();
    }

    /** The day that it is, in the regulation's zone. */
    LocalDate today() {
        return time.now().atZone(regulation.identity().zone()).toLocalDate();
    }

    /** A sex that a section takes. */
    String sexOf(String sectionId) {
        return List.of("M", "F").stream()
                .filter(sex -> regulation
                        .section(sectionId)
                        .map(Section::condition)
                        .map(condition -> condition.holds(Facts.none().with(Fact.SEX, sex)))
                        .orElse(true))
                .findFirst()
                .orElse("M");
    }

    /** Tells how the season goes. */
    void say(String format, Object... arguments) {
        progress.accept(format.formatted(arguments));
    }
}
