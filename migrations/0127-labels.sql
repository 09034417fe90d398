-- Labels that companies buy from carriers on their own contract. What is not failed or cancelled binds its pieces.
create table labels (
  id bigint generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  order_id bigint not null references orders on delete cascade,
  order_number text not null,
  purpose text not null default 'outbound' check (purpose in ('outbound', 'return')),
  carrier text not null,
  consignment jsonb not null,
  pieces jsonb not null,
  state text not null check (state in ('requested', 'prepared', 'buying', 'bought', 'failed', 'uncertain', 'cancelled')),
  -- Kept before it is bought: by it a purchase whose answer was lost is found.
  external_id text,
  numbers text[] not null default '{}',
  price bigint,
  batch_id uuid not null,
  reason text,
  words text check (length(words) <= 300),
  attempts smallint not null default 0,
  -- Grows with every claim: who has lost its turn writes nothing any more.
  turn integer not null default 0,
  next_at timestamptz,
  file_key text,
  requested_at timestamptz not null,
  requested_by uuid references users on delete set null,
  bought_at timestamptz,
  check (state <> 'buying' or external_id is not null),
  check ((state = 'failed') = (reason is not null))
);
create index labels_due on labels (next_at) where next_at is not null;
create index labels_order on labels (order_id);
create index labels_batch on labels (company_id, batch_id);
