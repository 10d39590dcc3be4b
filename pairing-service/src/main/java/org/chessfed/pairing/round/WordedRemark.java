package org.chessfed.pairing.round;

import java.util.List;
import java.util.Locale;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.engine.Remark;
import org.chessfed.engine.message.RemarkText;
import org.chessfed.regulation.decision.Reason;

/**
 * A remark in the reader's language.
 *
 * @param article the rule that it rests on
 * @param key message key
 * @param text the sentence
 * @param numbers pairing numbers, rounds or scores (tenths) that the sentence names
 */
record WordedRemark(String article, String key, String text, List<Integer> numbers) {

    static WordedRemark of(Remark remark, Messages messages, Language language) {
        String text = remark.key().startsWith("manual.")
                ? messages.view(
                                language,
                                new Reason(
                                        null,
                                        remark.key(),
                                        remark.numbers().stream()
                                                .map(String::valueOf)
                                                .toList()))
                        .text()
                : RemarkText.of(remark, Locale.forLanguageTag(language.tag()));
        return new WordedRemark(remark.article(), remark.key(), text, remark.numbers());
    }

    static List<WordedRemark> of(List<Remark> remarks, Messages messages, Language language) {
        return remarks.stream().map(remark -> of(remark, messages, language)).toList();
    }
}
