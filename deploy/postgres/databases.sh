#!/bin/bash
# Runs once, when the container makes its data directory: a database per service, whose owner makes the schema and whose
# own role only reads and writes rows; and one that Keycloak owns. The local platform does the same by itself.
set -euo pipefail

run() {
  psql -v ON_ERROR_STOP=1 --no-psqlrc -q -U postgres "$@"
}

for name in registration pairing selection rating payment notification; do
  password=${name^^}_PASSWORD
  owner_password=${name^^}_OWNER_PASSWORD
  run -d postgres -v name="$name" -v owner="${name}_owner" -v password="${!password}" \
    -v owner_password="${!owner_password}" << 'END'
create role :"owner" login password :'owner_password';
create role :"name" login password :'password';
create database :"name" owner :"owner";
END
  run -d "$name" -v name="$name" -v owner="${name}_owner" << 'END'
alter schema public owner to :"owner";
grant usage on schema public to :"name";
alter default privileges for role :"owner" grant select, insert, update, delete on tables to :"name";
alter default privileges for role :"owner" grant usage, select on sequences to :"name";
END
done

run -d postgres -v password="$KEYCLOAK_PASSWORD" << 'END'
create role keycloak login password :'password';
create database keycloak owner keycloak;
END
