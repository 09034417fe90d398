-- Trusted flaggers (Regulation 2022/2065 art. 22): their reports come first, and are counted apart.
create table if not exists trusted_flaggers (
  id int generated always as identity primary key,
  -- The address of an account, in lower case: whoever logs in with it reports as the flagger.
  email text not null,
  name text not null,
  -- The coordinator that awarded the status.
  awarded_by text not null,
  since timestamptz not null,
  ended_at timestamptz
);
create unique index if not exists trusted_flaggers_email on trusted_flaggers (email) where ended_at is null;

alter table content_reports drop constraint if exists content_reports_source_check;
alter table content_reports add constraint content_reports_source_check
  check (source in ('form', 'operator', 'authority', 'safety', 'flagger')) not valid;
alter table content_reports validate constraint content_reports_source_check;
create index if not exists content_reports_line on content_reports
  ((rank * 2 + case when source = 'flagger' then 0 else 1 end), due_at, id) where state <> 'decided';
