-- What the operator writes of a page and has not published yet; one a page.
create table if not exists text_drafts (
  page text primary key,
  -- Text by language, in the markup of the operator's editor.
  words jsonb not null,
  -- What is different from the version before, by language, in the operator's words.
  changes jsonb not null,
  revision int not null,
  updated_at timestamptz not null
);

-- What the operator's pages say, version by version: never changed and never removed, with the day from which each holds.
create table if not exists text_versions (
  id int generated always as identity primary key,
  page text not null,
  -- Counted within the page.
  number int not null,
  words jsonb not null,
  changes jsonb not null,
  published_at timestamptz not null,
  in_force_from timestamptz not null,
  -- Why it may hold before sellers have had their time: what the law or a danger demands.
  exception jsonb,
  unique (page, number)
);
create index if not exists text_versions_in_force on text_versions (page, in_force_from, number);
drop trigger if exists text_versions_append_only on text_versions;
create trigger text_versions_append_only before update or delete on text_versions
  for each statement execute function refuse_change();

-- What stood in the places of texts, and since when: what a text said is known afterwards, too.
create table if not exists text_values (
  id int generated always as identity primary key,
  at timestamptz not null,
  values jsonb not null
);

-- How far sellers have been told of a version.
create table if not exists text_notifications (
  version_id int primary key references text_versions,
  after_company int not null default 0,
  told int not null default 0,
  done_at timestamptz
);

-- Who accepted which version of the sellers' terms for a company; `version_id` null: the text that the market comes with.
create table if not exists terms_acceptances (
  id int generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  user_id uuid references users on delete set null,
  page text not null,
  version_id int references text_versions,
  at timestamptz not null
);
create index if not exists terms_acceptances_company on terms_acceptances (company_id, id desc);
create index if not exists terms_acceptances_person on terms_acceptances (user_id, id);

-- The versions of the buyers' terms that held when it was placed; empty: the texts that the market comes with; null: from before they were kept.
alter table purchases add column if not exists terms_versions int[];
