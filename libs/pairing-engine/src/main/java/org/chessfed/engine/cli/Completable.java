package org.chessfed.engine.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.Remark;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.swiss.completable.CompletableSwiss;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;

/** The flag by which a field of one player more than rounds is paired to the end (setting COMPLETABLE). */
final class Completable {

    static final String FLAG = "--completable";

    private Completable() {}

    /**
     * A file that is paired with look-ahead.
     *
     * @throws TrfException if it does not follow FIDE Dutch
     */
    static PairedFile of(TrfFile file) {
        try {
            return PairedFile.of(file).completable();
        } catch (TrfException refused) {
            throw new TrfException(0, 0, FLAG + ": " + refused.getMessage());
        }
    }

    /** Where the next round of a file departs from the exact system, or that there is nothing to look ahead for. */
    static List<String> told(String name, PairedFile file, PairingAnswer answer) {
        if (!CompletableSwiss.looksAhead(file.state(file.file().pairedRounds()))) {
            return List.of(
                    name + ": " + FLAG + " changes nothing here: the field is not of one player more than rounds.");
        }
        return answer instanceof Pairing pairing ? departures(name, file, pairing) : List.of();
    }

    private static List<String> departures(String name, PairedFile file, Pairing pairing) {
        List<String> lines = new ArrayList<>();
        for (Remark remark : pairing.remarks()) {
            Remark byFile = new Remark(
                    remark.article(),
                    remark.key(),
                    CompletableSwiss.namesPlayers(remark)
                            ? remark.numbers().stream().map(file::fileNumber).toList()
                            : remark.numbers());
            lines.add(name + ": " + round(pairing, byFile));
        }
        return lines;
    }

    /** A remark on a round as a line. */
    static String round(Pairing pairing, Remark remark) {
        return "round " + pairing.round() + ": " + PairsText.remark(remark, Locale.ENGLISH);
    }
}
