-- What sellers owe the tax office to know (Council Directive 2021/514, 'DAC7'): what is asked of them, who was asked when, and the reports of each year.
alter table companies add column if not exists tax_held_since timestamptz;

create table if not exists tax_data (
  company_id int primary key references companies on delete cascade,
  -- Sealed: numbers of people and days of birth are for nobody who reads a copy of the database.
  sealed bytea not null,
  revision int not null default 1,
  saved_at timestamptz not null
);

-- Whose data were missing when, and when they were asked for; gone once all is there.
create table if not exists tax_requests (
  company_id int primary key references companies on delete cascade,
  missing text[] not null,
  first_at timestamptz not null,
  second_at timestamptz,
  held_at timestamptz
);

-- The days on which all companies were looked through.
create table if not exists tax_rounds (day date primary key);

create table if not exists tax_reports (
  id int generated always as identity primary key,
  year int not null check (year between 2024 and 2200),
  version int not null check (version > 0),
  state text not null check (state in ('writing', 'ready', 'sent')),
  -- By which rules it was drawn up, and who runs the market: as it was then.
  rule jsonb not null,
  platform jsonb not null,
  -- The last company that is in it.
  place int not null default 0,
  xml_parts text[] not null default '{}',
  csv_parts text[] not null default '{}',
  reported int not null default 0,
  excluded int not null default 0,
  incomplete int not null default 0,
  begun_at timestamptz not null,
  begun_by uuid not null,
  ready_at timestamptz,
  sent_at timestamptz,
  sent_by uuid,
  unique (year, version),
  check ((state = 'sent') = (sent_at is not null))
);
-- One of a year that is not sent.
create unique index if not exists tax_reports_open on tax_reports (year) where state <> 'sent';

create table if not exists tax_report_sellers (
  report_id int not null references tax_reports on delete cascade,
  company_id int not null,
  -- Who it is, as it was then; sealed.
  sealed bytea not null,
  -- By currency and quarter; grosze.
  figures jsonb not null,
  -- What the file says of it: for the first time, otherwise than before, as before, no longer, or nothing.
  said text not null check (said in ('new', 'changed', 'same', 'removed', 'nothing')),
  reported boolean not null,
  missing text[] not null,
  -- Its name in the file, and of what it takes the place.
  reference text,
  corrects text,
  digest bytea not null,
  told_at timestamptz,
  primary key (report_id, company_id)
);
create index if not exists tax_report_sellers_company on tax_report_sellers (company_id, report_id desc);
