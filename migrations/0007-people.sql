-- A person signs in by e-mail or by username; deleted people keep their row, without anything that tells who they were.
alter table users
  add column password_hash text,
  add column presence text not null default 'available' check (presence in ('available', 'busy', 'away')),
  add column avatar text not null default 'preset-1',
  add column locale text not null default 'pl-PL',
  add column privacy_accepted_at timestamptz,
  add column verified_at timestamptz,
  add column status_reason text,
  add column deleted_at timestamptz;
create unique index users_username on users (lower(username));
create index users_newest on users (created_at desc, id);
-- What was just erased must not come back by a change that was under way.
create function refuse_deleted() returns trigger language plpgsql as $$
begin
  raise exception 'the account is deleted';
end $$;
create trigger users_deleted_stay before update on users
  for each row when (old.status = 'deleted') execute function refuse_deleted();
create index users_unverified on users (created_at) where status = 'pending';
-- What the operator looks for people by.
create index users_words on users using gin (lower(first_name || ' ' || last_name || ' ' || username || ' ' || email) gin_trgm_ops);

alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default '',
  -- Network the session came from, without its last part: enough to recognise, too little to follow.
  add column network text not null default '',
  add column kept boolean not null default false,
  add column last_seen_at timestamptz not null default now(),
  -- When the person last proved the password (or a passkey) in this session.
  add column confirmed_at timestamptz;
create unique index sessions_id on sessions (id);

-- Short codes and links sent by mail. Only a keyed hash is kept.
create table account_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'emailOld', 'emailNew')),
  -- A new e-mail address waiting for its confirmation.
  email text,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_user on account_tokens (user_id, purpose);
create index account_tokens_age on account_tokens (expires_at);

create table authenticators (
  user_id uuid primary key references users on delete cascade,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  -- Time step of the last accepted code: none is accepted twice.
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create table passkeys (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
create table passkey_challenges (
  challenge text primary key,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);

create table shipping_addresses (
  id int generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  first_name text not null,
  last_name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  region text not null default '',
  country text not null,
  created_at timestamptz not null default now(),
  is_default boolean not null default false
);
create index shipping_addresses_user on shipping_addresses (user_id, id);
create unique index shipping_addresses_default on shipping_addresses (user_id) where is_default;
create table invoice_profiles (
  id int generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  tax_id text not null,
  address text not null,
  created_at timestamptz not null default now(),
  is_default boolean not null default false
);
create index invoice_profiles_user on invoice_profiles (user_id, id);
create unique index invoice_profiles_default on invoice_profiles (user_id) where is_default;

-- Mail to send and mail sent. What a mail says is sealed, and erased once it has left.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  template text not null,
  locale text not null,
  content_sealed bytea,
  status text not null default 'queued' check (status in ('queued', 'sent', 'outbox', 'dead')),
  attempts int not null default 0,
  last_error text,
  -- Whoever sends it has it until then: nobody else begins.
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_recipient on mails (lower(recipient));
create index mails_status on mails (status, id desc);
create index mails_age on mails (created_at);

-- Who did what to whom. Rows are never changed and never removed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Counters of attempts; the key is a hash of whom it counts.
create table throttles (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

-- Files sent before what they belong to exists; those nobody claimed are swept.
create table draft_uploads (
  key text primary key,
  purpose text not null,
  owner_id uuid references users on delete cascade,
  created_at timestamptz not null default now()
);
create index draft_uploads_age on draft_uploads (created_at);
