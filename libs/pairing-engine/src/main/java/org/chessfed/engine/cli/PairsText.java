package org.chessfed.engine.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.Remark;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.message.RemarkText;
import org.chessfed.engine.swiss.dutch.Criterion;

/** Answers in the form of the reference program: the number of pairs, then a pair a line, the bye last. */
final class PairsText {

    static final String NO_VALID_PAIRING = "NO_VALID_PAIRING\n";

    private PairsText() {}

    /** The pairs by the numbers of the file; the one line {@code NO_VALID_PAIRING} where there are none. */
    static String of(PairedFile file, PairingAnswer answer) {
        return switch (answer) {
            case Pairing pairing -> of(file, pairing);
            case NoPairing none -> NO_VALID_PAIRING;
        };
    }

    static String of(PairedFile file, Pairing pairing) {
        StringBuilder text = new StringBuilder();
        text.append(pairing.boards().size() + (pairing.bye().isPresent() ? 1 : 0))
                .append('\n');
        for (Pairing.Board board : pairing.boards()) {
            text.append(file.fileNumber(board.white()))
                    .append(' ')
                    .append(file.fileNumber(board.black()))
                    .append('\n');
        }
        pairing.bye().ifPresent(number -> text.append(file.fileNumber(number)).append(" 0\n"));
        return text.toString();
    }

    /** Why there is no pairing, in one line. */
    static String reasons(NoPairing none) {
        return none.reasons().stream()
                .map(reason -> remark(reason, Locale.ENGLISH))
                .collect(Collectors.joining(" "));
    }

    /** A remark as a sentence with the criterion, if it rests on one, and the article. */
    static String remark(Remark remark, Locale language) {
        String sentence = RemarkText.of(remark, language);
        String criterion =
                Criterion.ofArticle(remark.article()).map(found -> found + ", ").orElse("");
        return remark.article().isEmpty() ? sentence : sentence + " (" + criterion + remark.article() + ")";
    }
}
