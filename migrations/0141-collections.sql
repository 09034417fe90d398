-- Couriers that companies ask to come for parcels they have labels for.
create table collections (
  id bigint generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  carrier text not null,
  -- As it was asked for: where, and whom the courier asks for.
  sender jsonb not null,
  day date not null,
  from_time text not null,
  until_time text not null,
  note text not null check (length(note) <= 200),
  -- `asking`: the carrier is being asked; `uncertain`: it was, and whether it took the order nobody knows.
  state text not null check (state in ('requested', 'asking', 'ordered', 'confirmed', 'failed', 'uncertain', 'cancelled')),
  automatic boolean not null,
  external_id text,
  reason text,
  words text check (length(words) <= 300),
  attempts smallint not null default 0,
  -- Grows with every claim: who has lost its turn writes nothing any more.
  turn integer not null default 0,
  next_at timestamptz,
  requested_at timestamptz not null,
  requested_by uuid references users on delete set null,
  ordered_at timestamptz,
  check ((state = 'failed') = (reason is not null))
);
create index collections_due on collections (next_at) where next_at is not null;
create index collections_company on collections (company_id, id);

-- What they come for; `active` as long as the order stands or may stand: a parcel is asked for once.
create table collection_labels (
  collection_id bigint not null references collections on delete cascade,
  label_id bigint not null references labels on delete cascade,
  active boolean not null default true,
  primary key (collection_id, label_id)
);
create unique index collection_labels_active on collection_labels (label_id) where active;

-- The last day on which a company's parcels were looked through by themselves: once a day.
create table collection_days (
  company_id integer primary key references companies on delete cascade,
  day date not null
);

create index labels_for_courier on labels (company_id, bought_at)
  where state = 'bought' and purpose = 'outbound' and consignment->>'handOver' = 'courier';
