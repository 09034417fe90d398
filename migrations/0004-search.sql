-- Read model of published products: what finding, ordering and counting need in one narrow row, written by the search domain.
create table listings (
  product_id int primary key references products on delete cascade,
  company_id int not null,
  category_id int not null,
  top_category_id int not null,
  price bigint not null,
  -- Static quality of the offer (pictures, facts, warranty): order of equally relevant results, 0..1.
  score real not null,
  -- Whole seconds.
  listed_at timestamptz not null,
  in_stock boolean not null,
  -- One of sixteen, for estimates over many listings.
  sampled boolean not null,
  -- Words of the product by weight, and without weight: `#12` facet values, `@3` categories, `$o4` price ranges,
  -- `!3` steps of the score, `%0`..`%10` nested samples.
  terms tsvector not null,
  -- The words of the title alone, for ranking.
  title tsvector not null,
  -- The same row for counting outside of the database: see digest.ts.
  digest bytea not null
) with (fillfactor = 90);

-- No pending list: a reader never pays for the writers.
create index listings_terms on listings using gin (terms) with (fastupdate = off);
create index listings_sampled_terms on listings using gin (terms) with (fastupdate = off) where sampled;
create index listings_price on listings (in_stock, price, product_id);
create index listings_score on listings (in_stock, score, product_id);
create index listings_age on listings (in_stock, listed_at, product_id);
create index listings_category_price on listings (category_id, in_stock, price, product_id);
create index listings_category_score on listings (category_id, in_stock, score, product_id);
create index listings_category_age on listings (category_id, in_stock, listed_at, product_id);
create index listings_top_price on listings (top_category_id, in_stock, price, product_id);
create index listings_top_score on listings (top_category_id, in_stock, score, product_id);
create index listings_top_age on listings (top_category_id, in_stock, listed_at, product_id);
-- The planner must see how unevenly words are spread.
alter table listings alter column terms set statistics 500;

-- The ready-made JSON of the card, apart from the row that is scanned.
create table listing_cards (
  product_id int primary key references listings on delete cascade,
  card text not null
);

create table facet_values (
  id int generated always as identity primary key,
  key text not null,
  value text not null,
  -- For people, where it is no matter of language: names of brands and sellers.
  label text not null,
  number double precision,
  unique (key, value)
);

-- Lexemes of `listings.terms` with the number of listings that hold them: for spelling, completion and planning.
create table search_words (
  word text primary key,
  listings int not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops) where word >= 'a';
create index search_words_prefix on search_words (word text_pattern_ops);

-- Grows with every change of the listings, in its transaction.
create table search_state (
  single boolean primary key default true check (single),
  revision bigint not null
);
insert into search_state (revision) values (1);

-- Which listings a revision changed or removed, for processes that keep some of them in memory; old ones are forgotten.
create table listing_changes (
  revision bigint not null,
  product_id int not null,
  primary key (revision, product_id)
);
