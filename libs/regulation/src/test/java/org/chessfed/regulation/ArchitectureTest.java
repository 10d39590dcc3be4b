package org.chessfed.regulation;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.chessfed.regulation", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule noFramework = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.chessfed.regulation..",
                    "java..",
                    "com.fasterxml.jackson..",
                    "com.networknt..",
                    "org.yaml.snakeyaml..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule onlyTheReaderParses = noClasses()
            .that()
            .resideOutsideOfPackage("..reader..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.networknt..", "org.yaml.snakeyaml..", "com.fasterxml.jackson.databind..");

    @ArchTest
    static final ArchRule grammarStandsAlone = noClasses()
            .that()
            .resideInAnyPackage("..grammar..", "..decision..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..stage..", "..money..", "..delegation..", "..reader..", "..linter..");

    @ArchTest
    static final ArchRule nowComesFromTheCaller = noClasses()
            .should()
            .callMethod(java.time.Instant.class, "now")
            .orShould()
            .callMethod(java.time.LocalDate.class, "now");
}
