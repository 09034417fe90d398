-- Lists of goods for other sites, written beforehand into files: what everybody may fetch costs a file, not a walk over all offers.
create table if not exists feeds (
  name text primary key,
  is_on boolean not null default false,
  locale text not null,
  states text[] not null,
  -- What is served: files one after another, each whole in itself.
  parts text[] not null default '{}',
  offers int not null default 0,
  left_out int not null default 0,
  bytes bigint not null default 0,
  written_at timestamptz,
  -- What is being written: `FeedDraft`.
  draft jsonb
);
