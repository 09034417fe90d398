-- What a company, or the operator of the market, takes along: a ZIP that a job writes (Regulation 2019/1150 art. 9).
create table if not exists data_exports (
  id int generated always as identity primary key,
  -- Null: of the whole market.
  company_id int references companies on delete cascade,
  state text not null check (state in ('waiting', 'done', 'failed', 'gone')),
  asked_by uuid not null,
  locale text not null,
  asked_at timestamptz not null,
  done_at timestamptz,
  expires_at timestamptz,
  file_key text,
  bytes bigint,
  -- Why there is none.
  reason text check (reason in ('too_large', 'no_room', 'stopped')),
  check ((state = 'done') = (file_key is not null)),
  check ((state = 'failed') = (reason is not null))
);
-- One at a time.
create unique index if not exists data_exports_waiting on data_exports (coalesce(company_id, 0)) where state = 'waiting';
create index if not exists data_exports_company on data_exports (company_id, id desc);
create index if not exists data_exports_expiring on data_exports (expires_at) where state = 'done';
