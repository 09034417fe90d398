alter table categories add column revision int not null default 1;

-- Addresses of categories that were merged into another or got another name.
create table category_aliases (
  reading text not null,
  slug text not null,
  category_id int not null references categories on delete cascade,
  primary key (reading, slug)
);
create index category_aliases_category on category_aliases (category_id);

-- Categories that sellers miss.
create table category_proposals (
  id bigint generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  user_id uuid references users on delete set null,
  parent_id int references categories on delete set null,
  names jsonb not null,
  note text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined', 'withdrawn')),
  -- What the proposal became.
  category_id int references categories on delete set null,
  answer text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index category_proposals_company on category_proposals (company_id, id desc);
create index category_proposals_waiting on category_proposals (id) where status = 'waiting';
create index category_proposals_parent on category_proposals (parent_id);
create index category_proposals_category on category_proposals (category_id);
