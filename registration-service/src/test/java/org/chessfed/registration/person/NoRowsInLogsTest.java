package org.chessfed.registration.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.chessfed.registration.RegistrationCalls.post;
import static org.chessfed.registration.RegistrationCalls.publishRegulation;
import static org.chessfed.registration.RegistrationCalls.staff;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.chessfed.chassis.database.Database;
import org.chessfed.testkit.InfraResource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
@Order(2)
@DisplayName("registration-service: a violated constraint is told without the row, which is a person")
class NoRowsInLogsTest {

    private static final String NAME = "示紀錄";
    private static final String PASSPORT_NAME = "Shi, Ji Lu";

    @Inject
    EntityManager entities;

    @Inject
    Database database;

    @Test
    @DisplayName(
            "neither the log nor the failure holds a name, by Hibernate and by plain SQL, for duplicates and checks")
    void violations() {
        publishRegulation();
        for (String email : List.of("a@example.test", "b@example.test")) {
            post(
                            staff(),
                            "/v1/persons",
                            Map.of(
                                    "nameZh",
                                    NAME,
                                    "passportName",
                                    PASSPORT_NAME,
                                    "sex",
                                    "F",
                                    "birth",
                                    "2010-05-06",
                                    "nationality",
                                    "TW",
                                    "email",
                                    email))
                    .statusCode(201);
        }
        List<String> statements = List.of(
                "update person set contact_hash = (select min(contact_hash::text)::bytea from person) where name_zh = '%s'"
                        .formatted(NAME),
                "update person set identity_hash = null where name_zh = '%s'".formatted(NAME),
                "update person set sex = 'Q' where name_zh = '%s'".formatted(NAME),
                "insert into person select * from person where name_zh = '%s'".formatted(NAME));

        List<String> told = logged(() -> statements.forEach(statement -> {
            told(catchThrowable(() -> QuarkusTransaction.requiringNew()
                    .run(() -> entities.createNativeQuery(statement).executeUpdate())));
            told(catchThrowable(() -> QuarkusTransaction.requiringNew().run(() -> database.update(statement))));
        }));

        assertThat(told).as("the failures were logged").anyMatch(line -> line.contains("violates"));
        assertThat(told).noneMatch(line -> line.contains("Failing row") || line.contains(PASSPORT_NAME));
    }

    private static void told(Throwable failure) {
        assertThat(failure).isNotNull();
        Logger.getLogger("org.chessfed").log(java.util.logging.Level.SEVERE, "request failed", failure);
    }

    private static List<String> logged(Runnable work) {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        Handler listener = new Handler() {
            @Override
            public void publish(LogRecord line) {
                StringWriter text = new StringWriter();
                text.append(line.getMessage()).append(Arrays.toString(line.getParameters()));
                if (line.getThrown() != null) {
                    line.getThrown().printStackTrace(new PrintWriter(text));
                }
                lines.add(text.toString());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger root = Logger.getLogger("");
        root.addHandler(listener);
        try {
            work.run();
        } finally {
            root.removeHandler(listener);
        }
        return lines;
    }
}
