-- The contract with a company may be ended by the operator (Regulation 2019/1150 art. 4): a state of its own, without a way to sell.
alter table companies drop constraint if exists companies_status_check;
alter table companies add constraint companies_status_check
  check (status in ('draft', 'submitted', 'approved', 'rejected', 'suspended', 'ended')) not valid;
alter table companies validate constraint companies_status_check;

-- When and why, as the owners were told. What a person said is not kept here but what the company said.
create table if not exists company_ends (
  id bigint generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  -- notice: after the days of notice; law, breach: the exceptions that need none.
  kind text not null check (kind in ('notice', 'law', 'breach')),
  reasons text not null,
  provision text not null,
  notified_at timestamptz not null,
  -- The first moment at which the company does not sell any more.
  ends_at timestamptz not null,
  ended_at timestamptz,
  called_off_at timestamptz,
  called_off_reason text,
  complaint text,
  complained_at timestamptz,
  outcome text check (outcome in ('stands', 'changed')),
  answer text,
  answered_at timestamptz,
  -- What the company brought to be let in is deleted six months after the end (Regulation 2022/2065 art. 30 par. 5).
  purged_at timestamptz,
  check (ended_at is null or called_off_at is null or called_off_at >= ended_at),
  check ((outcome is null) = (answered_at is null))
);
create unique index if not exists company_ends_open on company_ends (company_id) where ended_at is null and called_off_at is null;
create index if not exists company_ends_company on company_ends (company_id, id desc);
create index if not exists company_ends_due on company_ends (ends_at) where ended_at is null and called_off_at is null;
create index if not exists company_ends_purge on company_ends (ended_at) where purged_at is null and called_off_at is null;

-- Papers that the operator asks a company for, in words.
create table if not exists document_requests (
  id bigint generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  kind text not null check (kind in ('register', 'identity', 'bank', 'other')),
  words text not null,
  asked_at timestamptz not null,
  -- The last day, on the market's clock.
  due_on date,
  closed_at timestamptz,
  outcome text check (outcome in ('received', 'withdrawn')),
  check ((outcome is null) = (closed_at is null))
);
create index if not exists document_requests_company on document_requests (company_id, id desc);
