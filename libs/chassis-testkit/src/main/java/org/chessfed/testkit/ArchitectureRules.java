package org.chessfed.testkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import jakarta.persistence.Entity;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZonedDateTime;
import java.util.Set;

/**
 * Rules that hold in every service. A service's test is
 * {@code @AnalyzeClasses(packages = "org.chessfed.registration", importOptions = DoNotIncludeTests.class) class
 * ArchitectureTest { @ArchTest static final ArchTests RULES = ArchTests.in(ArchitectureRules.class); }}.
 */
@AnalyzeClasses(importOptions = DoNotIncludeTests.class)
public final class ArchitectureRules {

    private static final Set<Class<?>> TIMES = Set.of(
            Instant.class, LocalDate.class, LocalDateTime.class, ZonedDateTime.class, OffsetDateTime.class, Year.class);

    private ArchitectureRules() {}

    /** Rules are pure: they can be read, tested and proved without a server. */
    @ArchTest
    public static final ArchRule POLICIES_ARE_PURE_JAVA = classes()
            .that()
            .haveSimpleNameEndingWith("Policy")
            .should()
            .onlyDependOnClassesThat(DescribedPredicate.describe(
                    "are of Java, JSpecify or our pure libraries, or of the service without framework",
                    (JavaClass target) -> target.getPackageName().startsWith("java.")
                            || target.isPrimitive()
                            || target.isArray()
                            || target.getPackageName().startsWith("org.jspecify.")
                            || target.getPackageName().startsWith("org.chessfed.")
                                    && !target.getPackageName().startsWith("org.chessfed.chassis.")
                                    && !target.isAnnotatedWith(Entity.class)))
            .allowEmptyShould(true);

    /** Time comes from a clock that a test can hold. */
    @ArchTest
    public static final ArchRule NOW_COMES_FROM_A_CLOCK = noClasses()
            .should()
            .callMethodWhere(DescribedPredicate.describe(
                    "asks the system for the time",
                    (JavaMethodCall call) -> call.getTarget().getName().equals("now")
                                    && call.getTarget().getRawParameterTypes().isEmpty()
                                    && TIMES.stream()
                                            .anyMatch(type ->
                                                    call.getTargetOwner().isEquivalentTo(type))
                            || call.getTargetOwner().isEquivalentTo(Clock.class)
                                    && call.getTarget().getName().startsWith("system")
                            || call.getTargetOwner().isEquivalentTo(System.class)
                                    && call.getTarget().getName().equals("currentTimeMillis")));

    /** Points, money and quotas are integers; averages are decimals with a scale. */
    @ArchTest
    public static final ArchRule NO_FLOATING_POINT_IN_FIELDS = fields().should(
                    new ArchCondition<JavaField>("not be double or float") {
                        @Override
                        public void check(JavaField field, ConditionEvents events) {
                            String type = field.getRawType().getName();
                            boolean floating = Set.of("double", "float", "java.lang.Double", "java.lang.Float")
                                    .contains(type);
                            events.add(
                                    new SimpleConditionEvent(field, !floating, field.getFullName() + " is a " + type));
                        }
                    })
            .allowEmptyShould(true);

    /** A feature asks another feature's use cases and does not reach into its tables. */
    @ArchTest
    public static final ArchRule ENTITIES_STAY_IN_THEIR_FEATURE = classes()
            .that()
            .areAnnotatedWith(Entity.class)
            .should()
            .bePackagePrivate()
            .allowEmptyShould(true);

    /** The edge holds no entity. */
    @ArchTest
    public static final ArchRule RESOURCES_KNOW_NO_REPOSITORY = noClasses()
            .that(simpleNameEndingWith("Resource"))
            .should()
            .dependOnClassesThat(simpleNameEndingWith("Repository"))
            .allowEmptyShould(true);

    /** Exceptions are named by the fact. */
    @ArchTest
    public static final ArchRule EXCEPTIONS_NAME_A_FACT = noClasses()
            .that(assignableTo(Throwable.class))
            .should()
            .haveSimpleNameEndingWith("Exception")
            .allowEmptyShould(true);
}
