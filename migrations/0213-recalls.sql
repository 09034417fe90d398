-- Recalls, safety notices and illegal products: which offers they are about, and whom they were told (Regulation 2023/988 art. 22, 35; 2022/2065 art. 32).
create table if not exists recalls (
  id int generated always as identity primary key,
  kind text not null check (kind in ('recall', 'safety', 'illegal')),
  source text not null check (source in ('operator', 'authority', 'safety')),
  -- Each by language.
  title jsonb not null,
  danger jsonb not null,
  remedy jsonb not null,
  link text,
  -- What it is about: all that is said has to fit.
  brand text,
  model text,
  ean text,
  category_ids int[],
  product_ids int[],
  -- Who bought since then is told.
  since timestamptz not null,
  pauses boolean not null,
  provision text not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  published_at timestamptz not null,
  published_by uuid not null,
  -- How far the work is; `place`: the last id it has done.
  step text not null check (step in ('offers', 'sellers', 'buyers', 'done')),
  place bigint not null default 0,
  done_at timestamptz,
  ended_at timestamptz
);
create index if not exists recalls_running on recalls (id) where ended_at is null;

create table if not exists recall_offers (
  recall_id int not null references recalls,
  product_id int not null,
  company_id int not null,
  title text not null,
  primary key (recall_id, product_id)
);
create index if not exists recall_offers_product on recall_offers (product_id);

-- Whom it was told: once each.
create table if not exists recall_sellers (
  recall_id int not null references recalls,
  company_id int not null,
  told_at timestamptz not null,
  primary key (recall_id, company_id)
);
create table if not exists recall_buyers (
  recall_id int not null references recalls,
  order_id int not null,
  told_at timestamptz not null,
  primary key (recall_id, order_id)
);
