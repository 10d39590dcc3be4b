package org.chessfed.rating.initial;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.rating.national.InitialStandings;
import org.chessfed.rating.national.NationalRatings;
import org.chessfed.rating.person.Persons;
import org.chessfed.rating.person.Persons.Person;
import org.jspecify.annotations.Nullable;

/** Staff import the list with which the federation begins: all lines, or none. */
@ApplicationScoped
class InitialRatings {

    private static final int MOST_RATING = 3000;
    private static final int MOST_GAMES = 9999;
    private static final Pattern WHOLE_NUMBER = Pattern.compile("[0-9]{1,4}");

    private final Persons persons;
    private final NationalRatings ratings;
    private final InitialStandings standings;
    private final BusinessClock clock;
    private final Caller caller;
    private final Audit audit;

    InitialRatings(
            Persons persons,
            NationalRatings ratings,
            InitialStandings standings,
            BusinessClock clock,
            Caller caller,
            Audit audit) {
        this.persons = persons;
        this.ratings = ratings;
        this.standings = standings;
        this.clock = clock;
        this.caller = caller;
        this.audit = audit;
    }

    /**
     * What an import would do, line by line; changes nothing.
     *
     * @throws DomainProblem 400 if it is no such file
     */
    @Transactional
    List<CheckedLine> preview(String csv) {
        return check(csv);
    }

    /**
     * Imports a list.
     *
     * @param source name of the list
     * @return number of persons who have a rating now
     * @throws DomainProblem 400 with every error of every line; nothing is imported then
     */
    @Transactional
    int add(String source, String csv) {
        ratings.lock();
        List<CheckedLine> lines = check(csv);
        FieldError[] errors =
                lines.stream().flatMap(line -> line.errors().stream()).toArray(FieldError[]::new);
        if (errors.length > 0) {
            throw DomainProblem.invalid(errors);
        }
        Instant now = clock.now();
        List<String> imported = new ArrayList<>();
        for (CheckedLine line : lines) {
            String person = Objects.requireNonNull(line.person()).id();
            standings.add(person, Objects.requireNonNull(line.rating()), line.games(), source, caller.name(), now);
            audit.record("initial-rating-imported", "person", person, source);
            imported.add(person);
        }
        ratings.begin(imported, now);
        return imported.size();
    }

    private List<CheckedLine> check(String csv) {
        Persons.Aliases aliases = persons.aliases();
        Set<String> seen = new HashSet<>();
        return RatingListFile.read(csv).stream()
                .map(line -> check(line, aliases, seen))
                .toList();
    }

    private CheckedLine check(RatingListFile.Line line, Persons.Aliases aliases, Set<String> seen) {
        List<FieldError> errors = new ArrayList<>();
        Person person = find(line, aliases, errors);
        if (person != null) {
            String column = line.personId().isBlank() ? "fideId" : "personId";
            if (!seen.add(person.id())) {
                errors.add(error(line, column, "person-twice"));
            } else if (ratings.rated(person.id())) {
                errors.add(error(line, column, "person-rated"));
            }
        }
        OptionalInt rating = number(line, "rating", line.rating(), MOST_RATING, errors);
        OptionalInt games =
                line.games().isBlank() ? OptionalInt.of(0) : number(line, "games", line.games(), MOST_GAMES, errors);
        return new CheckedLine(
                line.line(), person, rating.isPresent() ? rating.getAsInt() : null, games.orElse(0), errors);
    }

    private @Nullable Person find(RatingListFile.Line line, Persons.Aliases aliases, List<FieldError> errors) {
        if (!line.personId().isBlank()) {
            Optional<Person> found =
                    persons.find(aliases.personOf(line.personId())).filter(person -> !person.erased());
            if (found.isEmpty()) {
                errors.add(error(line, "personId", "person-unknown"));
            }
            return found.orElse(null);
        }
        if (line.fideId().isBlank()) {
            errors.add(error(line, "personId", "person-missing"));
            return null;
        }
        List<Person> found = persons.withFideId(line.fideId());
        if (found.size() != 1) {
            errors.add(error(line, "fideId", found.isEmpty() ? "person-unknown" : "person-ambiguous"));
            return null;
        }
        return found.getFirst();
    }

    private static OptionalInt number(
            RatingListFile.Line line, String column, String text, int most, List<FieldError> errors) {
        if (WHOLE_NUMBER.matcher(text).matches() && Integer.parseInt(text) <= most) {
            return OptionalInt.of(Integer.parseInt(text));
        }
        errors.add(new FieldError("/" + line.line() + "/" + column, "whole-number", Map.of("most", most)));
        return OptionalInt.empty();
    }

    private static FieldError error(RatingListFile.Line line, String column, String code) {
        return FieldError.of("/" + line.line() + "/" + column, code);
    }
}
