package org.chessfed.selection.berth;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.Language;
import org.chessfed.selection.berth.BerthResource.BerthView;
import org.chessfed.selection.berth.BerthResource.MoveView;
import org.chessfed.selection.berth.BerthResource.QualifierView;
import org.chessfed.selection.person.Persons.Person;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.view.Reader;
import org.chessfed.selection.view.SeenEvents;
import org.jspecify.annotations.Nullable;

/** Berths for callers: who may see and answer which, in the caller's language. */
@ApplicationScoped
class BerthViews {

    private final Seasons seasons;
    private final Berths berths;
    private final Answers answers;
    private final Database database;
    private final Permissions permissions;
    private final Cursors cursors;
    private final Reader reader;
    private final Audit audit;

    BerthViews(
            Seasons seasons,
            Berths berths,
            Answers answers,
            Database database,
            Permissions permissions,
            Cursors cursors,
            Reader reader,
            Audit audit) {
        this.seasons = seasons;
        this.berths = berths;
        this.answers = answers;
        this.database = database;
        this.permissions = permissions;
        this.cursors = cursors;
        this.reader = reader;
        this.audit = audit;
    }

    Page<BerthView> list(String competition, BerthFilter filter, PageRequest page, Language language) {
        var season = seasons.get(competition);
        var rules = seasons.rules(season);
        var rows = permissions.rows();
        var name = "berths/" + competition + "/" + filter;
        var after = cursors.position(page, name).map(key -> UUID.fromString(key.getFirst()));
        var events = new SeenEvents(rows, competition, rules).ids().toArray(String[]::new);
        var state = filter.state() == null ? null : filter.state().name();
        var source = filter.source() == null ? null : filter.source().name();
        var found = database.query(
                """
                select * from berth
                where season_id = ? and id > ? and (? or from_event = any(?))
                  and (cast(? as text) is null or stage = ?) and (cast(? as text) is null or section = ?)
                  and (cast(? as text) is null or state = ?) and (cast(? as text) is null or source = ?)
                  and (cast(? as text) is null or from_event = ?)
                order by id limit ?""",
                Berths::read,
                season.id(),
                after.orElse(new UUID(0, 0)),
                rows.all(),
                events,
                filter.stage(),
                filter.stage(),
                filter.section(),
                filter.section(),
                state,
                state,
                source,
                source,
                filter.fromEvent(),
                filter.fromEvent(),
                page.limit() + 1);
        var known = reader.persons(found.stream().map(Berth::personId).toList());
        return cursors.page(page, name, found, berth -> List.of(berth.id().toString()))
                .map(berth -> view(berth, rules, known, null, language));
    }

    BerthView read(UUID id, Language language) {
        var berth = berths.find(id).orElseThrow(DomainProblem::notFound);
        permissions.requireElseHidden(scopes(berth, seasons.rules(seasons.get(berth.competition()))));
        return view(berth, language);
    }

    List<BerthView> ofPerson(UUID person, Language language) {
        permissions.requireElseHidden(Scope.person(person));
        var views = new ArrayList<BerthView>();
        for (var berth : database.query("select * from berth where person_id = ? order by id", Berths::read, person)) {
            views.add(view(berth, language));
        }
        return views;
    }

    @Transactional
    BerthView answer(UUID id, Answer answer, Language language) {
        var berth = berths.find(id).orElseThrow(DomainProblem::notFound);
        permissions.requireElseHidden(Scope.person(berth.personId()));
        var answered = answers.answer(id, answer);
        audit.record("berth-answered", "berth", id, answer.name());
        return view(answered, language);
    }

    @Transactional
    BerthView revoke(UUID id, BerthCause cause, String reason, Language language) {
        var revoked = answers.revoke(id, cause, reason);
        audit.record("berth-revoked", "berth", id, reason);
        return view(revoked, language);
    }

    List<QualifierView> qualifiers(String competition, String stage, Language language) {
        var season = seasons.get(competition);
        var rules = seasons.rules(season);
        var granted = berths.book(season.id()).berths().stream()
                .filter(berth -> berth.stage().equals(stage) && berth.state() == BerthState.GRANTED)
                .sorted(Comparator.comparing(Berth::section).thenComparing(Berth::id))
                .toList();
        var known = reader.persons(granted.stream().map(Berth::personId).toList());
        return granted.stream()
                .map(berth -> new QualifierView(
                        berth.section(),
                        Reader.named(berth.personId(), known),
                        berth.source(),
                        berth.fromEvent(),
                        berth.rank(),
                        reader.words(berth.reasons(), rules, language)))
                .toList();
    }

    private static Scope[] scopes(Berth berth, SeasonRules rules) {
        var scopes = new ArrayList<Scope>();
        scopes.add(Scope.person(berth.personId()));
        if (berth.fromEvent() != null) {
            scopes.addAll(List.of(SeenEvents.scopes(berth.competition(), berth.fromEvent(), rules)));
        }
        return scopes.toArray(Scope[]::new);
    }

    private BerthView view(Berth berth, Language language) {
        var rules = seasons.rules(seasons.get(berth.competition()));
        var moves = berths.moves(berth.id()).stream()
                .map(move -> new MoveView(
                        move.from(),
                        move.to(),
                        move.at(),
                        move.actor(),
                        move.cause(),
                        reader.words(move.reasons(), rules, language)))
                .toList();
        return view(berth, rules, reader.persons(List.of(berth.personId())), moves, language);
    }

    private BerthView view(
            Berth berth,
            SeasonRules rules,
            Map<UUID, Person> known,
            @Nullable List<MoveView> moves,
            Language language) {
        return new BerthView(
                berth.id(),
                berth.competition(),
                berth.stage(),
                berth.event(),
                berth.section(),
                Reader.named(berth.personId(), known),
                berth.source(),
                berth.sourceCode(),
                berth.state(),
                berth.fromStage(),
                berth.fromEvent(),
                berth.rank(),
                berth.answerBy(),
                berth.cause(),
                reader.words(berth.reasons(), rules, language),
                moves,
                berth.version());
    }
}
