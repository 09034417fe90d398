-- Files that operator (no company) and sellers lay beside an open chargeback; sealed on the disk, removed a year after the decision.
create table chargeback_files (
  id bigint generated always as identity primary key,
  chargeback_id bigint not null references chargebacks on delete cascade,
  company_id int references companies,
  -- What it shows; null: it stays here and is not sent.
  kind text,
  words text not null,
  name text not null,
  media text not null,
  size int not null check (size > 0),
  hash bytea not null,
  file_key text not null unique,
  added_by uuid references users on delete set null,
  added_at timestamptz not null,
  -- What the provider calls it once it has it.
  provider_file text,
  -- The same file again is the same file.
  unique nulls not distinct (chargeback_id, company_id, hash)
);

-- The market's answer to a dispute, where the provider takes it from a program. `attempt`: one more after a refusal.
create table chargeback_answers (
  chargeback_id bigint primary key references chargebacks on delete cascade,
  words text not null,
  state text not null check (state in ('due', 'sent', 'refused')),
  attempt int not null,
  -- The provider's own word for why it was refused.
  refusal text,
  asked_at timestamptz not null,
  asked_by uuid references users on delete set null,
  ended_at timestamptz,
  check ((ended_at is null) = (state = 'due')),
  check ((refusal is not null) = (state = 'refused'))
);

-- Where decided ones lie by time: their files are removed a year later.
create index chargebacks_decided on chargebacks (decided_at) where decided_at is not null;
