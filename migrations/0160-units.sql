-- One thing sold, which outlives the offer and the seller. What happened to it is a chain of signed events.
create table units (
  id bigint generated always as identity primary key,
  -- Its public id: unguessable, as GS1's AI 235 takes it.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  name text not null,
  facts_group text not null,
  category_id int references categories on delete set null,
  gtin text check (gtin ~ '^[0-9]{14}$'),
  -- Sealed to read again, hashed to recognise, the last characters to tell it apart. Kind and last characters alone: the key of the market was lost.
  number_kind text check (number_kind in ('imei', 'serial')),
  number_sealed bytea,
  number_hash bytea unique,
  last4 text,
  -- Who has it now; null: a buyer has it, or nobody knows.
  company_id int references companies on delete set null,
  -- Who sold it last: goods that come back go there.
  sold_by int references companies on delete set null,
  -- All companies that had it, in the order in which they came: the third is `seller-3` of its events.
  sellers int[] not null default '{}',
  product_id int references products on delete set null,
  version_id int references versions on delete set null,
  -- Its product is published.
  offered boolean not null default false,
  -- The product for which its chain says so already.
  listed_for int,
  state text not null default 'inStock' check (state in ('inStock', 'reserved', 'sold')),
  -- The order that it is assigned to and has not left for.
  order_id bigint references orders on delete set null,
  facts jsonb,
  tested_at timestamptz,
  grade text check (grade in ('A', 'B', 'C', 'D', 'repairable', 'forParts')),
  grade_rules smallint,
  -- What the rules proposed where somebody decided otherwise, with a reason.
  grade_by_hand boolean not null default false,
  grade_proposed text check (grade_proposed in ('A', 'B', 'C', 'D', 'repairable', 'forParts')),
  -- Its newest event.
  seq int not null default 0,
  head_hash bytea,
  created_at timestamptz not null,
  check ((number_sealed is null) = (number_hash is null)),
  check (number_hash is null or (number_kind is not null and last4 is not null)),
  check ((seq = 0) = (head_hash is null)),
  check (state <> 'sold' or (company_id is null and product_id is null)),
  check (state <> 'reserved' or company_id is not null)
);
create index units_of_company on units (company_id, id) where company_id is not null;
create index units_sold_by on units (sold_by, id) where state = 'sold';
create index units_product on units (product_id, id) where product_id is not null;
create index units_version on units (version_id) where version_id is not null;
create index units_order on units (order_id) where order_id is not null;
create index units_category on units (category_id) where category_id is not null;
create index units_last4 on units (company_id, last4) where company_id is not null;

-- Keys by which the market signs. One signs; those of before stay, to prove what they signed. A private part that nobody can open is null.
create table unit_keys (
  -- sha256 of the public key (SPKI, DER), in hexadecimal.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  public_key bytea not null,
  private_sealed bytea,
  created_at timestamptz not null
);
create unique index unit_keys_signing on unit_keys ((true)) where private_sealed is not null;

create table unit_events (
  unit_id bigint not null references units,
  seq int not null check (seq > 0),
  at timestamptz(3) not null,
  kind text not null check (kind in ('received', 'tested', 'graded', 'repaired', 'wiped', 'listed', 'sold', 'returned', 'warranty')),
  -- `seller-1`, `seller-2`, `market`: nobody by name.
  by text not null check (by ~ '^(seller-[1-9][0-9]*|market)$'),
  data jsonb not null,
  -- Free words of a person, and the salt with which `data` holds their hash: both can go, and the chain still verifies.
  note text,
  note_salt text,
  prev bytea,
  hash bytea not null,
  signature bytea not null,
  key_id text not null references unit_keys,
  primary key (unit_id, seq),
  check ((prev is null) = (seq = 1)),
  check ((note is null) = (note_salt is null)),
  check (note is null or data ? 'note')
);

create function unit_events_are_appended() returns trigger language plpgsql as $$
declare
  last record;
begin
  select seq, hash into last from unit_events where unit_id = new.unit_id order by seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1 or new.prev is distinct from last.hash then
    raise exception 'event % of unit % does not follow its last one', new.seq, new.unit_id;
  end if;
  return new;
end $$;
create trigger unit_events_are_appended before insert on unit_events
  for each row execute function unit_events_are_appended();

create function unit_events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and new.note_salt is null
    and row(new.unit_id, new.seq, new.at, new.kind, new.by, new.data, new.prev, new.hash, new.signature, new.key_id)
      is not distinct from row(old.unit_id, old.seq, old.at, old.kind, old.by, old.data, old.prev, old.hash, old.signature, old.key_id)
  then return new; end if;
  raise exception 'unit_events is append-only';
end $$;
create trigger unit_events_stay before update or delete on unit_events for each row execute function unit_events_stay();
create trigger unit_events_not_truncated before truncate on unit_events for each statement execute function unit_events_stay();

-- Whoever changes where it is offered, by whatever way: what hangs on it follows.
create function unit_is_offered() returns trigger language plpgsql as $$
begin
  new.offered := exists (select from products where id = new.product_id and status = 'published');
  if new.product_id is null then new.version_id := null; end if;
  return new;
end $$;
create trigger unit_is_offered before insert or update of product_id on units for each row execute function unit_is_offered();

create function units_follow_product() returns trigger language plpgsql as $$
begin
  -- In the order in which everybody locks units.
  perform from units where product_id = new.id order by id for update;
  update units set offered = new.status = 'published' where product_id = new.id;
  return null;
end $$;
create trigger units_follow_product after update of status on products
  for each row when (old.status is distinct from new.status) execute function units_follow_product();

-- What its passport shows has changed: cached ones are dropped at commit, in all processes.
create function unit_passport_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('obieg_cache', 'unit:' || new.code);
  return null;
end $$;
create trigger unit_passport_changed after update on units for each row execute function unit_passport_changed();

create function unit_note_removed() returns trigger language plpgsql as $$
begin
  perform pg_notify('obieg_cache', 'unit:' || code) from units where id = new.unit_id;
  return null;
end $$;
create trigger unit_note_removed after update on unit_events for each row execute function unit_note_removed();

-- Certificates of data erasure. Operator and serial numbers are for the seller and the buyer alone, sealed as the paper is.
create table unit_erasures (
  unit_id bigint not null references units,
  id bigint generated always as identity primary key,
  company_id int references companies on delete set null,
  number text not null,
  wiped_on date not null,
  method text not null check (method in ('clear', 'purge', 'destroy')),
  tool text not null,
  tool_version text not null,
  -- Of drives that were verified, in per cent.
  verified smallint check (verified between 0 and 100),
  private_sealed bytea not null,
  file_key text,
  file_size int,
  file_hash bytea,
  written_at timestamptz not null,
  check ((file_key is null) = (file_hash is null) and (file_key is null) = (file_size is null))
);
create index unit_erasures_unit on unit_erasures (unit_id, id desc);
