package org.chessfed.chassis.idempotency;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A POST whose answer is not remembered, for the reason given: it changes nothing, or its answer is a secret. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface WithoutReplay {
    /** Why. */
    String value();
}
