package org.chessfed.chassis.idempotency;

import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A POST that needs an {@code Idempotency-Key} and may be repeated: its effect happens once, and the first answer is given
 * again. The method runs in one transaction together with the row that remembers the answer; the answer must hold no secret.
 */
@InterceptorBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Idempotent {}
