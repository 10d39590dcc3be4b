-- A correction that comes after the end of the following round is for rating only: pairing and standings stay with the
-- result that counted before.
alter table game rename column paired_white_outcome to kept_white_outcome;
alter table game rename column paired_black_outcome to kept_black_outcome;
alter table game add column kept_white_late boolean;
alter table game add column kept_black_late boolean;
alter table game add column kept_colours_swapped boolean;
update game set kept_white_late = white_late, kept_black_late = black_late, kept_colours_swapped = colours_swapped
    where kept_white_outcome is not null;
alter table game add check (num_nulls(kept_white_outcome, kept_black_outcome, kept_white_late, kept_black_late,
    kept_colours_swapped) in (0, 5));

alter table game_change add column rating_only boolean not null default false;
