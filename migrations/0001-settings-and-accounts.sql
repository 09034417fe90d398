create extension if not exists pg_trgm;
create extension if not exists intarray;

-- One row a setting; the shape of each value is the settings domain's business.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  username text not null,
  first_name text not null,
  last_name text not null default '',
  phone text not null default '',
  permissions text not null default 'buyer' check (permissions in ('buyer', 'seller', 'admin')),
  status text not null default 'active' check (status in ('pending', 'active', 'suspended', 'deleted')),
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

-- Only the SHA-256 of a bearer token is kept.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- Answers already given to requests that carry an Idempotency-Key (24 h).
create table idempotency_keys (
  key text not null,
  scope text not null,
  body_hash bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
