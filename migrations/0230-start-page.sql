-- What the operator makes of the start page, version by version: never changed and never removed. None: what the market comes with.
create table if not exists start_page_versions (
  version int primary key check (version > 0),
  blocks jsonb not null,
  by uuid not null,
  at timestamptz not null
);
drop trigger if exists start_page_versions_append_only on start_page_versions;
create trigger start_page_versions_append_only before update or delete on start_page_versions
  for each statement execute function refuse_change();
