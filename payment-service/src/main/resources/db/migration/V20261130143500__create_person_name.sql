-- Public names of persons who have a charge, so that a treasurer knows who paid; taken out when the person is erased.
create table person_name (
    person_id uuid primary key,
    name_zh text not null
);
