create table categories (
  id int generated always as identity primary key,
  parent_id int references categories,
  reading text not null check (reading in ('electronics', 'cosmetics')),
  slug text not null,
  names jsonb not null,
  icon text not null,
  position int not null,
  -- Full schema of the category, its parent's attributes included.
  attributes jsonb not null default '[]',
  google_taxonomy_id int,
  product_count int not null default 0,
  unique (reading, slug)
);
create index categories_parent on categories (parent_id, position);

create table products (
  id int generated always as identity primary key,
  company_id int not null references companies,
  category_id int not null references categories,
  title text not null,
  brand text not null,
  model text not null,
  mpn text,
  texts jsonb not null,
  state text not null check (state in ('new', 'used', 'damaged')),
  grade text check (grade in ('openBox', 'A', 'B', 'C', 'D', 'repairable', 'forParts')),
  refurbished boolean not null default false,
  battery_health smallint check (battery_health between 0 and 100),
  warranty_months smallint not null default 0,
  defects jsonb not null default '[]',
  erp_code text,
  ean text,
  product_index text,
  delivery_days smallint not null default 1,
  vat_scheme text not null default 'vat23' check (vat_scheme in ('vat23', 'margin')),
  currency text not null default 'PLN',
  attributes jsonb not null default '{}',
  images jsonb not null default '[]',
  shop_ids int[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'published', 'paused')),
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index products_erp_code on products (company_id, erp_code) where erp_code is not null;
create index products_company on products (company_id, id);
create index products_category on products (category_id);

create table versions (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  position smallint not null default 0,
  name text not null default '',
  -- Gross, grosze.
  price bigint not null check (price >= 0),
  -- Price before the running reduction; null when none runs.
  was_price bigint check (was_price > price),
  -- Lowest price of the 30 days before the running reduction, fixed when it begins.
  last_price bigint,
  quantity int not null default 0 check (quantity >= 0),
  attributes jsonb not null default '{}'
);
create index versions_product on versions (product_id, position);

-- Append-only: every price a version ever had, from its first day.
create table price_history (
  id bigint generated always as identity primary key,
  version_id int not null references versions on delete cascade,
  amount bigint not null,
  currency text not null,
  valid_from timestamptz not null
);
create index price_history_version on price_history (version_id, valid_from);

-- Append-only: why stock is what it is.
create table stock_movements (
  id bigint generated always as identity primary key,
  version_id int not null references versions on delete cascade,
  delta int not null,
  reason text not null check (reason in ('initial', 'order', 'holdReturned', 'cancelled', 'correction', 'import')),
  reference text,
  at timestamptz not null default now()
);
create index stock_movements_version on stock_movements (version_id, at);
