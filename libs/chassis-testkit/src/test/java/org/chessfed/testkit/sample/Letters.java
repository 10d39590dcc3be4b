package org.chessfed.testkit.sample;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.permission.ScopeKind;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.notification.NoticeCard;
import org.chessfed.events.notification.NoticeSent;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
class Letters {

    private final LetterRepository repository;
    private final EntityManager entities;
    private final Outbox outbox;
    private final Permissions permissions;
    private final Preconditions preconditions;
    private final Cursors cursors;

    Letters(
            LetterRepository repository,
            EntityManager entities,
            Outbox outbox,
            Permissions permissions,
            Preconditions preconditions,
            Cursors cursors) {
        this.repository = repository;
        this.entities = entities;
        this.outbox = outbox;
        this.permissions = permissions;
        this.preconditions = preconditions;
        this.cursors = cursors;
    }

    @Transactional
    LetterView send(String personId, String text, String kind, @Nullable Instant answerBy) {
        permissions.require(Scope.person(personId));
        if (text.contains("!!!")) {
            throw DomainProblem.refused("letter-too-loud").clause("LAKE-X1").with("signs", 3);
        }
        Letter letter = Letter.to(personId, text);
        letter.answerBy = answerBy;
        repository.persist(letter);
        outbox.add(
                new NoticeSent(new NoticeCard(letter.id.toString(), personId, kind, "MAIL", ""), letter.version + 1));
        return LetterView.of(letter);
    }

    @Transactional
    LetterView read(UUID id) {
        Letter letter = repository.findByIdOptional(id).orElseThrow(DomainProblem::notFound);
        permissions.require(Scope.person(letter.personId));
        return LetterView.of(letter);
    }

    @Transactional
    LetterView change(UUID id, String text) {
        Letter letter = repository.findByIdOptional(id).orElseThrow(DomainProblem::notFound);
        permissions.require(Scope.person(letter.personId));
        preconditions.require(letter.version);
        letter.text = text;
        entities.flush();
        outbox.add(new NoticeSent(
                new NoticeCard(letter.id.toString(), letter.personId, "changed", "MAIL", ""), letter.version + 1));
        return LetterView.of(letter);
    }

    @Transactional
    Page<LetterView> list(PageRequest page) {
        Rows rows = permissions.rows();
        String after =
                cursors.position(page, "letters").map(List::getFirst).orElse("00000000-0000-0000-0000-000000000000");
        Set<String> persons = rows.of(ScopeKind.PERSON);
        List<Letter> found = repository
                .find(
                        "id > ?1 and (?2 = true or personId in ?3) order by id",
                        UUID.fromString(after),
                        rows.all(),
                        persons)
                .range(0, page.limit())
                .list();
        return cursors.page(page, "letters", found, letter -> List.of(letter.id.toString()))
                .map(LetterView::of);
    }
}
