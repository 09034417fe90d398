-- Lower case without diacritics, as foldText of values/text-fold.ts.
create function fold_text(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(normalize(replace(replace(lower($1 collate pg_c_utf8), 'ł', 'l'), 'ß', 'ss'), nfd), '[\u0300-\u036f]', '', 'g')
$$;

-- Words of a product, folded, and the numbers within them: `T480` is found by `480`, too. `<` before a code spelled backwards: people
-- read out its last digits.
create function assortment_terms(texts text, codes text[]) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select left(word, 60) from regexp_split_to_table(fold_text(texts || ' ' || array_to_string(codes, ' ')) collate pg_c_utf8, '[^[:alnum:]]+') word
      where word <> ''
    union select left(found[1], 60) from regexp_matches(fold_text(texts), '[a-z]([0-9]{2,})', 'g') found
    union select '<' || left(reverse(regexp_replace(fold_text(code) collate pg_c_utf8, '[^[:alnum:]]', '', 'g')), 60) from unnest(codes) code
      where code is not null))
$$;

-- What a seller's list finds, filters and sorts by, in one narrow row a product, whatever its status. Follows products and versions by
-- way of the marks below. No foreign key: nobody who writes a product ever waits for this table.
create table assortment (
  product_id int primary key,
  company_id int not null,
  category_id int not null,
  -- Status, with what is published but gone as a standing of its own.
  standing text not null check (standing in ('draft', 'published', 'soldOut', 'paused')),
  state text not null,
  -- The lowest of its versions, gross, grosze.
  price bigint not null,
  -- All versions together.
  quantity bigint not null,
  reduced boolean not null,
  pictured boolean not null,
  -- To the millisecond, as cursors carry them.
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Folded.
  title text collate "C" not null,
  -- Words it is found by (see assortment_terms), `#12` its number and `@3` its company.
  terms tsvector not null,
  -- Of the texts that the terms were made of.
  text_hash bigint not null
) with (fillfactor = 90);
create index assortment_created on assortment (company_id, created_at, product_id);
create index assortment_updated on assortment (company_id, updated_at, product_id);
create index assortment_title on assortment (company_id, title, product_id);
create index assortment_price on assortment (company_id, price, product_id);
create index assortment_quantity on assortment (company_id, quantity, product_id);
create index assortment_standing on assortment (company_id, standing, created_at, product_id);
create index assortment_category on assortment (company_id, category_id, product_id);
create index assortment_reduced on assortment (company_id, product_id) where reduced;
create index assortment_bare on assortment (company_id, product_id) where not pictured;
create index assortment_terms on assortment using gin (terms) with (fastupdate = off);

-- Products whose row above is behind. Only added to by writers, so that two of them never meet; taken by whoever reads the list next,
-- or by a job.
create table assortment_changes (
  id bigint generated always as identity primary key,
  company_id int not null,
  product_id int not null
);
create index assortment_changes_company on assortment_changes (company_id, id);

create function mark_changed_products() returns trigger language plpgsql as $$
begin
  insert into assortment_changes (company_id, product_id) select company_id, id from changed;
  return null;
end $$;
create trigger products_added after insert on products referencing new table as changed
  for each statement execute function mark_changed_products();
create trigger products_changed after update on products referencing new table as changed
  for each statement execute function mark_changed_products();
create trigger products_removed after delete on products referencing old table as changed
  for each statement execute function mark_changed_products();

create function mark_changed_versions() returns trigger language plpgsql as $$
begin
  insert into assortment_changes (company_id, product_id)
  select company_id, id from products where id in (select product_id from changed);
  return null;
end $$;
create trigger versions_added after insert on versions referencing new table as changed
  for each statement execute function mark_changed_versions();
create trigger versions_changed after update on versions referencing new table as changed
  for each statement execute function mark_changed_versions();
create trigger versions_removed after delete on versions referencing old table as changed
  for each statement execute function mark_changed_versions();

insert into assortment_changes (company_id, product_id) select company_id, id from products;

-- One change of many products, and how far it has come.
create table bulk_runs (
  id bigint generated always as identity primary key,
  company_id int not null references companies,
  by_user uuid,
  change jsonb not null,
  -- Whether everything that matched a filter was meant, not products chosen one by one.
  filtered boolean not null,
  status text not null default 'running' check (status in ('running', 'done', 'undoing', 'undone')),
  total int not null,
  changed int not null default 0,
  same int not null default 0,
  refused int not null default 0,
  undone int not null default 0,
  skipped int not null default 0,
  -- Of the request: the same one repeated finds this run.
  request_key text,
  request_hash bytea,
  created_at timestamptz not null,
  finished_at timestamptz,
  undo_by uuid,
  undone_at timestamptz,
  unique (company_id, request_key)
);
create index bulk_runs_company on bulk_runs (company_id, id);
create index bulk_runs_open on bulk_runs (id) where status in ('running', 'undoing');

-- What a run did to each product; written with the change itself, so that no product is met twice.
create table bulk_rows (
  run_id bigint not null references bulk_runs on delete cascade,
  product_id int not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'changed', 'same', 'refused', 'undone', 'skipped')),
  reason text,
  -- What it was and what it became.
  before jsonb,
  after jsonb,
  primary key (run_id, product_id)
);
create index bulk_rows_outcome on bulk_rows (run_id, outcome, product_id);
