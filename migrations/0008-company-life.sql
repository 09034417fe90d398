alter table companies
  -- VAT number with its country (PL1234567890), when registered for VAT in the EU.
  add column vat_id text,
  add column register_name text,
  add column bank_holder text,
  add column self_certified_at timestamptz,
  -- Why it was rejected or suspended, in the operator's words.
  add column status_reason text,
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  -- The marketplace owner's own company: its data stand in the footer and on invoices.
  add column operates_market boolean not null default false,
  -- Requirements of the operator's list that are not met.
  add column missing text[] not null default '{}',
  add column revision int not null default 1,
  add column sells boolean generated always as (status = 'approved' and missing = '{}') stored;
create unique index companies_operator on companies (operates_market) where operates_market;
create index companies_queue on companies (status, id desc);

alter table company_members add column since timestamptz not null default now();

create table company_documents (
  id int generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  kind text not null,
  name text not null,
  media text not null,
  size int not null,
  file_key text not null,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index company_documents_company on company_documents (company_id, id);

create table company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id int not null references companies on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'warehouse', 'accountant')),
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index company_invitations_open on company_invitations (company_id, lower(email));
create index company_invitations_address on company_invitations (lower(email));
create index company_invitations_age on company_invitations (expires_at);

-- What public registers said of a company: proof for the operator.
create table company_checks (
  id int generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  source text not null check (source in ('whiteList', 'vies')),
  -- unknown: the register could not be asked.
  outcome text not null check (outcome in ('confirmed', 'refuted', 'unknown')),
  detail jsonb not null default '{}',
  -- The register's own number of the answer.
  reference text,
  at timestamptz not null default now()
);
create index company_checks_company on company_checks (company_id, id desc);

-- Answers of registers, one a number and day: they allow few questions.
create table register_answers (
  source text not null,
  number text not null,
  day date not null,
  answer jsonb not null,
  primary key (source, number, day)
);
