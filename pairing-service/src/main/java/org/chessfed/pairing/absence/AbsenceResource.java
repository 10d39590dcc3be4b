package org.chessfed.pairing.absence;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.jspecify.annotations.Nullable;

/** Absences, byes and withdrawals over HTTP. */
@Path("/v1/tournaments/{id}")
@Produces(MediaType.APPLICATION_JSON)
class AbsenceResource {

    private final Absences absences;

    AbsenceResource(Absences absences) {
        this.absences = absences;
    }

    record AnnounceAbsence(
            @NotBlank @Size(max = 64) String personId,
            @NotEmpty @Size(max = 40) List<@NotNull Integer> rounds,
            @NotNull AnnouncementKind kind,
            @NotBlank @Size(max = 200) String reason,
            @Nullable Instant announcedAt) {}

    record WithdrawPlayer(
            @NotBlank @Size(max = 64) String personId,
            @Positive int fromRound,
            @NotBlank @Size(max = 200) String reason,
            @Nullable Instant announcedAt) {}

    record RequestAbsence(
            @NotBlank @Size(max = 64) String personId,
            @NotEmpty @Size(max = 40) List<@NotNull Integer> rounds,
            @NotNull AnnouncementKind kind,
            @NotBlank @Size(max = 200) String reason) {}

    record RevokeAnnouncement(
            @NotBlank @Size(max = 64) String personId,
            @Positive int round,
            @NotBlank @Size(max = 200) String reason) {}

    /** A player, or the holder of his private link, asks not to be paired in some rounds. */
    @POST
    @Path("/requests")
    @Idempotent
    public List<AnnouncementView> requestAbsence(UUID id, @NotNull @Valid RequestAbsence body) {
        if (body.kind() == AnnouncementKind.WITHDRAWAL) {
            throw DomainProblem.invalid(FieldError.of("/kind", "withdraw-instead"));
        }
        return absences.request(id, body.personId(), body.rounds(), body.kind(), body.reason()).stream()
                .map(AnnouncementView::of)
                .toList();
    }

    /** Takes an announcement back before its round is paired. */
    @POST
    @Path("/announcements/revocation")
    @Idempotent
    public void revokeAnnouncement(UUID id, @NotNull @Valid RevokeAnnouncement body) {
        absences.revoke(id, body.personId(), body.round(), body.reason());
    }

    @POST
    @Path("/announcements")
    @Idempotent
    public List<AnnouncementView> announceAbsence(UUID id, @NotNull @Valid AnnounceAbsence body) {
        if (body.kind() == AnnouncementKind.WITHDRAWAL) {
            throw DomainProblem.invalid(FieldError.of("/kind", "withdraw-instead"));
        }
        return absences
                .announce(id, body.personId(), body.rounds(), body.kind(), body.reason(), body.announcedAt())
                .stream()
                .map(AnnouncementView::of)
                .toList();
    }

    @POST
    @Path("/withdrawals")
    @Idempotent
    public List<AnnouncementView> withdrawPlayer(UUID id, @NotNull @Valid WithdrawPlayer body) {
        return absences.withdraw(id, body.personId(), body.fromRound(), body.reason(), body.announcedAt()).stream()
                .map(AnnouncementView::of)
                .toList();
    }

    @GET
    @Path("/announcements")
    public List<AnnouncementView> listAnnouncements(UUID id) {
        return absences.list(id).stream().map(AnnouncementView::of).toList();
    }
}
