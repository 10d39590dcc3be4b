package org.chessfed.events;

/** Something that happened, told to every service that reacts to it. Each implementing record is one event type. */
public interface Fact {

    /** Id of the thing that the fact is about. */
    String aggregateId();

    /** Version of that thing after the fact, rising by every change; order is promised per aggregate only. */
    long version();

    /** Kafka key: facts with one key keep their order. The competition's code, or the thing's own id. */
    String key();
}
