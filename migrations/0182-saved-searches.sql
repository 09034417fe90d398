create table saved_searches (
  id int generated always as identity primary key,
  user_id uuid not null references users,
  name text not null,
  -- Conditions of a list, as its address says them.
  query text not null,
  locale text not null,
  often text not null check (often in ('atOnce', 'daily', 'never')),
  created_at timestamptz not null,
  -- Lexemes and prices that documents are compared with; made anew now and then, as values get ids when they first appear.
  compiled jsonb not null,
  compiled_at timestamptz not null,
  -- New offers since the last notice, and some of them.
  waiting int not null default 0,
  waiting_ids int[] not null default '{}',
  told_at timestamptz not null,
  unique (user_id, query)
);
create index saved_searches_waiting on saved_searches (often, told_at) where waiting > 0;
create index saved_searches_compiled on saved_searches (compiled_at);

-- A document that fits a search has one of its anchors among its lexemes.
create table saved_search_anchors (
  anchor text not null,
  search_id int not null references saved_searches on delete cascade,
  primary key (anchor, search_id)
);
create index saved_search_anchors_search on saved_search_anchors (search_id);

-- Offers that saved searches were compared with, each once in its life.
create table matched_offers (
  product_id int primary key
);
insert into matched_offers select product_id from listings on conflict do nothing;

-- How far the changes of the lists were followed; `walk_after`: all of them are looked through, as some changes were missed.
create table search_following (
  single boolean primary key default true check (single),
  revision bigint not null,
  walk_after int
);
insert into search_following (revision) select coalesce(max(revision), 0) from search_state on conflict do nothing;
