-- Whether a session was opened with a passkey: two factors in one.
alter table sessions add column by_passkey boolean not null default false;
