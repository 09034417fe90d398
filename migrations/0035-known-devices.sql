-- Browsers that logged in to an account before keep guesses of their own there, so that a stranger's guesses lock nobody out. Only a
-- keyed hash of what the browser keeps; one row for each account that logs in with it.
create table known_devices (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index known_devices_user on known_devices (user_id, last_used_at desc);
create index known_devices_age on known_devices (last_used_at);
