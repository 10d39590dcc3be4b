package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.List;

/**
 * Layout of a weight: fields in descending priority, packed into words so that no sum over a matching leaves its field.
 */
final class Fields {

    /** Bits of a word that sums over a matching may use; duals, which are such sums, need a few more. */
    private static final int WORD_BITS = 56;

    /**
     * Place of one field.
     *
     * @param word index of the word
     * @param unit value of one unit in that word
     */
    record Slot(int word, long unit) {
        void add(long[] weight, int offset, long amount) {
            weight[offset + word] += amount * unit;
        }
    }

    private final List<Integer> widths = new ArrayList<>();

    /** Appends a field whose sums over a matching stay within {@code -most..most}; returns its index. */
    int append(long most) {
        widths.add(65 - Long.numberOfLeadingZeros(Math.max(most, 1)));
        return widths.size() - 1;
    }

    /** Places all fields; the result's index is that of {@link #append}. */
    List<Slot> place() {
        int count = widths.size();
        int[] word = new int[count];
        int current = 0;
        int used = 0;
        for (int i = 0; i < count; i++) {
            if (used > 0 && used + widths.get(i) > WORD_BITS) {
                current++;
                used = 0;
            }
            word[i] = current;
            used += widths.get(i);
        }
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int below = 0;
            for (int j = i + 1; j < count && word[j] == word[i]; j++) {
                below += widths.get(j);
            }
            slots.add(new Slot(word[i], 1L << below));
        }
        return slots;
    }

    /** Words that the placed fields take. */
    static int words(List<Slot> slots) {
        return slots.get(slots.size() - 1).word() + 1;
    }
}
