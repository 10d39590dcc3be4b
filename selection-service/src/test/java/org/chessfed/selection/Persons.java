package org.chessfed.selection;

import java.util.UUID;
import java.util.stream.IntStream;

/** Invented persons for tests: a number stands for an id. */
public final class Persons {

    private Persons() {}

    /**
     * The person with a number.
     *
     * @param number any number
     * @return the id
     */
    public static UUID person(int number) {
        return new UUID(0, number);
    }

    /**
     * The persons with these numbers, in this order.
     *
     * @param numbers any numbers
     * @return the ids
     */
    public static UUID[] persons(int... numbers) {
        return IntStream.of(numbers).mapToObj(Persons::person).toArray(UUID[]::new);
    }

    /**
     * The number of a person.
     *
     * @param person an id made by {@link #person}
     * @return its number
     */
    public static int number(UUID person) {
        return (int) person.getLeastSignificantBits();
    }
}
