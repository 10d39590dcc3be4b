-- Twins share name hash and day, and a child may be entered by two parents: two persons of one identity may be right, but
-- not with one address. A person who was merged into another no longer counts.
create unique index person_one_per_identity_and_contact on person (identity_hash, contact_hash)
    where merged_into is null and contact_hash is not null;
