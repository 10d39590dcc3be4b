package org.chessfed.registration.person;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.ByteBuffer;
import java.text.Normalizer;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.personaldata.PersonalData;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.registration.PersonRegistered;
import org.chessfed.regulation.reader.Documents;
import org.jspecify.annotations.Nullable;

/** Persons: registering them, finding the one that is meant, and reading what is sealed. */
@ApplicationScoped
public class Persons {

    private static final int AGE_OF_MAJORITY = 18;

    private static final String SEALED = "person";

    /** Under age is judged by the federation's calendar. */
    private static final ZoneId ZONE = Documents.federation().zone();

    private final PersonRepository repository;
    private final Database database;
    private final PersonalData personalData;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;
    private final ObjectMapper json;

    Persons(
            PersonRepository repository,
            Database database,
            PersonalData personalData,
            Outbox outbox,
            Audit audit,
            BusinessClock clock,
            ObjectMapper json) {
        this.repository = repository;
        this.database = database;
        this.personalData = personalData;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
        this.json = json;
    }

    /** Whom an unknown caller means by the details of a form. */
    public sealed interface Match permits Same, Twin, Nobody {}

    /**
     * The same name, birth, sex and address: the person is known.
     *
     * @param person the person
     */
    public record Same(KnownPerson person) implements Match {}

    /**
     * The same name, birth and sex, but another address: perhaps the same person, entered by somebody else.
     *
     * @param persons the persons known
     */
    public record Twin(List<KnownPerson> persons) implements Match {}

    /** Nobody known. */
    public record Nobody() implements Match {}

    /**
     * Registers a person of whom staff know that nobody entered him before.
     *
     * @throws DomainProblem 409 if one of the same name, birth, sex and address is known, or of the same without address
     */
    @Transactional
    public KnownPerson register(PersonDetails details) {
        byte[] contact = contactHash(details.email());
        if (known(details).stream().anyMatch(person -> Arrays.equals(contact, person.contactHash))) {
            throw DomainProblem.conflict("person-known");
        }
        return add(details);
    }

    /** Makes a person for whom {@link #match} found nobody, or nobody who is the same; in the caller's transaction. */
    @Transactional(Transactional.TxType.MANDATORY)
    public KnownPerson add(PersonDetails details) {
        Person person = new Person();
        person.id = Ids.next();
        person.registeredAt = clock.now();
        fill(person, details);
        repository.persistAndFlush(person);
        outbox.add(new PersonRegistered(person.known().card(), person.version));
        audit.record("person-registered", "person", person.id, "");
        return person.known();
    }

    /**
     * Whom the details mean. Until the caller's transaction ends nobody else is answered about the same name, birth and
     * sex, so that two who ask at once do not both find nobody.
     */
    @Transactional
    public Match match(PersonDetails details) {
        List<Person> known = known(details);
        if (known.isEmpty()) {
            return new Nobody();
        }
        byte[] contact = contactHash(details.email());
        return known.stream()
                .filter(person -> contact != null && Arrays.equals(contact, person.contactHash))
                .findFirst()
                .<Match>map(person -> new Same(person.known()))
                .orElseGet(() -> new Twin(known.stream().map(Person::known).toList()));
    }

    private List<Person> known(PersonDetails details) {
        byte[] identity = identityHash(details);
        database.number(
                "select 1 from pg_advisory_xact_lock(?)",
                ByteBuffer.wrap(identity).getLong());
        return repository.withIdentity(identity);
    }

    /** Whether the details are about this person. */
    public boolean means(UUID id, PersonDetails details) {
        return Arrays.equals(entity(id).identityHash, identityHash(details));
    }

    /**
     * A person by id.
     *
     * @throws DomainProblem 404 if unknown or merged into another
     */
    public KnownPerson require(UUID id) {
        return entity(id).known();
    }

    /** Persons whose name contains a text. */
    @Transactional
    List<Disclosed> named(String text, int most) {
        return repository.named(text, most).stream().map(this::disclosed).toList();
    }

    /**
     * A person with what is sealed.
     *
     * @throws DomainProblem 404 if unknown or merged into another, 409 if erased
     */
    @Transactional
    Disclosed disclosed(UUID id) {
        return disclosed(entity(id));
    }

    /**
     * A person with what is sealed, for a stated reason.
     *
     * @throws DomainProblem as {@link #disclosed(UUID)}
     */
    @Transactional
    Disclosed unmask(UUID id, String reason) {
        audit.record("person-unmasked", "person", id, reason);
        return disclosed(id);
    }

    /**
     * A person and what is sealed.
     *
     * @param person the person
     * @param data what is sealed
     */
    record Disclosed(KnownPerson person, PrivateData data) {

        /** Date of birth as far as it is known. */
        BirthDate birth() {
            Integer year = person.card().birthYear();
            return new BirthDate(year == null ? 0 : year, data.birthMonth(), data.birthDay());
        }
    }

    private Disclosed disclosed(Person person) {
        return new Disclosed(person.known(), open(person));
    }

    private Person entity(UUID id) {
        return repository.live(id).orElseThrow(DomainProblem::notFound);
    }

    /** Takes over a national rating that the rating service computed. */
    @Transactional
    public void rated(UUID id, int nationalRating) {
        Person person = repository.live(id).orElse(null);
        if (person == null || Integer.valueOf(nationalRating).equals(person.nationalRating)) {
            return;
        }
        person.nationalRating = nationalRating;
    }

    /** Where persons are written to, in no order; those who are unknown, merged into another or erased are left out. */
    @Transactional
    public List<Contact> contactsOf(Collection<UUID> ids) {
        return repository.live(ids).stream()
                .flatMap(person -> opened(person).stream()
                        .map(data -> new Contact(
                                person.id, person.nameZh, person.passportName, data.email(), data.language())))
                .toList();
    }

    /**
     * Where a person is written to.
     *
     * @param personId the person
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     * @param email address; absent where none is known
     * @param language BCP 47 tag
     */
    public record Contact(
            UUID personId,
            String nameZh,
            @Nullable String passportName,
            @Nullable String email,
            String language) {}

    /**
     * Seals a text under a person's key.
     *
     * @param field where it is kept
     */
    public byte[] seal(UUID person, String field, String text) {
        return personalData.seal(person, field, text);
    }

    /** What is sealed of a person. */
    private PrivateData open(Person person) {
        return opened(person).orElseThrow(() -> DomainProblem.conflict("person-erased"));
    }

    /** Empty for one who is erased. */
    private Optional<PrivateData> opened(Person person) {
        return personalData.open(person.id, SEALED, person.sealed).map(text -> {
            try {
                return json.readValue(text, PrivateData.class);
            } catch (JsonProcessingException e) {
                throw new IllegalStateException("sealed data of person " + person.id + " cannot be read", e);
            }
        });
    }

    private void fill(Person person, PersonDetails details) {
        person.nameZh = details.nameZh();
        person.passportName = details.passportName();
        person.sex = details.sex();
        person.birthYear = details.birth().year();
        person.nationality = details.nationality();
        person.federation = details.federation();
        person.club = details.club();
        person.fideId = details.fideId();
        person.title = details.title();
        person.nationalRating = details.nationalRating();
        person.fideRating = details.fideRating();
        person.minor = details.birth().mayBeUnder(AGE_OF_MAJORITY, clock.today(ZONE));
        person.identityHash = identityHash(details);
        person.contactHash = contactHash(details.email());
        person.sealed = seal(
                person.id,
                SEALED,
                write(new PrivateData(
                        details.birth().month(),
                        details.birth().day(),
                        details.email(),
                        details.mobile(),
                        details.phoneHome(),
                        details.club(),
                        details.guardian(),
                        details.language())));
    }

    private byte[] identityHash(PersonDetails details) {
        String name = PlainText.seen(Normalizer.normalize(details.nameZh(), Normalizer.Form.NFKC))
                .replace(" ", "");
        return personalData.searchHash("identity", name + "|" + details.birth().iso() + "|" + details.sex());
    }

    private byte @Nullable [] contactHash(@Nullable String email) {
        return email == null ? null : personalData.searchHash("contact", email.toLowerCase(Locale.ROOT));
    }

    private String write(PrivateData data) {
        try {
            return json.writeValueAsString(data);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
