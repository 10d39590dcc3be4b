package org.chessfed.console.page;

import io.quarkus.arc.Arc;
import io.quarkus.qute.CompletedStage;
import io.quarkus.qute.EngineConfiguration;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.Expression;
import io.quarkus.qute.NamespaceResolver;
import io.quarkus.qute.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * {@code {text:key}} and {@code {text:key(argument)}} in templates: a text in the language of the page.
 *
 * <p>{@code {text:code('entry_status', value)}} is the text {@code entry_status_<value>} of a code that a service sent, or
 * the code itself if this version of the console does not know it.
 */
@EngineConfiguration
public class TextResolver implements NamespaceResolver {

    private static final String OF_CODE = "code";

    /** Made by the engine of the templates. */
    public TextResolver() {}

    @Override
    public String getNamespace() {
        return "text";
    }

    @Override
    public CompletionStage<Object> resolve(EvalContext context) {
        return arguments(context, new ArrayList<>(), 0).thenApply(arguments -> text(context.getName(), arguments));
    }

    private static Object text(String key, List<Object> arguments) {
        Language language = Arc.container().instance(PageContext.class).get().language();
        if (key.equals(OF_CODE)) {
            String code = String.valueOf(arguments.get(1));
            return Texts.ofCode(language, arguments.get(0) + "_" + code, code);
        }
        if (!Texts.of(language).containsKey(key)) {
            return Results.notFound(key);
        }
        return Texts.of(language, key, arguments.toArray());
    }

    private static CompletionStage<List<Object>> arguments(EvalContext context, List<Object> done, int next) {
        List<Expression> parameters = context.getParams();
        if (next == parameters.size()) {
            return CompletedStage.of(done);
        }
        return context.evaluate(parameters.get(next)).thenCompose(value -> {
            done.add(value);
            return arguments(context, done, next + 1);
        });
    }
}
