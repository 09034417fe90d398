-- Keys that programs of a company call the API with. Only a keyed hash of each secret is kept, with its two ends to recognise it by.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  company_id int not null references companies on delete cascade,
  name text not null,
  scopes text[] not null check (scopes <> '{}'),
  secret_hash bytea not null unique,
  secret_start text not null,
  secret_end text not null,
  -- After a rotation the secret before it lives on for some days.
  old_hash bytea unique,
  old_until timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  rotated_at timestamptz,
  -- Null: until it is revoked.
  expires_at timestamptz,
  last_used_at timestamptz,
  check ((old_hash is null) = (old_until is null))
);
create index api_keys_company on api_keys (company_id, created_at);
