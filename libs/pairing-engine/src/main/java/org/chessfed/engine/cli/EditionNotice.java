package org.chessfed.engine.cli;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.checker.PairedFile;

/** Says where a file belongs to another edition of the rules than the one that pairs it. */
final class EditionNotice {

    /** A coded type with the year of its edition; 2025 (approved) and 2026 (in force) name the same one. */
    private static final Pattern OTHER_DUTCH = Pattern.compile("FIDE_DUTCH_(?!2025|2026)20[0-9]{2}(_BAKU)?");

    private EditionNotice() {}

    /** The lines for standard error; none where the file belongs to the edition. */
    static List<String> of(String name, PairedFile file) {
        List<String> notices = new ArrayList<>();
        LocalDate inForce = PairingEdition.FIDE_2026.inForceFrom();
        file.file()
                .header()
                .startDate()
                .filter(day -> day.isBefore(inForce))
                .ifPresent(day -> notices.add(name + ": the tournament began on " + day + ", before the edition of "
                        + inForce + " was in force; it is paired under it all the same."));
        Matcher other = OTHER_DUTCH.matcher(file.file().header().typeCode());
        if (other.matches()) {
            notices.add(name + ": record 192 asks for " + other.group() + "; it is paired under the edition of "
                    + inForce + " all the same.");
        }
        return notices;
    }
}
