-- Days that differ from the week, a revision against silent overwriting, and shops that are closed for good: their orders still need them.
alter table shops add column exceptions jsonb not null default '[]';
alter table shops add column revision int not null default 1;
alter table shops add column removed_at timestamptz;

-- Goods that wait in a shop.
create index products_shops on products using gin (shop_ids) where status = 'published';

-- Towns and villages for finding a place with no network: PRNG (Poland) and GeoNames (elsewhere), filled by a job at first need.
create table places (
  id int generated always as identity primary key,
  name text not null,
  -- Lower case without diacritics.
  folded text not null,
  kind text not null check (kind in ('city', 'town', 'village', 'district')),
  region text not null,
  district text not null,
  country text not null,
  lat double precision not null,
  lng double precision not null,
  population int not null,
  -- Order of places with equal names.
  rank int not null
);
create index places_name on places (folded text_pattern_ops);
create index places_position on places using gist (point(lng, lat));
create index places_population on places (population);

create table places_loaded (
  single boolean primary key default true check (single),
  version text not null,
  loaded_at timestamptz not null default now()
);

-- Answers of an outside geocoder; questions are kept as keyed hashes, they may be somebody's address.
create table geocode_answers (
  question bytea primary key,
  answer jsonb not null,
  asked_at timestamptz not null
);
create index geocode_answers_age on geocode_answers (asked_at);

-- Whose turn it is where a service allows one question a second.
create table geocode_turns (
  service text primary key,
  next_at timestamptz not null
);
