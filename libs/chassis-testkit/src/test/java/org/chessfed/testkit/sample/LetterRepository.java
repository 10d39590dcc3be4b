package org.chessfed.testkit.sample;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

@ApplicationScoped
class LetterRepository implements PanacheRepositoryBase<Letter, UUID> {}
