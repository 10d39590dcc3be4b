package org.chessfed.console;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The console knows the services by HTTP only")
class ArchitectureTest {

    private final JavaClasses console = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.chessfed");

    @Test
    @DisplayName("no class of ours outside the console is used")
    void httpOnly() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.chessfed.chassis..",
                        "org.chessfed.events..",
                        "org.chessfed.regulation..",
                        "org.chessfed.engine..")
                .check(console);
    }

    @Test
    @DisplayName("the front door knows no page and no client of a service")
    void frontDoorStandsAlone() {
        noClasses()
                .that()
                .resideInAPackage("org.chessfed.console.frontdoor..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.chessfed.console.service..", "org.chessfed.console.page..")
                .check(console);
    }
}
